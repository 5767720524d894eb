import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { unknownRecipient } from "../../src/mailServer.ts";
import { openScreen } from "../../src/office/adminScreens.ts";
import { overflowProblems } from "../../src/overflow.ts";
import { site } from "../../src/site.ts";
import { createAsStaff, signIn, updateAsStaff } from "../../src/staff.ts";

const { admin } = staffPaths;
const calls = "/de/pageeditor-api";

/** A picture whose stored file is no picture any more, so that its sizes cannot be made again. */
async function damagedPicture(page: Page): Promise<number> {
  await openScreen(page, `${admin}/images`);
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 83;
    canvas.height = 41;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  await page.getByRole("button", { name: "Bilder hochladen" }).click();
  const file = { name: "schaden.png", mimeType: "image/png", buffer: Buffer.from(bytes) };
  await page.getByLabel(/bis zu 50 wählen/).setInputFiles(file);
  await expect(page.getByText("Neu: 1, schon da: 0, gescheitert: 0.")).toBeVisible();
  const { results } = await (await page.request.get(`${calls}/images/?search=schaden`)).json();
  const [{ id, file_name: fileName }] = results;
  await writeFile(join(site.dataDir, "media", "originals", fileName), "no picture");
  await updateAsStaff<{ revision: number; copyright: string }>(page, `${calls}/images/${id}/`, {
    copyright: "Probe",
  });
  return id;
}

test.describe("a morning on which something has failed", () => {
  // of the damaged picture nothing can be shown
  test.use({ expectedTrouble: [/500.*\/media\/images\//] });

  test("what has failed stands on the home of the office, and each line leads to where it is mended", async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, admin);
    const picture = await damagedPicture(page);
    const person = `${unknownRecipient}@festival.example`;
    await createAsStaff(page, `${calls}/users/`, {
      email: person,
      username: "Nie da",
      role: "editor",
      locale: "de",
    });

    const failures = page.getByRole("region", { name: "Was nicht geklappt hat" });
    const mail = failures.getByRole("link", { name: "Eine gescheiterte Mail" });
    const rendition = failures.getByRole("link", { name: "Ein Bild ohne fertige Größen" });
    await expect(async () => {
      await openScreen(page, admin);
      await expect(mail.and(page.locator(":visible"))).toBeVisible({ timeout: 1000 });
      await expect(rendition).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect([...(await axeProblems(page)), ...(await overflowProblems(page))]).toEqual([]);

    await mail.click();
    const row = page.getByRole("row").filter({ hasText: person });
    await expect(row).toContainText("No such mailbox here");
    await row.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await expect(page.getByText("Wird noch einmal versucht.")).toBeVisible();

    await page.goBack();
    await rendition.click();
    await expect(page.locator("main figure")).toHaveCount(1);
    await page.getByRole("link", { name: "schaden.png" }).click();
    await page.getByRole("button", { name: "Löschen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Endgültig löschen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bilder" })).toBeVisible();
    expect((await page.request.get(`${calls}/images/${picture}/`)).status()).toBe(404);
  });
});

test("on a phone the header of the admin area is one line, and all else waits in its menu", async ({
  page,
}) => {
  await signIn(page, admin);
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await openScreen(page, admin);
    const header = page.getByRole("banner");
    const height = async () => (await header.boundingBox())?.height ?? 0;
    expect([width, (await height()) <= 64]).toEqual([width, true]);
    await expect(header.getByRole("button", { name: "Alles finden" })).toBeVisible();
    const leave = header.getByRole("button", { name: "Abmelden" });
    await expect(leave).toBeHidden();
    const menu = header.getByRole("button", { name: "Menü" });
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(leave).toBeVisible();
    expect([...(await axeProblems(page)), ...(await overflowProblems(page))]).toEqual([]);
    await page.getByRole("link", { name: "Spielorte", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Spielorte" })).toBeVisible();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(leave).toBeHidden();
  }
});

test("in forced colours the admin area tells dialogs, the present screen and what is on by more than a surface", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await signIn(page, admin);
  await openScreen(page, `${admin}/events`);
  const styleOf = (selector: string, property: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [name = "", part]) => getComputedStyle(element, part).getPropertyValue(name),
        [property, pseudo],
      );
  const side = "nav a:not([aria-current])";
  const edge = "border-inline-start-color";
  expect(await styleOf("nav a[aria-current]", edge)).not.toBe(await styleOf(side, edge));
  expect(await styleOf(side, edge)).not.toBe(await styleOf("body", "color"));
  expect(await styleOf("header", "border-block-end-style")).toBe("solid");
  const mark = (isOn: boolean) =>
    styleOf(`main [data-on="${isOn}"]`, "background-color", "::before");
  await expect(page.locator('main [data-on="true"]').first()).toBeVisible();
  expect(await mark(true)).toBe(await styleOf("body", "color"));

  await page.getByLabel("Alle auf dieser Seite auswählen").check();
  await page.getByRole("button", { name: "Gemeinsam ändern" }).click();
  for (const place of ["top", "right", "bottom", "left"]) {
    expect(await styleOf("dialog", `border-${place}-style`)).toBe("solid");
  }
  expect(await axeProblems(page)).toEqual([]);
});
