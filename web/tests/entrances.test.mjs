/** Ways in besides a password, at a real server: a passkey of Chromium's own, and a provider on this machine. */
import assert from "node:assert/strict";
import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, describe, it } from "node:test";
import { DESKTOP, launch, PATIENCE, PHONE, pageOf } from "./browser.mjs";
import { violations } from "./looking.mjs";
import { Town } from "./town.mjs";

const QUICK = { theme: "day", motion: "off", size: "normal", list: false };
const PASSWORD = "correct horse battery";
const CLIENT = "yupana";
/** A refused request is a complaint of the browser's; the client tells it in words. */
const REFUSED = /Failed to load resource/;

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const coded = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A provider who believes everybody to be Oksana. */
function provider() {
	const asked = new Map();
	const server = createServer(async (request, response) => {
		const here = `http://127.0.0.1:${server.address().port}`;
		const url = new URL(request.url, here);
		const answer = (body) => response.setHeader("Content-Type", "application/json").end(JSON.stringify(body));
		if (url.pathname === "/.well-known/openid-configuration")
			return answer({
				issuer: here,
				authorization_endpoint: `${here}/authorize`,
				token_endpoint: `${here}/token`,
				jwks_uri: `${here}/keys`,
			});
		if (url.pathname === "/keys")
			return answer({ keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: "1", use: "sig" }] });
		if (url.pathname === "/authorize") {
			const code = randomUUID();
			asked.set(code, Object.fromEntries(url.searchParams));
			const back = new URL(url.searchParams.get("redirect_uri"));
			back.search = new URLSearchParams({ code, state: url.searchParams.get("state") });
			return response.writeHead(302, { Location: back.href }).end();
		}
		let body = "";
		for await (const piece of request) body += piece;
		const form = new URLSearchParams(body);
		const journey = asked.get(form.get("code"));
		const verifier = createHash("sha256").update(form.get("code_verifier")).digest("base64url");
		assert.equal(verifier, journey.code_challenge);
		const now = Math.floor(Date.now() / 1000);
		const claims = { iss: here, sub: "7", aud: CLIENT, nonce: journey.nonce, iat: now, exp: now + 60 };
		const head = `${coded({ alg: "RS256", kid: "1" })}.${coded({ ...claims, name: "Оксана" })}`;
		const signature = sign("sha256", Buffer.from(head), keys.privateKey).toString("base64url");
		return answer({ access_token: "x", token_type: "Bearer", id_token: `${head}.${signature}` });
	});
	return server;
}

const there = provider();
let town;
let browser;

before(async () => {
	await once(there.listen(0, "127.0.0.1"), "listening");
	const settings = {
		YUPANA_OPENID_ISSUER: `http://127.0.0.1:${there.address().port}`,
		YUPANA_OPENID_CLIENT: CLIENT,
		YUPANA_OPENID_NAME: "Клуб",
		YUPANA_TRUSTED_HOSTS: "127.0.0.1",
	};
	town = new Town(settings, "localhost");
	town.found();
	await town.start("referee", "referee");
	await town.start("gateway", "gateway");
	browser = await launch();
	await town.ready("gateway");
});
after(async () => {
	await browser?.close();
	await town?.raze();
	there.close();
});

async function arrive(viewport, language) {
	const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE });
	const opened = await pageOf(context, `${town.url("gateway")}#/account`, { ...QUICK, language });
	opened.page.setDefaultTimeout(PATIENCE / 6);
	return {
		...opened,
		context,
		press: (name) => opened.page.getByRole("button", { name, exact: true }).click(),
	};
}

/** A device that says yes to everything, as a finger on its sensor would. */
async function device(context, page) {
	const devtools = await context.newCDPSession(page);
	await devtools.send("WebAuthn.enable");
	const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true };
	const seen = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
	const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
		options: { ...options, ...seen },
	});
	return async (absent) =>
		devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: !absent });
}

/** Signs out, and comes back to where one signs in. */
async function leave(page, press, button) {
	await press(button);
	await page.waitForURL(/#\/$/);
	await page.goto(`${town.url("gateway")}#/account`);
}

const complained = (complaints) => complaints.filter((each) => !REFUSED.test(each));

describe("ways in besides a password", () => {
	it("a passkey is added, signs in without name and password, and is removed", {
		timeout: PATIENCE,
	}, async () => {
		const { page, complaints, context, press } = await arrive(PHONE, "en");
		const absent = await device(context, page);
		await press("New account");
		await page.locator('input[name="username"]').fill("Oksana");
		await page.locator('input[name="password"]').fill(PASSWORD);
		await press("Create account");
		const password = page.getByLabel("Your password, to change any of this");
		const label = page.getByLabel("Name of the new passkey");
		await label.fill("Phone");
		await press("Add a passkey");
		await page.getByText("Wrong name or password.").waitFor();
		await password.fill(PASSWORD);
		await press("Add a passkey");
		await page.getByText("The passkey is added.").waitFor();
		assert.deepEqual(await violations(page), []);

		await leave(page, press, "Sign out");
		await press("Sign in");
		await absent(true);
		await press("Sign in with a passkey");
		await page.getByText("No passkey was used.").waitFor();
		assert.deepEqual(await violations(page), []);
		await absent(false);
		await press("Sign in with a passkey");
		await page.getByRole("main").getByRole("link", { name: "Oksana", exact: true }).waitFor();

		await password.fill(PASSWORD);
		await press("Remove the passkey Phone");
		await page.getByRole("button", { name: "Remove the passkey Phone" }).waitFor({ state: "detached" });
		assert.equal(town.ask("SELECT count(*) FROM passkeys"), "0");
		assert.deepEqual(complained(complaints), []);
		await context.close();
	});

	it("the host's provider brings somebody in, who chooses a name once", { timeout: PATIENCE }, async () => {
		const { page, complaints, context, press } = await arrive(DESKTOP, "uk");
		await press("Новий обліковий запис");
		await press("Продовжити через Клуб");
		await page.waitForURL(/#\/provider\/new\//);
		const name = page.locator('input[name="username"]');
		await name.waitFor();
		assert.equal(await name.inputValue(), "Оксана");
		assert.deepEqual(await violations(page), []);
		await name.fill("Соломія");
		await press("Створити обліковий запис");
		await page.getByRole("main").getByRole("link", { name: "Соломія", exact: true }).waitFor();
		assert.equal(new URL(page.url()).hash, "#/account", "where they went from");
		await page.getByRole("button", { name: "Задати пароль" }).waitFor();
		assert.deepEqual(await violations(page), []);

		await press("Роз’єднати");
		await page.getByText("Інакше ви не зможете увійти.").waitFor();
		await leave(page, press, "Вийти");
		await press("Увійти");
		await press("Продовжити через Клуб");
		await page.getByRole("main").getByRole("link", { name: "Соломія", exact: true }).waitFor();

		there.close();
		there.closeAllConnections();
		await leave(page, press, "Вийти");
		await press("Увійти");
		await press("Продовжити через Клуб");
		await page.getByText("Інша служба не відповідає.").waitFor();
		assert.deepEqual(complained(complaints), []);
		await context.close();
	});
});
