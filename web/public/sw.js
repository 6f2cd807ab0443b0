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
	const { origin, pathname } = new URL(event.request.url);
	if (event.request.method !== "GET" || origin !== location.origin) return;
	if (pathname.startsWith(`${new URL(self.registration.scope).pathname}api/`)) return; // the server answers anew
	event.respondWith(
		caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)),
	);
});

/** It is somebody's turn: show the table, in a page that is open already if there is one. */
async function show(url) {
	const [page] = await self.clients.matchAll({ type: "window" });
	if (!page) return self.clients.openWindow(url);
	await page.focus();
	return page.navigate(url);
}

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(show(event.notification.data));
});
