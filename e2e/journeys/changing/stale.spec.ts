import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { signIn } from "../../src/staff.ts";

const addresses = [pagePaths.visit, pagePaths.imprint].map((path) =>
  href("page", "de", { path: path.de }),
);

const dialog = (page: Page) => page.getByRole("dialog", { name: "Deutsch und Englisch" });
const head = (page: Page) => dialog(page).getByRole("region", { name: "Kopf der Seite" });
const germanTitle = (page: Page) => head(page).getByRole("textbox", { name: "Titel" }).first();
const all = (page: Page) => dialog(page).getByRole("checkbox", { name: "Alle Abschnitte zeigen" });
const fine = (page: Page) => head(page).getByRole("button", { name: "Englisch ist in Ordnung" });
const anyFine = (page: Page) => dialog(page).getByRole("button", { name: / ist in Ordnung$/ });
const list = (page: Page) => page.getByRole("region", { name: "In einer Sprache älter" });
const pathOf = (page: Page) => new URL(page.url()).pathname;

test("a text that is older than the other language leads on to the next page, from the admin area too", async ({
  page,
}) => {
  await signIn(page, addresses[0] ?? "");
  const titles: string[] = [];
  for (const address of addresses) {
    await page.goto(`${address}?edit=languages`);
    await all(page).check();
    titles.push(await germanTitle(page).inputValue());
    await germanTitle(page).fill(`${titles.at(-1)} neu`);
    await expect(head(page).getByText("Englisch ist älter:")).toBeVisible();
    await expect(page.getByText("Alles gespeichert.")).toBeVisible();
  }
  expect(await axeProblems(page)).toEqual([]);

  await page.goto("/admin");
  for (const title of titles) {
    await expect(list(page).getByRole("link", { name: title, exact: true })).toBeVisible();
  }
  expect(await axeProblems(page)).toEqual([]);
  await list(page)
    .getByRole("link", { name: titles[0] ?? "", exact: true })
    .press("Enter");
  await expect(head(page).getByText("Englisch ist älter:")).toBeVisible();
  expect(pathOf(page)).toBe(addresses[0]);

  await dialog(page)
    .getByRole("link", { name: /^Zur nächsten Seite: / })
    .press("Enter");
  await expect.poll(() => pathOf(page)).not.toBe(addresses[0]);
  await expect(
    dialog(page)
      .getByText(/ ist älter:$/)
      .first(),
  ).toBeVisible();

  for (const [index, address] of addresses.entries()) {
    await page.goto(`${address}?edit=languages`);
    await germanTitle(page).fill(titles[index] ?? "");
    await expect(page.getByText("Alles gespeichert.")).toBeVisible();
    await expect(fine(page)).toBeVisible();
    // other journeys have left sections of theirs
    for (let left = await anyFine(page).count(); left > 0; left -= 1) {
      await anyFine(page).first().press("Enter");
      await expect(anyFine(page)).toHaveCount(left - 1);
    }
    // the list in the admin area is read once
    await expect(page.getByText("Alles gespeichert.")).toBeVisible();
  }
  await page.goto("/admin");
  await expect(list(page)).toBeVisible();
  for (const title of titles) {
    await expect(list(page).getByRole("link", { name: title, exact: true })).toHaveCount(0);
  }
});
