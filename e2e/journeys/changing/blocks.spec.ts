import { href } from "@festival/contracts/routes";
import type { Browser, Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { changeAsStaff, signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });
const focus = href("page", "de", { path: pagePaths.focus.de });
const atEnd = { parent: null, column: 0, before: null };

const edit = async (page: Page, path: string) => {
  await page.goto(`${path}?edit`);
  await page.locator("[data-section-frame]").first().waitFor();
};

/** Publishes what this person has changed of all that the page shows. */
async function publish(page: Page, look: () => Promise<void> = async () => undefined) {
  await expect(page.getByText("Alles gespeichert.")).toBeVisible();
  await page.getByRole("button", { name: "Veröffentlichen …" }).press("Enter");
  await expect(page.getByRole("button", { name: "Jetzt veröffentlichen" })).toBeEnabled();
  await look();
  await page.getByRole("button", { name: "Jetzt veröffentlichen" }).press("Enter");
  await expect(page.getByText("Veröffentlicht.")).toBeVisible();
}

/** What visitors read on a page. */
async function readAsVisitor(browser: Browser, page: Page, path: string, words: string) {
  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await visitor.newPage();
  await theirs.goto(path);
  await expect(theirs.getByRole("main").getByText(words)).toBeVisible();
  await visitor.close();
}

test("a reusable block is made of a section, shown in another page, changed in both at once, and replaced by a copy", async ({
  page,
  browser,
}) => {
  await signIn(page, visit);
  const state = await page.locator("#festival-state").textContent();
  const { id } = JSON.parse(state ?? "").page.data;
  const name = `Hinweis ${crypto.randomUUID().slice(0, 8)}`;
  const paragraph = { key: "a", text: name, type: "unstyled", depth: 0 };
  const content = {
    blocks: [{ ...paragraph, inlineStyleRanges: [], entityRanges: [] }],
    entityMap: {},
  };
  await changeAsStaff(page, id, {
    op: "insert",
    ref: "draft",
    model: "text",
    texts: { de: { content }, en: { content } },
    at: atEnd,
  });

  await edit(page, visit);
  await page.getByRole("button", { name: `Text bearbeiten: ${name}` }).press("Enter");
  await page.getByRole("button", { name: "Als Baustein …" }).press("Enter");
  const making = page.getByRole("dialog", { name: "Baustein anlegen" });
  await expect(making).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await making.getByRole("textbox", { name: "Name auf Deutsch" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Baustein angelegt: ${name}`)).toBeVisible();
  await expect(page.getByRole("complementary", { name: /^Baustein/ })).toBeVisible();
  await expect(page.getByText(`Baustein „${name}“, an 1 Stelle verwendet:`)).toBeVisible();
  await publish(page);
  await readAsVisitor(browser, page, visit, name);

  await edit(page, focus);
  await page
    .getByRole("button", { name: "Abschnitt am Ende einfügen", exact: true })
    .press("Enter");
  const inserting = page.getByRole("dialog", { name: "Abschnitt einfügen" });
  await inserting.getByRole("button", { name, exact: true }).press("Enter");
  await expect(page.getByRole("main").getByText(name)).toBeVisible();
  await publish(page);
  await readAsVisitor(browser, page, focus, name);

  // what is changed in one page is changed in the other
  await edit(page, focus);
  await page.getByRole("button", { name: `Text bearbeiten: ${name}` }).press("Enter");
  await expect(page.getByText(`Baustein „${name}“, an 2 Stellen verwendet:`)).toBeVisible();
  await page.getByRole("textbox", { name: "Text bearbeiten" }).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(", ganz neu");
  await page.keyboard.press("Escape");
  await publish(page, async () => {
    const uses = page.getByRole("dialog").locator("[data-block-uses]");
    await expect(uses.getByRole("link")).toHaveCount(2);
    expect(await axeProblems(page)).toEqual([]);
  });
  await readAsVisitor(browser, page, visit, `${name}, ganz neu`);
  await readAsVisitor(browser, page, focus, `${name}, ganz neu`);

  await edit(page, focus);
  await page.getByRole("button", { name: /^Baustein bearbeiten/ }).press("Enter");
  await page.getByRole("button", { name: "Durch Kopie ersetzen" }).press("Enter");
  await expect(page.getByText("Eingesetzt: 1 Abschnitt.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Baustein bearbeiten/ })).toHaveCount(0);
  await publish(page);
  await readAsVisitor(browser, page, focus, `${name}, ganz neu`);
  await edit(page, visit);
  await page.getByRole("button", { name: /^Baustein bearbeiten/ }).press("Enter");
  await expect(page.getByText(`Baustein „${name}“, an 1 Stelle verwendet:`)).toBeVisible();

  // other journeys go on in this page
  await page
    .getByRole("complementary", { name: /^Baustein/ })
    .getByRole("button", { name: "Löschen", exact: true })
    .press("Enter");
  await expect(page.getByRole("button", { name: /^Baustein bearbeiten/ })).toHaveCount(0);
  await publish(page);
});
