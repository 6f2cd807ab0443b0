// Keeps every file of a release, so that all games can be played without a network after the first visit.
// Pages that are open keep their release: a newer one waits until they are closed, or the only one is loaded anew.

const FILES = {}; // path: digest. Written when the client is built, so a release is another worker.
const KEPT = "yupana-files";
const { scope } = self.registration;

// Files are kept by what is in them. What a release did not change is there already.
const key = (path) => `${scope}${path}?${encodeURIComponent(FILES[path])}`;

async function keep(cache, path) {
	if (await cache.match(key(path))) return;
	// a server that is just being changed may have a file of another release: then all is tried again later
	const file = await fetch(scope + path, { cache: "no-cache", integrity: `sha256-${FILES[path]}` });
	if (!file.ok) throw new Error(`${path}: ${file.status}`);
	await cache.put(key(path), file);
}

async function keepAll() {
	const cache = await caches.open(KEPT);
	await Promise.all(Object.keys(FILES).map((path) => keep(cache, path)));
}

async function throwAway() {
	const cache = await caches.open(KEPT);
	const wanted = new Set(Object.keys(FILES).map(key));
	for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
	for (const name of await caches.keys()) if (name !== KEPT && name.startsWith("yupana-")) await caches.delete(name);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(throwAway().then(() => self.clients.claim())));

// A page that was just loaded asks for the newest release; others that are open keep theirs.
async function takeOver() {
	for (let tries = 0; tries < 20; tries++) {
		await new Promise((done) => setTimeout(done, 100)); // the page that was there before lingers for a moment
		const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
		if (pages.length === 1) return self.skipWaiting();
	}
}

self.addEventListener("message", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
	const { origin, pathname } = new URL(event.request.url);
	const path = decodeURI((origin + pathname).slice(scope.length)) || "index.html";
	if (event.request.method !== "GET" || !Object.hasOwn(FILES, path)) return; // the server answers
	const kept = caches.open(KEPT).then((cache) => cache.match(key(path)));
	event.respondWith(kept.then((file) => file ?? fetch(event.request)));
});

/** The server calls somebody, in their language; whoever is looking knows already. */
async function tell({ title, body, path, tag }) {
	const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	if (pages.some((page) => page.focused)) return;
	await self.registration.showNotification(title, { body, tag, icon: `${scope}icon.svg`, data: scope + path });
}

self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

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
