import { readFileSync } from "node:fs";
import { join } from "node:path";
import { previewCookie } from "@festival/contracts/release/preview";
import { href } from "@festival/contracts/routes";
import { adminHref } from "@festival/contracts/staffPaths";
import type { Page } from "@playwright/test";
import { expect, test } from "../../src/journey.ts";
import { site } from "../../src/site.ts";
import { signIn } from "../../src/staff.ts";
import { makeWorkingCopy } from "../../src/workingCopy.ts";

const quiz = href("quizStart", "de");
const shown = (page: Page, words: string) =>
  page.getByRole("main").getByText(words, { exact: true }).filter({ visible: true }).first();

test("a release is looked at in one browser before it is live, and no other browser sees it", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const live = () => readFileSync(join(site.dataDir, "releases", "live.json"), "utf8");
  const before = live();
  const copy = makeWorkingCopy();
  const file = "mf-quiz/src/locales/de.json";
  const { start: words } = JSON.parse(copy.read(file)).quiz as { start: string };
  const other = "Noch für niemanden live";
  copy.change(file, `"${words}"`, `"${other}"`);
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  await visitor.goto(quiz);
  await expect(shown(visitor, words)).toBeVisible();

  const kept = await copy.releases("release", "mf-quiz", "--preview");
  copy.remove();
  expect(kept.output).toContain("not live");
  const version = /mf-quiz ([0-9a-f]{12})/.exec(kept.output)?.[1] ?? "";

  await signIn(page, adminHref("releases"));
  await page.getByRole("button", { name: `mf-quiz ${version} ansehen` }).click();
  const dialog = page.getByRole("dialog", { name: `mf-quiz ${version} ansehen` });
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "In diesem Browser ansehen" }).click();
  const looking = await opened;
  const badge = looking.getByRole("complementary", { name: "Vorschau einer Fassung" });
  await expect(badge).toContainText(`mf-quiz in der Fassung ${version}`);

  // by its own document, and by the navigator
  await looking.goto(quiz);
  await expect(shown(looking, other)).toBeVisible();
  await looking.goto(href("magazine", "de"));
  await expect(badge).toBeVisible();
  await looking.evaluate((path) => {
    const link = document.createElement("a");
    link.href = path;
    link.textContent = "quiz";
    document.querySelector("#main")?.append(link);
    link.click();
  }, quiz);
  await expect(shown(looking, other)).toBeVisible();
  await expect(badge).toBeVisible();

  // at the same time, and by the link on another device
  await visitor.reload();
  await expect(shown(visitor, words)).toBeVisible();
  await expect(visitor.locator(".preview-badge")).toHaveCount(0);
  const link = await dialog.getByRole("textbox").inputValue();
  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 } })
  ).newPage();
  await phone.goto(link);
  await phone.getByRole("button", { name: "Jetzt ansehen" }).click();
  await phone.goto(site.url + quiz);
  await expect(shown(phone, other)).toBeVisible();

  await badge.getByRole("button", { name: "Beenden" }).click();
  await expect(shown(looking, words)).toBeVisible();
  await expect(badge).toHaveCount(0);
  const cookies = await looking.context().cookies();
  expect(cookies.filter(({ name }) => name.endsWith(previewCookie))).toEqual([]);
  expect(live()).toBe(before);
  await Promise.all([visitor, phone].map((one) => one.context().close()));
});
