import type { EventListPage } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { listEvents } from "@festival/contracts/calls/programme";
import { href, match } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { heldBy } from "../src/device.ts";
import { expect, test } from "../src/journey.ts";
import { site } from "../src/site.ts";
import { signIn } from "../src/staff.ts";

test.use({
  serviceWorkers: "allow",
  expectedTrouble: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|^503 |Failed to load resource|Failed to fetch|no network/,
  ],
});

/** What the device holds for reading without a network, by place and name. */
async function takenAlong(page: Page): Promise<string[]> {
  const held = await heldBy(page.context(), site.url);
  return held
    .filter(({ place }) => place === "cache" || place === "serviceWorker")
    .map(({ place, name }) => `${place} ${name}`);
}

/** Presses what stands in the page's footer. */
async function takeAlong(page: Page): Promise<void> {
  // its script comes once it is near
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Für unterwegs mitnehmen" }).click();
  await expect(page.getByRole("button", { name: "Nichts mehr mitnehmen" })).toBeVisible();
}

/** Waits until the device has kept an address. */
async function isKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address))
    .toBe(true);
}

/** Reads a page as on a first visit, until it would still be there without a network. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await takeAlong(page);
  await isKept(page, path);
}

/** The first concert of the season with a programme booklet. */
async function eventWithBooklet(page: Page): Promise<{ slug: string; id: number }> {
  for (let address: string | null = addressOf(listEvents, { locale: "de" }); address;) {
    const answer: EventListPage = await (await page.request.get(address)).json();
    const found = answer.results.find((event) => event.has_booklet);
    if (found) return { slug: found.slug.de, id: found.id };
    address = answer.next;
  }
  throw new Error("The season has no booklet.");
}

test("pages are kept where the reader asks for it, and on no other device", async ({ page }) => {
  const path = href("programme", "de");
  await page.goto(path);
  await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await expect.poll(() => match(new URL(page.url()).pathname)?.name).toBe("event");
  // a worker would be there by then, had it been asked for
  await page.waitForFunction(() => performance.now() > 6000);
  expect(await takenAlong(page)).toEqual([]);
  await takeAlong(page);
  await expect.poll(() => takenAlong(page)).toContain("serviceWorker /sw.js");
  await isKept(page, page.url());
  await page.getByRole("button", { name: "Nichts mehr mitnehmen" }).click();
  await expect.poll(() => takenAlong(page)).toEqual([]);
});

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "keine Verbindung" });

test("a page that was read can be read again without a network, and says how old it is", async ({
  page,
  context,
}) => {
  await read(page, href("programme", "de"));
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
  // a document that the device has kept may still believe in a network
  const age = page.getByRole("status").filter({ hasText: "Stand dieser Seite" });
  await expect(age).toHaveText(/: \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
  await expect(age).toHaveCount(0);
});

test("pages read without a reload are there, too, and one goes on between them", async ({
  page,
  context,
}) => {
  await read(page, href("programme", "de"));
  const event = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first();
  const title = await event.innerText();
  await event.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await isKept(page, page.url());
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
  await expect(notice(page)).toHaveText(/Stand dieser Seite/);
  await event.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a plan is read again without a network, from its address and from the device's own marks", async ({
  page,
  context,
}) => {
  const answer = await page.request.get(addressOf(listEvents, { locale: "de" }));
  const { results }: EventListPage = await answer.json();
  const [first, second] = results;
  if (!first || !second) throw new Error("The season has no two concerts.");
  const plan = href("plan", "de", {}, { events: [first.id, second.id] });
  await read(page, plan);
  await page.getByRole("button", { name: "In meinen Plan übernehmen" }).click();
  const titles = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(titles).toHaveText([first.title, second.title]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Mein Festival" })).toBeVisible();
  await expect(titles).toHaveText([first.title, second.title]);
});

test("an unread page says that there is no network, and leads to what can be read", async ({
  page,
  context,
}) => {
  await read(page, href("programme", "de"));
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Magazin" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Keine Verbindung" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${href("magazine", "de")}$`));
  await page.getByRole("link", { name: "Programm", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
  await page.goto(href("team", "en"), { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
});

test("a booklet once opened reads without a network, with its pictures", async ({
  page,
  context,
}) => {
  const event = await eventWithBooklet(page);
  await page.goto(href("event", "de", event));
  await takeAlong(page);
  const address = href("eventBooklet", "de", event);
  const booklet = page.locator(`a[href="${address}"]`).first();
  await booklet.click();
  await expect.poll(() => match(new URL(page.url()).pathname)?.name).toBe("eventBooklet");
  await isKept(page, address);
  const pictures = page.getByRole("main").locator("img");
  const count = await pictures.count();
  for (let place = 0; place < count; place += 1) {
    const source = await pictures.nth(place).getAttribute("src");
    if (source?.startsWith("/media/images/")) await isKept(page, source);
  }
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (let place = 0; place < count; place += 1) {
    await pictures.nth(place).scrollIntoViewIfNeeded();
    await expect
      .poll(() => pictures.nth(place).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

/** The newsletter's field in the footer of a page, filled in. */
async function fillNewsletter(page: Page, label: string): Promise<void> {
  const field = page.getByRole("contentinfo").getByRole("textbox", { name: label });
  await field.fill("ada@example.org");
}

const newsletters = {
  de: { email: "E-Mail-Adresse", unsent: /^Noch nicht abgeschickt, Ihre Eingaben bleiben stehen/ },
  en: { email: "Email address", unsent: /^Not sent yet; what you entered is still there/ },
};

for (const locale of ["de", "en"] as const) {
  test(`the newsletter's field keeps what was typed where it is sent without a network in ${locale}`, async ({
    page,
    context,
  }) => {
    const { email, unsent } = newsletters[locale];
    const path = href("magazine", locale);
    await page.goto(path);
    await fillNewsletter(page, email);
    // the footer's own script comes once it is seen, and what says so when the browser is idle
    await expect(
      page.getByRole("button", {
        name: locale === "de" ? "Kontrast erhöhen" : "Increase contrast",
      }),
    ).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await expect(page.getByRole("status").filter({ hasText: /Verbindung|offline/ })).toBeVisible();
    const field = page.getByRole("contentinfo").getByRole("textbox", { name: email });
    await field.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: unsent })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(field).toHaveValue("ada@example.org");
  });
}

test("a form that a page without its scripts sends without a network comes back whole", async ({
  page,
  context,
}) => {
  await read(page, href("magazine", "de"));
  await fillNewsletter(page, newsletters.de.email);
  await context.setOffline(true);
  const form = page.getByRole("contentinfo").locator("form[method=post]");
  // as a browser does whose page has no scripts: no listener is asked
  await form.evaluate((element: HTMLFormElement) => element.submit());
  const title = page.getByRole("heading", { level: 1, name: "Noch nicht abgeschickt" });
  await expect(title).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveText(["ada@example.org"]);
  await page.getByRole("button", { name: "Noch einmal senden" }).click();
  await expect(title).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveText(["ada@example.org"]);
});

test("nothing of what staff read is kept, and what was read before is forgotten", async ({
  page,
  context,
}) => {
  const path = href("programme", "de");
  await read(page, path);
  await signIn(page, path);
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
  const kept = () => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
  expect(await kept()).toBe(false);
  // the editor's code is on its way, and is missed where the network goes meanwhile
  await expect(page.getByRole("button", { name: "Seite bearbeiten" })).toBeVisible();
  await context.setOffline(true);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1, name: "Keine Verbindung" })).toBeVisible();
});
