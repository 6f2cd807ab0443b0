// Keeps every file of this version, so that all games can be played without a network after the first visit.
const NAME = "yupana-";

async function keepAll() {
	const list = await (await fetch("./files.json", { cache: "no-store" })).json();
	const cache = await caches.open(NAME + list.version);
	const kept = new Set((await cache.keys()).map((request) => request.url));
	const wanted = ["./", ...list.files.map((file) => `./${file}`)];
	await Promise.all(
		wanted
			.map((path) => new URL(path, self.registration.scope).href)
			.filter((url) => !kept.has(url))
			.map((url) => cache.add(url)),
	);
	for (const name of await caches.keys()) {
		if (name.startsWith(NAME) && name !== NAME + list.version) await caches.delete(name);
	}
}

self.addEventListener("install", (event) => event.waitUntil(keepAll().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
	if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
	event.respondWith(
		caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)),
	);
});
