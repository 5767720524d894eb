import type { ArticleListPage } from "@festival/contracts/api/magazine";
import { addressOf } from "@festival/contracts/calls/call";
import { listArticles } from "@festival/contracts/calls/magazine";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { signIn } from "../../src/staff.ts";

const imprint = href("page", "de", { path: pagePaths.imprint.de });

async function publish(page: Page) {
  await expect(page.getByText("Alles gespeichert.")).toBeVisible();
  await page.getByRole("button", { name: "Veröffentlichen …" }).click();
  await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await expect(page.getByText("Veröffentlicht.")).toBeVisible();
}

test("staff write title and teaser of an article where they stand, and visitors read them once they are published", async ({
  page,
  request,
  browser,
}) => {
  const list = await request.get(addressOf(listArticles, { locale: "de" }));
  const { results }: ArticleListPage = await list.json();
  const article = results.find(({ teaser }) => teaser !== "");
  const address = href("article", "de", { slug: article?.slug.de ?? "", id: article?.id ?? 0 });
  await signIn(page, address);
  await page.getByRole("button", { name: "Seite bearbeiten" }).click();
  const main = page.getByRole("main");

  await page.getByRole("button", { name: "Titel bearbeiten", exact: true }).press("Enter");
  const title = page.getByRole("textbox", { name: "Titel", exact: true });
  await expect(title).toBeFocused();
  const token = crypto.randomUUID().slice(0, 8);
  await page.keyboard.type(` ${token}`);
  await expect(main.getByRole("heading", { level: 1, includeHidden: true })).toContainText(token);
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(title).toBeHidden();
  await expect(main.getByRole("heading", { level: 1 })).toContainText(token);

  await page.getByRole("button", { name: "Teaser bearbeiten", exact: true }).click();
  const teaser = page.getByRole("textbox", { name: "Teaser", exact: true });
  await teaser.fill(`Kurz gesagt: ${token}`);
  await page.keyboard.press("Escape");
  await expect(main.getByText(`Kurz gesagt: ${token}`)).toBeVisible();
  await expect(page.getByText("Alles gespeichert.")).toBeVisible();

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitorsPage = await visitor.newPage();
  await visitorsPage.goto(address);
  await expect(visitorsPage.getByRole("heading", { level: 1 })).toContainText(article?.title ?? "");
  await expect(visitorsPage.getByText(token)).toHaveCount(0);

  await publish(page);
  await visitorsPage.goto(address);
  await expect(visitorsPage.getByRole("heading", { level: 1 })).toContainText(token);
  await expect(visitorsPage.getByText(`Kurz gesagt: ${token}`)).toBeVisible();
  await visitor.close();
});

test.describe("without a network", () => {
  test.use({ expectedTrouble: [/ERR_FAILED/] });

  test("a headline of a page is typed, taken back, and there again after the page was closed", async ({
    page,
  }) => {
    await signIn(page, imprint);
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    await page.getByRole("button", { name: "Seite bearbeiten" }).click();
    await page.getByRole("button", { name: "Überschrift bearbeiten", exact: true }).waitFor();
    const before = await heading.innerText();
    await page.getByRole("button", { name: "Überschrift bearbeiten", exact: true }).click();
    await expect(page.locator("[role=textbox]:focus")).toBeVisible();
    await page.keyboard.type(" ganz neu");
    await page.keyboard.press("Escape");
    await expect(heading).toHaveText(`${before} ganz neu`);
    await page.getByRole("button", { name: "Rückgängig" }).click();
    await expect(heading).toHaveText(before);

    await page.context().route(/\/changes\/$/, (route) => route.abort());
    await page.getByRole("button", { name: "Überschrift bearbeiten", exact: true }).click();
    await expect(page.locator("[role=textbox]:focus")).toBeVisible();
    await page.keyboard.type(" im Zug");
    await expect(page.getByText(/Auf diesem Gerät ist alles gesichert/)).toBeVisible();
    const other = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await other.context().unroute(/\/changes\/$/);
    await other.goto(`${imprint}?edit`);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(`${before} im Zug`);
    await expect(other.getByText("Alles gespeichert.")).toBeVisible();
  });
});
