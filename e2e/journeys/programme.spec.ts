import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";

const phone = { width: 360, height: 800 };
const programme = href("programme", "de");
const apply = (page: Page) =>
  page.getByRole("button", { name: /^(?:\d+ Konzerte?|Konzerte) zeigen$/ });
const panel = (page: Page) => page.getByRole("main").locator("summary", { hasText: "Filter" });

test.describe("on a phone, by keyboard", () => {
  test.use({ viewport: phone });

  test("narrows the programme in the panel and takes a filter away again", async ({ page }) => {
    await page.goto(programme);
    // the field is one of these once scripts run
    await expect(page.getByRole("combobox")).toBeVisible();
    await panel(page).press("Enter");
    await page.getByRole("checkbox", { name: "Karten verfügbar" }).press("Space");
    await page.getByRole("checkbox", { name: "Rollstuhlplätze" }).press("Space");
    await apply(page).press("Enter");
    await expect(page).toHaveURL(`${programme}?tickets_available=1&access=wheelchair`);
    await expect(panel(page)).toBeFocused();
    await expect(apply(page)).toBeHidden();

    await page.getByRole("link", { name: /^Rollstuhlplätze.*Filter aufheben$/ }).press("Enter");
    await expect(page).toHaveURL(`${programme}?tickets_available=1`);
    await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  });

  test("chooses a day, and lets it go", async ({ page }) => {
    await page.goto(programme);
    await expect(page.getByRole("combobox")).toBeVisible();
    const days = page.getByRole("navigation", { name: "Tage" }).getByRole("list");
    const day = days.last().getByRole("link").first();
    await day.press("Enter");
    await expect(page).toHaveURL(/\?from_date=([\d-]+)&to_date=\1$/);
    // it says itself that it is chosen
    await expect(day).toHaveAttribute("aria-current", "true");
    await expect(day).toBeFocused();
    await page
      .getByRole("main")
      .getByRole("link", { name: /Filter aufheben$/ })
      .press("Enter");
    await expect(page).toHaveURL(programme);
    await expect(day).not.toHaveAttribute("aria-current");
  });

  test("has the chosen day in sight, and fades where its rows are cut", async ({ page }) => {
    await page.goto(`${programme}?from_date=2025-09-20&to_date=2025-09-20`);
    const days = page.getByRole("navigation", { name: "Tage" });
    await expect(days.locator("[aria-current=true]")).toBeInViewport({ ratio: 1 });
    const genres = page.getByRole("navigation", { name: "Nach Genre filtern" });
    for (const row of [days, genres]) {
      expect(await row.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(0);
      await expect(row).toHaveCSS("mask-image", /^linear-gradient/);
      // the last one can be pushed out of what fades
      await row.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: "instant" }));
      const last = await row.getByRole("listitem").last().boundingBox();
      expect((last?.x ?? Number.NaN) + (last?.width ?? 0)).toBeLessThanOrEqual(phone.width - 38);
    }
  });

  test("leads on from a day without concerts to the next evening", async ({ page }) => {
    await page.goto(`${programme}?q=heute`);
    await expect(page.getByRole("heading", { name: "Heute ist kein Konzert." })).toBeVisible();
    await expect(page.getByText("Los geht es am Donnerstag, 28. August 2025.")).toBeVisible();
    const evening = page.getByRole("region", { name: "Donnerstag, 28. August 2025" });
    await expect(evening.getByRole("article").first()).toBeInViewport();
    await evening.getByRole("heading", { level: 3 }).first().getByRole("link").click();
    await expect(page).toHaveURL(/programm-tickets\/[^/]+\/\d+$/);
  });

  test("finds out by a suggestion who plays a composer", async ({ page }) => {
    await page.goto(programme);
    const field = page.getByRole("combobox", { name: "Werk, Name oder Spielort" });
    await field.pressSequentially("saariaho");
    const composer = page.getByRole("option", { name: "Komposition" });
    await expect(composer).toBeVisible();
    for (const width of [phone.width, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // nothing lies over the first one, such as the row of days, which stays in sight
      await page.getByRole("option").first().click({ trial: true });
    }
    for (const option of await page.getByRole("option").all()) {
      await field.press("ArrowDown");
      await expect(option).toHaveAttribute("aria-selected", "true");
      if ((await composer.getAttribute("aria-selected")) === "true") break;
    }
    await field.press("Enter");
    await expect(
      page.getByRole("heading", { level: 1, name: "Wer spielt Kaija Saariaho, und wann?" }),
    ).toBeVisible();
    await expect(page).toHaveURL(/composers=\d+$/);
  });
});

