import type { ArticleListPage } from "@festival/contracts/api/magazine";
import { addressOf } from "@festival/contracts/calls/call";
import { listArticles } from "@festival/contracts/calls/magazine";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });

/** Opens the first text of the page that is open, to be edited in place. */
async function openText(page: Page) {
  await page.getByRole("button", { name: "Seite bearbeiten" }).click();
  await page
    .getByRole("button", { name: /^Text bearbeiten: / })
    .first()
    .click();
  const text = page.getByRole("textbox", { name: "Text bearbeiten" });
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  return text;
}

async function publish(page: Page) {
  await expect(page.getByText("Alles gespeichert.")).toBeVisible();
  await page.getByRole("button", { name: "Veröffentlichen …" }).click();
  await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await expect(page.getByText("Veröffentlicht.")).toBeVisible();
}

test("staff change a text in the page, and the next visitor reads it", async ({
  page,
  browser,
}) => {
  await signIn(page, visit);
  await openText(page);
  const words = `Neu seit heute: ${crypto.randomUUID()}`;
  await page.keyboard.type(` ${words}`);
  await publish(page);
  await expect(page.getByRole("main").getByText(words)).toBeVisible();

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitorsPage = await visitor.newPage();
  await visitorsPage.goto(visit);
  await expect(visitorsPage.getByRole("main").getByText(words)).toBeVisible();
  await visitor.close();
});

test("words that were typed are there again after the page was closed without a network", async ({
  page,
}) => {
  await signIn(page, visit);
  await openText(page);
  await page.context().route(/\/changes\/$/, (route) => route.abort());
  const words = `Im Zug: ${crypto.randomUUID()}`;
  await page.keyboard.type(` ${words}`);
  await expect(page.getByText(/Auf diesem Gerät ist alles gesichert/)).toBeVisible();
  const other = await page.context().newPage();
  await page.close({ runBeforeUnload: false });

  await other.context().unroute(/\/changes\/$/);
  await other.goto(`${visit}?edit`);
  await expect(other.getByRole("main").getByText(words)).toBeVisible();
  await expect(other.getByText("Alles gespeichert.")).toBeVisible();
});

test("a keyboard that tells no keys loses no words by Enter", async ({ page }) => {
  await signIn(page, visit);
  const text = await openText(page);
  const token = crypto.randomUUID();
  await page.keyboard.type(` Das ist ${token}`);
  const client = await page.context().newCDPSession(page);
  const key = { key: "Unidentified", windowsVirtualKeyCode: 229 };
  await client.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
  await page.evaluate("document.execCommand('insertParagraph')");
  await client.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  await page.keyboard.type("Danach");
  await expect(text).toContainText(`Das ist ${token}`);
  await expect(text).toContainText("Danach");
  await publish(page);
  await expect(page.getByRole("main").getByText(token)).toBeVisible();
});

test("a text of an article is mended where it stands", async ({ page, request, browser }) => {
  const list = await request.get(addressOf(listArticles, { locale: "de" }));
  const { results }: ArticleListPage = await list.json();
  const [article] = results;
  const address = href("article", "de", { slug: article?.slug.de ?? "", id: article?.id ?? 0 });
  await signIn(page, address);
  await openText(page);
  await page.keyboard.type("!");
  await publish(page);

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitorsPage = await visitor.newPage();
  await visitorsPage.goto(address);
  await expect(visitorsPage.locator("[data-section-model=text]").first()).toContainText(/!\s*$/);
  await visitor.close();
});

test.describe("the login", () => {
  test.use({ expectedTrouble: [/\b401\b/] });

  test("refuses a wrong password in words", async ({ page }) => {
    await page.goto(`${staffPaths.login}?lang=de`);
    expect(await axeProblems(page)).toEqual([]);
    await page.getByLabel("E-Mail-Adresse", { exact: true }).fill("jemand@festival.example");
    await page.getByLabel("Passwort").fill("geraten");
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(page.getByRole("alert")).toHaveText("E-Mail-Adresse oder Passwort stimmt nicht.");
  });
});
