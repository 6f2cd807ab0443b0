/** The server calls a person whose pages are closed, through their browser. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { PHONE, pageOf, served, shelf } from "./browser.mjs";

const NOTICE = { title: "Ваш хід: Tzolk’in", body: "За столом: Тарас.", path: "#/table/7", tag: "table-7" };

const at = served();

describe("web push", () => {
	it("is shown when no page is open, once for each table, and leads to it; not to whoever is looking", async () => {
		const context = await at.browser.newContext({ viewport: PHONE });
		const { origin } = new URL(at.server.url);
		await context.grantPermissions(["notifications"], { origin });
		const { page } = await pageOf(context, at.server.url, { language: "uk" });
		await shelf(page);
		await page.evaluate(() => navigator.serviceWorker.ready);
		const elsewhere = await context.newPage();
		const devtools = await context.newCDPSession(elsewhere);
		const registered = new Promise((found) => {
			devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
				for (const each of registrations) if (each.scopeURL === at.server.url) found(each.registrationId);
			});
		});
		await devtools.send("ServiceWorker.enable");
		const registrationId = await registered;
		const push = async () => {
			const data = JSON.stringify(NOTICE);
			await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
			await elsewhere.waitForTimeout(500);
		};
		const shown = (open) =>
			open.evaluate(async () => {
				const registration = await navigator.serviceWorker.getRegistration();
				return (await registration.getNotifications()).map(({ title, body, data, tag }) => {
					return { title, body, data, tag };
				});
			});
		await page.bringToFront();
		await push();
		assert.deepEqual(await shown(page), [], "who is looking knows already");
		await page.close();
		await push();
		await push();
		const back = await context.newPage();
		await back.goto(at.server.url);
		const { path, ...said } = NOTICE;
		assert.deepEqual(await shown(back), [{ ...said, data: at.server.url + path }]);
		await context.close();
	});
});
