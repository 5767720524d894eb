import { href, match } from "@festival/contracts/routes";
import { expect, test } from "../src/journey.ts";
import { watchDocument, watchedDocument } from "../src/withoutReload.ts";

const sameDocument = { same: true, emptyMain: 0 };

test("reads the programme, filters it, opens an event and reads on in English", async ({
  page,
}) => {
  await page.goto(href("home", "de"));
  await page.getByRole("link", { name: "Zum ganzen Programm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
  await expect(page).toHaveTitle(/Programm/);
  const all = await page.getByRole("main").getByRole("status").innerText();

  const filter = page.getByRole("navigation", { name: "Nach Genre filtern" });
  const genre = filter.getByRole("link").first();
  const genreName = (await genre.innerText()).trim();
  await genre.click();
  await expect(page).toHaveURL(/genres=\d+/);
  await expect(page.getByRole("main").getByRole("status")).not.toHaveText(all);
  await expect(page).toHaveTitle(new RegExp(genreName));

  const event = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first();
  const title = await event.innerText();
  await event.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(match(new URL(page.url()).pathname)?.name).toBe("event");

  await page.getByRole("banner").getByRole("link", { name: "EN, English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(match(new URL(page.url()).pathname)).toMatchObject({ name: "event", locale: "en" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("goes to the magazine and back without a reload", async ({ page }) => {
  await page.goto(href("programme", "de"));
  await watchDocument(page);
  const programmeTitle = await page.title();

  await page.getByRole("banner").getByRole("link", { name: "Magazin" }).first().click();
  await expect(page).toHaveURL(new RegExp(`${href("magazine", "de")}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Magazin/);
  expect(await watchedDocument(page)).toEqual(sameDocument);

  await page.goBack();
  await expect(page).toHaveTitle(programmeTitle);
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
  expect(await watchedDocument(page)).toEqual(sameDocument);

  await page.goForward();
  await expect(page).toHaveTitle(/Magazin/);
  expect(await watchedDocument(page)).toEqual(sameDocument);
});

test("visits every owner's pages in one document", async ({ page }) => {
  await page.goto(href("home", "de"));
  await watchDocument(page);
  const visit = async (name: RegExp, title: RegExp) => {
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await watchedDocument(page)).toEqual(sameDocument);
  };
  await visit(/^Zum Concert-O-Mat/, /Concert-O-Mat/);
  await page.goBack();
  await visit(/^Magazin$/, /Magazin/);
  await page.goBack();
  await visit(/^Zum ganzen Programm/, /Programm/);
});

test("shows the last of two quick clicks", async ({ page }) => {
  await page.goto(href("home", "de"));
  await watchDocument(page);
  await page.evaluate(
    (paths) => {
      for (const path of paths) document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    },
    [href("programme", "de"), href("magazine", "de")],
  );
  await expect(page).toHaveTitle(/Magazin/);
  await expect(page).toHaveURL(new RegExp(`${href("magazine", "de")}$`));
  expect(await watchedDocument(page)).toEqual(sameDocument);
});

test("moves the focus to the new page and the window to its top", async ({ page }) => {
  await page.goto(href("programme", "de"));
  const event = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").last();
  await event.click();
  await expect.poll(() => match(new URL(page.url()).pathname)?.name).toBe("event");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const focused = await page.evaluate(() => document.activeElement !== document.body);
  expect(focused).toBe(true);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});
