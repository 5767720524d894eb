import { href } from "@festival/contracts/routes";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { changeAsStaff, signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });
const atEnd = { parent: null, column: 0, before: null };

test("what is not allowed is told below the words in the page, and in the panel, and stays until it is mended", async ({
  page,
}) => {
  test.slow();
  await signIn(page, visit);
  const state = await page.locator("#festival-state").textContent();
  const { id } = JSON.parse(state ?? "").page.data;
  const insert = (ref: string, values: object) => ({ op: "insert", ref, ...values, at: atEnd });
  const texts = { de: { content: "Karten" }, en: { content: "Tickets" } };
  const { link } = await changeAsStaff(page, id, insert("link", { model: "link", texts }));
  const { title } = await changeAsStaff(page, id, insert("title", { model: "headline", texts }));
  const saved = () => expect(page.getByText("Alles gespeichert.")).toBeVisible();
  const refused = (count: number) =>
    expect(page.getByText(`${count} Angabe`, { exact: false })).toBeVisible();

  // the headline of the page itself, where it stands
  await page.goto(`${visit}?edit`);
  await page.getByRole("button", { name: "Überschrift bearbeiten", exact: true }).click();
  const line = page.locator("[role=textbox][contenteditable]");
  await expect(line).toBeFocused();
  const before = (await line.textContent()) ?? "";
  const long = "Besuch ".repeat(80);
  await page.keyboard.insertText(long);
  const told = page
    .getByRole("alert")
    .filter({ hasText: /hat 570 Zeichen, erlaubt sind höchstens \d+/ });
  await expect(told).toBeVisible();
  await expect(line).toHaveAttribute("aria-invalid", "true");
  await refused(1);
  expect(await axeProblems(page)).toEqual([]);
  await expect(line).toContainText(long.trim());
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(before);
  await expect(told).toBeHidden();
  await page.keyboard.press("Escape");
  await saved();

  // and fields of the panel
  await page.locator(`[data-section-frame="${link}"]`).press("Enter");
  const panel = page.getByRole("complementary");
  const address = panel.getByRole("combobox", { name: "Adresse" });
  await address.fill("javascript:alert(document.cookie)");
  await expect(panel.getByText(/^Erlaubt sind https:/)).toBeVisible();
  await panel.getByLabel("Stilnamen").fill('"><script>');
  await expect(panel.getByText(/^„Stilnamen“ besteht aus/)).toBeVisible();
  await refused(2);
  await page.reload();
  await page.locator(`[data-section-frame="${link}"]`).press("Enter");
  // they are there again, with what is wrong
  await expect(address).toHaveValue("javascript:alert(document.cookie)");
  await expect(panel.getByLabel("Stilnamen")).toHaveValue('"><script>');
  await address.fill("/de/besuch");
  await panel.getByLabel("Stilnamen").fill("form");
  await page.keyboard.press("Escape");
  await saved();

  // a number that is emptied and written again
  await page.locator(`[data-section-frame="${title}"]`).press("Enter");
  const level = panel.getByLabel("Ebene");
  await level.fill("");
  await expect(panel.getByText("„Ebene“ ist eine ganze Zahl von 2 bis 6.")).toBeVisible();
  await level.pressSequentially("9");
  await expect(level).toHaveValue("9");
  await expect(panel.getByText("„Ebene“ ist eine ganze Zahl von 2 bis 6.")).toBeVisible();
  await level.fill("");
  await level.pressSequentially("3");
  await expect(level).toHaveValue("3");
  await page.keyboard.press("Escape");
  await saved();
  await expect(page.getByText(/nicht erlaubt/)).toBeHidden();
  await changeAsStaff(page, id, { op: "remove", sections: [link, title] });
});
