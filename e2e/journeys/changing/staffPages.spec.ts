import { addressOf } from "@festival/contracts/calls/call";
import { getPage } from "@festival/contracts/calls/site";
import { editHeader } from "@festival/contracts/cookiesAndHeaders";
import { href } from "@festival/contracts/routes";
import { adminHref, staffPaths } from "@festival/contracts/staffPaths";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { changeAsStaff, signIn } from "../../src/staff.ts";

test.use({
  serviceWorkers: "allow",
  expectedTrouble: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|^503 |Failed to load|Failed to fetch/],
});

const visit = href("page", "de", { path: pagePaths.visit.de });
const atEnd = { parent: null, column: 0, before: null };

/** Asks for a page as the navigator and the preview do, from within the document. */
const askForData = (page: Page) =>
  page.evaluate(
    async ({ path, header, preview }) => {
      const headers = { accept: "application/json", [header]: "1" };
      const texts = [];
      for (const [address, init] of [[path, { headers }], [preview]] as const) {
        texts.push(await (await fetch(address, init)).text());
      }
      return texts;
    },
    {
      path: visit,
      header: editHeader,
      preview: `${addressOf(getPage, { locale: "de", "*": pagePaths.visit.de })}?preview=1`,
    },
  );

/** Addresses of all that this device keeps for reading without a network, and those whose text names some words. */
const kept = (page: Page, words: readonly string[]) =>
  page.evaluate(async (named) => {
    const found: { url: string; isNamed: boolean }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const text = (await (await cache.match(url))?.text()) ?? "";
        found.push({ url, isNamed: named.some((word) => text.includes(word)) });
      }
    }
    return found;
  }, words);

test("on a device that keeps pages, nothing of staff is kept, nor shown to the next person without a network", async ({
  page,
  context,
}) => {
  await page.goto(visit);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Für unterwegs mitnehmen" }).click();
  await expect
    .poll(async () => (await kept(page, [])).some(({ url }) => url.endsWith(visit)))
    .toBe(true);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await signIn(page, visit);
  const state = await page.locator("#festival-state").textContent();
  const { id } = JSON.parse(state ?? "").page.data;
  const words = `Geheim ${crypto.randomUUID()}`;
  const texts = { de: { content: words } };
  const insert = { op: "insert", ref: "draft", model: "headline", texts, at: atEnd };
  const { draft } = await changeAsStaff(page, id, insert);

  const answers: Response[] = [];
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    const isData = ["document", "fetch"].includes(answer.request().resourceType());
    if (isData && /^\/(?:de|admin)/.test(pathname)) answers.push(answer);
  });
  await page.goto(`${visit}?edit`);
  await expect(page.getByRole("main").getByText(words)).toBeVisible();
  // the working copy is there
  await page.locator("[data-section-frame]").first().waitFor();
  const read = await askForData(page);
  expect(read.map((text) => text.includes(words))).toEqual([true, true]);
  await page.goto(visit);
  await page.goto(adminHref("pages"));
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  const addresses = answers.map((answer) => new URL(answer.url()).pathname);
  expect(addresses).toEqual(
    expect.arrayContaining([visit, adminHref("pages"), `/de/pageeditor-api/page/${id}/content/`]),
  );
  // no cache in between, and none of the browser, may keep one of them
  const storable = answers.filter(
    (answer) => !answer.headers()["cache-control"]?.includes("no-store"),
  );
  expect(storable.map((answer) => answer.url())).toEqual([]);

  await page.goto(visit);
  const ofStaff = [words, "pageeditor-api", "Angemeldet als"];
  // scripts are the same for all
  const own = (await kept(page, ofStaff)).filter(({ url }) => !url.includes("/remotes/"));
  expect(own.filter(({ url, isNamed }) => isNamed || url.endsWith(visit))).toEqual([]);

  await changeAsStaff(page, id, { op: "remove", sections: [draft] });
  await page.getByRole("button", { name: "Abmelden" }).click();
  await page.waitForURL((url) => url.pathname !== visit);
  // its parts are there: none of them may fail for want of a network
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  for (const path of [visit, `${visit}?edit`]) {
    await page.goto(path);
    const html = await page.content();
    expect(ofStaff.filter((word) => html.includes(word))).toEqual([]);
  }
  await page.goto(staffPaths.login).then(
    () => expect(page.url()).toBe(""),
    (error: Error) => expect(error.message).toMatch(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/),
  );
  await context.setOffline(false);
});