test("shows more, opens an event, and finds its place again on the way back", async ({ page }) => {
  await page.goto(programme);
  const rows = page.getByRole("article");
  const before = await rows.count();
  await page.getByRole("button", { name: "Mehr Konzerte zeigen" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(rows).not.toHaveCount(before);

  const row = rows.nth(before + 2);
  const event = row.getByRole("heading").getByRole("link");
  const title = await event.innerText();
  await event.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(row.getByRole("heading")).toHaveText(title);
  await expect(row).toBeInViewport();
});

test("lets the list grow by reading on, once more was asked for", async ({ page }) => {
  await page.goto(programme);
  const rows = page.getByRole("article");
  await page.getByRole("button", { name: "Mehr Konzerte zeigen" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  const two = await rows.count();
  await rows.last().scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/\?page=3$/);
  await expect(rows).not.toHaveCount(two);
});

test("reads from event to event under its filters, and goes back to them", async ({ page }) => {
  const filtered = `${programme}?access=wheelchair`;
  await page.goto(filtered);
  // scripts run
  await expect(page.getByRole("combobox")).toBeVisible();
  const titles = page.getByRole("article").getByRole("heading");
  const second = (await titles.nth(1).innerText()).trim();
  await titles.first().getByRole("link").click();
  const chosen = page.getByRole("navigation", { name: "Unter Ihren Filtern" });
  await chosen.getByRole("link", { name: "Konzert danach" }).click();
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
  await expect(chosen).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Programm", exact: true }).click();
  await expect(page).toHaveURL(filtered);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("narrows the programme by boxes, a day and words", async ({ page }) => {
    await page.goto(programme);
    await panel(page).click();
    await page.getByRole("checkbox", { name: "Rollstuhlplätze" }).check();
    await page.getByRole("checkbox", { name: "Induktionsschleife" }).check();
    await apply(page).click();
    const set = page.getByRole("list", { name: "Gesetzte Filter" }).getByRole("link");
    await expect(set).toHaveCount(2);

    const days = page.getByRole("navigation", { name: "Tage" });
    await days.getByRole("link", { name: /, 3\. September/ }).click();
    await expect(set).toHaveCount(3);
    await expect(page).toHaveURL(/access=wheelchair,hearing_loop&from_date=/);

    await page.getByRole("link", { name: "Mehrere Tage" }).click();
    await expect(page.getByText(/^Bis wann\?/)).toBeVisible();
    await days.getByRole("link", { name: /, 7\. September/ }).click();
    await expect(page).toHaveURL(/&from_date=2025-09-03&to_date=2025-09-07$/);
    await expect(set).toHaveCount(3);

    await page.getByLabel("Werk, Name oder Spielort").fill("gibtesnicht");
    await page.getByRole("button", { name: "Suchen" }).click();
    await expect(page.getByRole("heading", { name: "Hier ist es gerade still." })).toBeVisible();
    await page.getByRole("link", { name: "Ohne „gibtesnicht“" }).click();
    await expect(set).toHaveCount(3);
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("goes from an event to the next, and to one of its works with all concerts", async ({
    page,
  }) => {
    await page.goto(programme);
    await page.getByRole("article").getByRole("heading").getByRole("link").first().click();
    const further = page.getByRole("navigation", { name: "Weitere Konzerte" });
    await further.getByRole("link", { name: "Konzert danach" }).click();
    await expect(further.getByRole("link", { name: "Konzert davor" })).toBeVisible();
    const works = page.getByRole("heading", { level: 2, name: "Programm" }).locator("..");
    await works.getByRole("listitem").getByRole("link").last().click();
    await expect(page).toHaveURL(/\/de\/(?:werke|komponisten)\//);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});

test("several days are chosen by drag in their row, and by Shift and Enter on the last", async ({
  page,
}) => {
  await page.goto(programme);
  const day = (of: string) =>
    page.getByRole("navigation", { name: "Tage" }).getByRole("link", { name: of });
  await day("Samstag, 6. September").hover();
  await page.mouse.down();
  await day("Freitag, 5. September").hover();
  await page.mouse.up();
  await expect(page).toHaveURL(`${programme}?from_date=2025-09-05&to_date=2025-09-06`);
  await expect(
    page.getByRole("link", { name: /^5\. bis 6\. September.*Filter aufheben$/ }),
  ).toBeVisible();

  await day("Sonntag, 7. September").focus();
  await page.keyboard.press("Shift+Enter");
  await expect(page).toHaveURL(`${programme}?from_date=2025-09-05&to_date=2025-09-07`);
  await expect(day("Sonntag, 7. September")).toHaveAttribute("aria-current", "true");
  expect(page.context().pages()).toHaveLength(1);
});

for (const width of [360, 1280]) {
  test(`the row of days stays in sight at ${width} px, and leads from within the list to a list's beginning`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(programme);
    const days = page.getByRole("navigation", { name: "Tage", exact: true });
    const place = () => days.evaluate((row) => row.getBoundingClientRect().top);
    // once it has come to life the header glides away, and the days take its place
    const readOn = async () => {
      await page.mouse.wheel(0, 600);
      return place();
    };
    await expect.poll(readOn).toBe(0);
    await page.mouse.wheel(0, -300);
    const header = page.getByRole("banner");
    const height = () => header.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(async () => (await place()) - (await height())).toBe(0);

    await days.getByRole("link", { name: /, 31\. August 2025/ }).click();
    await expect(page).toHaveURL(/from_date=2025-08-31/);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeInViewport();
  });
}

test("the filters have room for both ends of a period, side by side from 360 px on", async ({
  page,
}) => {
  await page.goto(href("programme", "de"));
  await panel(page).click();
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = [];
    for (const label of ["Von", "Bis"]) {
      const box = await page.getByLabel(label, { exact: true }).boundingBox();
      if (box) boxes.push(box);
    }
    expect(boxes).toHaveLength(2);
    for (const box of boxes) {
      expect(box.width).toBeGreaterThan(140);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    if (width >= 360) expect(boxes[0]?.y).toBe(boxes[1]?.y);
  }
});
