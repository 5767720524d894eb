import { sessionCookie } from "@festival/contracts/cookiesAndHeaders";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { site } from "../../src/site.ts";
import { signIn, signInByInvitation } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });
const changes = /\/changes\/$/;
const jonas = { email: "jonas@festival.example", password: "sieben Pauken hinter Glas" };
const mara = { email: "mara@festival.example", password: "neun Celli unter Wasser" };

/** Opens the first text of the page, with all of its words selected. */
async function selectText(page: Page) {
  await page.goto(`${visit}?edit`);
  await page
    .getByRole("button", { name: /^Text bearbeiten: / })
    .first()
    .click();
  const text = page.getByRole("textbox", { name: "Text bearbeiten" });
  await text.click();
  await page.keyboard.press("ControlOrMeta+A");
  return text;
}

const saved = (page: Page) => expect(page.getByText("Alles gespeichert.")).toBeVisible();

test.describe("two people in one page", () => {
  // what is refused as another person was faster
  test.use({ expectedTrouble: [/\b409\b|ERR_FAILED/] });

  test("see each other, are asked only about the same words, and publish their own", async ({
    page,
    browser,
  }) => {
    const other = await browser.newContext({ baseURL: site.url });
    const second = await other.newPage();
    await signInByInvitation(second, jonas, { name: "Jonas Frei", dataDir: site.dataDir });
    await signIn(page, visit);

    await selectText(page);
    await page.route(changes, (route) => route.abort());
    const mine = `Fassung von Ida ${crypto.randomUUID()}`;
    await page.keyboard.type(mine);
    await expect(page.getByText(/Auf diesem Gerät ist alles gesichert/)).toBeVisible();

    await selectText(second);
    const theirs = `Fassung von Jonas ${crypto.randomUUID()}`;
    await second.keyboard.type(theirs);
    await saved(second);
    await expect(page.getByRole("list", { name: "Auch hier" })).toContainText("Jonas Frei (Text");

    await page.unroute(changes);
    const question = page.getByRole("dialog", { name: /^Zwei haben dieselben Wörter geändert/ });
    await expect(question).toContainText(mine, { timeout: 45_000 });
    await expect(question).toContainText(theirs);
    await expect(
      question.getByRole("heading", { name: /^Die Fassung von Jonas Frei, / }),
    ).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await question.getByRole("button", { name: "Meine nehmen" }).click();
    await saved(page);
    await expect(second.getByRole("textbox", { name: "Text bearbeiten" })).toContainText(mine, {
      timeout: 45_000,
    });

    // both wrote it: it is published where one of them says so
    await page.getByRole("button", { name: "Veröffentlichen …" }).click();
    const part = page.getByRole("checkbox", { name: /von .*Jonas Frei/ });
    await expect(part).not.toBeChecked();
    await part.check();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: /veröffentlichen$/ }).click();
    await expect(page.getByText("Veröffentlicht.")).toBeVisible();
    const visitor = await browser.newContext({ baseURL: site.url });
    const visitorsPage = await visitor.newPage();
    await visitorsPage.goto(visit);
    await expect(visitorsPage.getByRole("main").getByText(mine)).toBeVisible();
    await visitor.close();
    await other.close();
  });
});

test.describe("a session that ends", () => {
  test.use({ expectedTrouble: [/\b401\b|ERR_FAILED/] });

  test("is begun again in the page, and what was typed is saved", async ({ page }) => {
    await signIn(page, visit);
    await selectText(page);
    await page.context().clearCookies({ name: sessionCookie });
    const words = `Nach der Pause ${crypto.randomUUID()}`;
    await page.keyboard.type(words);
    const dialog = page.getByRole("dialog", { name: "Ihre Anmeldung ist abgelaufen" });
    await expect(dialog).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByLabel("Passwort").fill("geraten");
    await dialog.getByRole("button", { name: "Anmelden" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "E-Mail-Adresse oder Passwort stimmt nicht.",
    );
    await dialog.getByLabel("Passwort").fill(site.login.password);
    await dialog.getByRole("button", { name: "Anmelden" }).click();
    await expect(dialog).toBeHidden();
    await saved(page);
    await page.reload();
    await expect(page.getByRole("main").getByText(words)).toBeVisible();
  });

  test("by signing out asks about unsaved work, which no other person sees", async ({ page }) => {
    await signIn(page, visit);
    await selectText(page);
    await page.context().route(changes, (route) => route.abort());
    const words = `Bleibt auf dem Gerät ${crypto.randomUUID()}`;
    await page.keyboard.type(words);
    await expect(page.getByText(/Auf diesem Gerät ist alles gesichert/)).toBeVisible();
    await page.getByRole("button", { name: "Abmelden" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Es ist noch nicht alles gespeichert" });
    await expect(dialog).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Auf diesem Gerät behalten und abmelden" }).click();
    await page.waitForURL((url) => url.pathname !== visit);
    await page.context().unroute(changes);

    await signInByInvitation(page, mara, { name: "Mara Lind", dataDir: site.dataDir });
    await page.goto(`${visit}?edit`);
    await saved(page);
    await expect(page.getByRole("main").getByText(words)).toHaveCount(0);

    await page.getByRole("button", { name: "Abmelden" }).first().click();
    await page.waitForURL((url) => url.pathname !== visit);
    await signIn(page, visit);
    await page.goto(`${visit}?edit`);
    await expect(page.getByRole("main").getByText(words)).toBeVisible();
    await saved(page);
  });
});
