import { staffPaths } from "@festival/contracts/staffPaths";
import type { Page } from "@playwright/test";
import { expect, test } from "../../src/journey.ts";
import { pressOn, tabTo } from "../../src/keyboard.ts";
import { createAsStaff, signIn, updateAsStaff } from "../../src/staff.ts";

const { admin } = staffPaths;
const calls = "/de/pageeditor-api";

async function makeEvent(page: Page, title: string): Promise<number> {
  await createAsStaff(page, `${calls}/events/`, {
    title: { de: title, en: title },
    slug: { de: "tasten", en: "keys" },
    starts_at: "2025-09-10T18:00:00.000Z",
  });
  const address = `${calls}/events/?search=${encodeURIComponent(title)}`;
  const { results } = await (await page.request.get(address)).json();
  return results[0].id;
}

/** Where the focus is, as a person who lost it would notice. */
const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

test("the admin area, without a mouse: a record is found, changed and brought back, and several are changed together", async ({
  page,
}) => {
  test.slow();
  await signIn(page, admin);
  const ids = [await makeEvent(page, "Tasten Eins"), await makeEvent(page, "Tasten Zwei")];
  const heading = page.getByRole("heading", { level: 1 });
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.goto(`${admin}?lang=de`);
  await expect(heading).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("tasten eins");
  await expect(page.getByRole("option", { name: /Tasten Eins/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Tasten Eins");

  await tabTo(page, page.getByRole("textbox", { name: /^Titel.*Deutsch/ }).first());
  await page.keyboard.press("End");
  await page.keyboard.type(" neu");
  await pressOn(page, button("Speichern"));
  await expect(heading).toHaveText("Tasten Eins neu");
  await pressOn(page, page.getByText("Verlauf", { exact: true }));
  await pressOn(page, button("Mit jetzt vergleichen").first());
  await pressOn(page, button("Diese Fassung wiederherstellen"));
  await expect(heading).toHaveText("Tasten Eins");
  await expect(page.getByText("Wiederhergestellt.")).toBeVisible();
  expect(await hasFocus(page)).toBe(true);

  const filter = encodeURIComponent(JSON.stringify({ search: "Tasten" }));
  await page.goto(`${admin}/events?filter=${filter}&lang=de`);
  const column = page.getByRole("columnheader", { name: "Titel" });
  await pressOn(page, column.getByRole("button"));
  await expect(column).toHaveAttribute("aria-sort", "ascending");
  await tabTo(page, page.getByLabel("Alle auf dieser Seite auswählen"));
  await page.keyboard.press("Space");
  await pressOn(page, button("Gemeinsam ändern"));
  const dialog = page.getByRole("dialog");
  const what = dialog.getByLabel("Was ändern?");
  await tabTo(page, what);
  await page.keyboard.type("Online");
  await expect(what).toHaveValue("set:is_online");
  await tabTo(page, dialog.getByRole("checkbox", { name: "Online" }));
  await page.keyboard.press("Space");
  await expect(dialog.getByText("verschwindet für Besucher.")).toHaveCount(2);
  await pressOn(page, button("Alle 2 ändern"));
  await expect(page.getByText("2 Einträge sind geändert.")).toBeVisible();
  expect(await hasFocus(page)).toBe(true);
  await pressOn(page, button("Rückgängig machen"));
  await expect(page.getByText("Alles ist wieder wie vorher.")).toBeVisible();
  for (const id of ids) {
    await updateAsStaff<{ revision: number; is_online: boolean }>(page, `${calls}/events/${id}/`, {
      is_online: false,
    });
  }
});
