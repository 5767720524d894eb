import { staffPaths } from "@festival/contracts/staffPaths";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { overflowProblems } from "../../src/overflow.ts";
import { signIn } from "../../src/staff.ts";

const season = [
  "Kennung;Datum;Uhrzeit;Titel;Titel EN;Spielort;Status",
  ...Array.from(
    { length: 57 },
    (_, index) =>
      `${index};${1 + (index % 28)}.05.2027;19:30;Konzert ${index};Concert ${index};Saal;`,
  ),
  "60;31.02.2027;19:30;Falscher Tag;Wrong day;Saal;",
  "61;12.05.2027;25:00;Falsche Zeit;Wrong time;Saal;",
  "62;13.05.2027;19:30;Falsches Wort;Wrong word;Saal;AUSV",
].join("\r\n");

test("an office brings a season of sixty events in: looks, corrects three, applies, takes back", async ({
  page,
}) => {
  test.slow();
  let clicks = 0;
  const click = async (name: string) => {
    clicks += 1;
    await page.getByRole("button", { name, exact: true }).first().click();
  };
  await signIn(page, `${staffPaths.admin}/imports`);
  await page.getByLabel("Datei", { exact: true }).setInputFiles({
    name: "saison.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(season),
  });
  await click("Lesen und vergleichen");
  await expect(page.getByRole("button", { name: "Neu 57" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Abgelehnt 3" })).toBeVisible();
  await expect(page.getByText("Ein Spielort")).toBeVisible();

  await click("Abgelehnt 3");
  await expect(page.getByRole("row")).toHaveCount(4);
  expect(await axeProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await overflowProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  // what a word means holds for all rows
  clicks += 1;
  await page.getByLabel(/AUSV/).first().selectOption("Abgesagt");
  await click("Neu vergleichen");
  await expect(page.getByRole("button", { name: "Abgelehnt 2" })).toBeVisible();
  for (const [label, value, left] of [
    [/^Datum:/, "28.02.2027", 1],
    [/^Uhrzeit:/, "20:00", 0],
  ] as const) {
    await page.getByLabel(label).fill(value);
    await click("Zeile neu lesen");
    await expect(page.getByRole("button", { name: `Abgelehnt ${left}` })).toBeVisible();
  }
  await click("60 Zeilen übernehmen");
  await expect(page.getByRole("button", { name: "Alles zurücknehmen" })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(15);

  const imported = page.url();
  await page.goto(`${staffPaths.admin}/events?lang=de`);
  await page
    .getByRole("searchbox")
    .or(page.getByLabel(/^Suche/))
    .first()
    .fill("Falscher Tag");
  await expect(page.getByRole("link", { name: "Falscher Tag" })).toBeVisible();
  await page.goto(imported);
  await click("Alles zurücknehmen");
  await expect(page.getByText("Zurückgenommen").first()).toBeVisible();
});
