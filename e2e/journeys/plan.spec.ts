import type { EventListPage } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { listEvents } from "@festival/contracts/calls/programme";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems } from "../src/axe.ts";
import { expect, test } from "../src/journey.ts";
import { site } from "../src/site.ts";

const phone = { width: 360, height: 800 };
const plan = href("plan", "de");
const planned = (page: Page) => page.getByRole("main").getByRole("article");
const toMark = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Merken/ });
const marked = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Gemerkt/ });

/** Marks the first events of the programme. */
async function mark(page: Page, count: number): Promise<void> {
  await page.goto(href("programme", "de"));
  for (let number = 1; number <= count; number += 1) {
    // what is marked has another name, and the next one is the first
    await toMark(page).first().click();
    await expect(marked(page)).toHaveCount(number);
  }
}

async function firstIds(count: number): Promise<number[]> {
  const answer = await fetch(site.url + addressOf(listEvents, { locale: "de" }));
  const { results } = (await answer.json()) as EventListPage;
  return results.slice(0, count).map(({ id }) => id);
}

test("marks concerts, finds them in the plan, and takes them over on another device", async ({
  page,
  browser,
}) => {
  await mark(page, 2);
  await page.goto(plan);
  await expect(page).toHaveURL(/\/mein-festival\?events=\d+,\d+$/);
  await expect(planned(page)).toHaveCount(2);
  await page.reload();
  await expect(planned(page)).toHaveCount(2);
  expect(await axeProblems(page)).toEqual([]);

  const [first] = await planned(page).getByRole("heading").allInnerTexts();
  await planned(page).first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: first ?? "" })).toBeVisible();
  // beside its head, and with its tickets
  await expect(marked(page)).toHaveCount(2);
  await page.goBack();

  const otherDevice = await browser.newContext();
  const other = await otherDevice.newPage();
  await other.goto(page.url());
  await expect(planned(other)).toHaveCount(2);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Ein geteilter Plan");
  await other.getByRole("button", { name: "In meinen Plan übernehmen" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Mein Festival");
  await expect(other.getByRole("button", { name: /übernehmen/ })).toBeHidden();
  await other.goto(site.url + plan);
  await expect(planned(other)).toHaveCount(2);
  await otherDevice.close();
});

test("is the same in all windows, at once", async ({ page, context }) => {
  await mark(page, 1);
  const second = await context.newPage();
  await second.goto(href("programme", "de"));
  await expect(marked(second)).toHaveCount(1);
  await marked(second).click();
  await expect(marked(page)).toHaveCount(0);
});

test("gives the plan to calendars, as a file and as one that follows it", async ({
  page,
  request,
}) => {
  const eventsIn = async (address: string) =>
    (await (await request.get(address)).text()).split("BEGIN:VEVENT").length - 1;
  await mark(page, 2);
  await page.goto(plan);
  const file = page.getByRole("link", { name: "Als Kalenderdatei laden" });
  await expect(planned(page)).toHaveCount(2);
  expect(await eventsIn((await file.getAttribute("href")) ?? "")).toBe(2);

  await page.getByRole("button", { name: "Kalender abonnieren" }).press("Enter");
  await expect(page.getByRole("link", { name: "Im Kalender öffnen" })).toBeFocused();
  const feed = page.getByRole("link", { name: "Adresse für andere Kalenderprogramme" });
  const address = (await feed.getAttribute("href")) ?? "";
  expect(await eventsIn(address)).toBe(2);
  await page
    .getByRole("link", { name: /^Entfernen/ })
    .first()
    .click();
  await expect.poll(() => eventsIn(address)).toBe(1);

  await page.getByRole("button", { name: "Abo löschen" }).press("Enter");
  await expect(page.getByText("Das Abo ist gelöscht.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Kalender abonnieren" })).toBeFocused();
  expect((await request.get(address)).status()).toBe(404);
});

test.describe("on a phone, by keyboard", () => {
  test.use({ viewport: phone });

  test("marks an event, removes it and puts it back", async ({ page }) => {
    await page.goto(href("programme", "de"));
    await toMark(page).first().press("Enter");
    await page.goto(plan);
    await expect(page).toHaveURL(/events=\d+$/);
    await page.getByRole("link", { name: /^Entfernen/ }).press("Enter");
    await expect(page).toHaveURL(plan);
    await expect(page.getByText("Was möchten Sie hören?")).toBeVisible();
    const undo = page.getByRole("button", { name: "Rückgängig" });
    await expect(undo).toBeFocused();
    expect(await axeProblems(page)).toEqual([]);
    await undo.press("Space");
    await expect(planned(page)).toHaveCount(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(phone.width);
  });
});

test.describe("without a network", () => {
  test.use({ expectedTrouble: [/ERR_INTERNET_DISCONNECTED/] });

  test("reads on, removes an event, and synchronises once the network is back", async ({
    page,
    context,
  }) => {
    await mark(page, 2);
    await page.goto(plan);
    await expect(page).toHaveURL(/events=\d+,\d+$/);
    await context.setOffline(true);
    await expect(page.getByText(/^Keine Verbindung\. Stand: /)).toBeVisible();
    await page
      .getByRole("link", { name: /^Entfernen/ })
      .first()
      .click();
    await expect(planned(page)).toHaveCount(1);
    await context.setOffline(false);
    await expect(page).toHaveURL(/events=\d+$/);
    await expect(planned(page)).toHaveCount(1);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("explains itself, and shows, shrinks and exports the plan of a link", async ({
    page,
    request,
  }) => {
    await page.goto(plan);
    await expect(page.getByText(/Zum Merken muss Ihr Browser JavaScript ausführen/)).toBeVisible();
    await page.goto(href("plan", "de", {}, { events: await firstIds(3) }));
    await expect(planned(page)).toHaveCount(3);
    await expect(page.getByRole("button", { name: /Merken|Kalender/ })).toHaveCount(0);
    await page
      .getByRole("link", { name: /^Entfernen/ })
      .first()
      .click();
    await expect(planned(page)).toHaveCount(2);
    const file = page.getByRole("link", { name: "Als Kalenderdatei laden" });
    const answer = await request.get((await file.getAttribute("href")) ?? "");
    expect(await answer.text()).toContain("BEGIN:VCALENDAR");
    await expect(page.getByRole("img", { name: /^QR-Code/ })).toBeVisible();
  });
});
