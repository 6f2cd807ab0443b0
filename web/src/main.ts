import "@fontsource/noto-sans/cyrillic-400.css";
import "@fontsource/noto-sans/cyrillic-700.css";
import "@fontsource/noto-sans/latin-400.css";
import "@fontsource/noto-sans/latin-700.css";
import "@fontsource/yeseva-one/cyrillic-400.css";
import "@fontsource/yeseva-one/latin-400.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
	const worker = navigator.serviceWorker;
	// Whoever had a release and gets another loads it at once, so that no page mixes the two.
	if (worker.controller) worker.addEventListener("controllerchange", () => location.reload());
	void worker.register("./sw.js").then((registered) => registered?.waiting?.postMessage("take over"));
}
