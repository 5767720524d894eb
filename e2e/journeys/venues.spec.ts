import { locales } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { expect, test } from "../src/journey.ts";
import { pressOn } from "../src/keyboard.ts";

const venues = href("venues", "de");

test("the map of venues leads to the ways from one, by the keyboard", async ({ page }) => {
  await page.goto(venues);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Wo die Spielorte liegen" })).toBeAttached();
  const dot = main.getByRole("link", { name: /^1: Wege ab / });
  const name = (await dot.getAttribute("aria-label"))?.replace("1: ", "") ?? "";
  await pressOn(page, dot);
  await expect(page).toHaveURL(/\?from=\d+#map$/);
  const map = main.getByRole("region", { name });
  await expect(map.getByRole("heading", { name })).toBeInViewport();
  await expect(map.getByText(/Min\. zu Fuß$/).first()).toBeVisible();
  await expect(map.getByText(/Min\. mit Bus oder Rad$/).first()).toBeVisible();
  await pressOn(page, map.getByRole("link", { name: "Alle Nachbarn zeigen" }));
  await expect(page).toHaveURL(new RegExp(`${venues}#map$`));
});

test("a venue's title and its address begin at one axis, where they stand beside picture and text", async ({
  page,
}) => {
  await page.goto(venues);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Großer Saal am Ufer" }).first().click();
  await expect(main.getByRole("heading", { name: "Adresse" })).toBeVisible();
  const left = async (name: string) =>
    Math.round((await main.getByRole("heading", { name }).boundingBox())?.x ?? Number.NaN);
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(Math.abs((await left("Großer Saal am Ufer")) - (await left("Adresse")))).toBeLessThan(5);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the map of venues leads to the ways from one, and to a venue", async ({ page }) => {
    await page.goto(venues);
    await page.getByRole("link", { name: "Karte und Wege" }).click();
    await page.getByRole("link", { name: /^1: Wege ab / }).click();
    await expect(page).toHaveURL(/\?from=\d+#map$/);
    const map = page.getByRole("region", { name: /^Wege ab / });
    await expect(map).toBeInViewport();
    await map.getByRole("listitem").nth(1).getByRole("link").click();
    await expect(page).toHaveURL(/veranstaltungsorte\/[^/]+\/\d+$/);
  });
});

test("no link from list to list is cut off on a phone", async ({ page }) => {
  const width = 360;
  await page.setViewportSize({ width, height: 740 });
  await page.goto(href("venues", "de"));
  const links = page.getByRole("navigation", { name: "Das Programm nach Namen" }).getByRole("link");
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) {
    const { x, width: wide } = (await link.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
  }
});

test("the lists of names stand in one line on a tablet in both languages", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const locale of locales) {
    for (const name of ["works", "composers", "venues"] as const) {
      await page.goto(href(name, locale));
      const lists = page.getByRole("navigation", {
        name: /^(?:Das Programm nach Namen|The programme by name)$/,
      });
      const tops = await lists
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
      expect([locale, name, tops.length, new Set(tops).size]).toEqual([locale, name, 5, 1]);
    }
  }
});
