import type { EventListPage } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { countEvents, listEvents } from "@festival/contracts/calls/programme";
import { locales } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { screens } from "../src/screens.ts";
import { site } from "../src/site.ts";

// What only paper shows.

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(site.url + path);
  return (await answer.json()) as T;
}

/** How many sheets of A4 a page takes. */
async function sheets(page: Page): Promise<number> {
  const file = (await page.pdf({ format: "A4" })).toString("latin1");
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
}

for (const locale of locales) {
  test(`the programme in ${locale} prints every concert on five sheets at most`, async ({
    page,
  }) => {
    const { count } = await read<{ count: number }>(addressOf(countEvents, { locale }));
    await page.goto(href("programme", locale));
    const name = locale === "de" ? "Drucken" : "Print";
    const link = page.getByRole("main").getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", href("programmePrint", locale));
    await link.click();
    await expect(page).toHaveURL(href("programmePrint", locale));
    const rows = page.getByRole("main").getByRole("heading", { level: 3 });
    await expect(rows).toHaveCount(count);
    expect(await sheets(page)).toBeLessThanOrEqual(5);

    await page.emulateMedia({ media: "print" });
    await expect(rows.first()).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
    await expect(page.getByText(page.url().replace("http://", ""))).toBeVisible();
  });
}

for (const locale of locales) {
  test(`a plan of twelve concerts in ${locale} prints on one sheet, a row each`, async ({
    page,
  }) => {
    const { results } = await read<EventListPage>(addressOf(listEvents, { locale }));
    const events = results.slice(0, 12).map(({ id }) => id);
    await page.goto(href("plan", locale, {}, { events }));
    const rows = page.getByRole("main").getByRole("article");
    await expect(rows).toHaveCount(events.length);
    expect(await sheets(page)).toBe(1);

    await page.emulateMedia({ media: "print" });
    const row = rows.filter({ hasText: locale === "de" ? "Weg hierher" : "Getting here" }).first();
    const cells = [
      row.getByRole("time"),
      row.getByRole("heading"),
      row.getByRole("link").filter({ visible: true }).first(),
      row.getByText(locale === "de" ? /^Weg hierher/ : /^Getting here/),
    ];
    const tops = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())?.y));
    expect(new Set(tops.map((top) => Math.round((top ?? 0) / 4)))).toHaveProperty("size", 1);
    await expect(page.getByRole("img", { name: /^QR/ })).toBeVisible();
  });
}

test("an event on paper says where it is, and where its tickets are", async ({ page }) => {
  const address = (await screens.event?.("de")) ?? "";
  await page.goto(address);
  await page.emulateMedia({ media: "print" });
  const tickets = page.getByRole("complementary", { name: "Karten" });
  await expect(tickets.getByText(page.url().replace("http://", ""))).toBeVisible();
  const link = tickets.getByRole("link").first();
  await expect(link).toBeVisible();
  const written = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(written).toContain(await link.getAttribute("href"));
});

test("paper ends with whose site it is", async ({ page }) => {
  await page.goto((await screens.event?.("de")) ?? "");
  const provider = page.locator("#provider");
  await expect(provider).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(provider).toBeVisible();
  await expect(provider).toContainText(/^Musikfest am Strom .*, .*, \d{5} /);
});

test("an empty plan and a programme without a hit say so on paper, without buttons", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(href("plan", "de"));
  const main = page.getByRole("main");
  await expect(main.getByText("In diesem Plan steht noch kein Konzert.")).toBeVisible();
  await expect(main.getByRole("link").filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole("button").filter({ visible: true })).toHaveCount(0);

  await page.goto(href("programme", "de", {}, { q: "zzzzqq" }));
  await expect(main.getByText(/^Zu dieser Auswahl passt zurzeit kein Konzert/)).toBeVisible();
  await expect(main.getByRole("link", { name: /Konzerte zeigen$/ })).toBeHidden();
  expect(await sheets(page)).toBe(1);
});
