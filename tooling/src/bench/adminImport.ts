import { staffPaths } from "@festival/contracts/staffPaths";
import type { Page } from "@playwright/test";
import type { Note } from "../site/progress.ts";

/** A season that an office brings in; milliseconds from a press until what it is for stands on the screen. */
export interface ImportFigures {
  rows: number;
  /** Until what would become of the rows is shown. */
  shown: number;
  /** Until they are written. */
  applied: number;
}

const path = `${staffPaths.admin}/imports?lang=de`;
const patience = { timeout: 300_000 };
const heading = "Kennung;Datum;Uhrzeit;Titel;Titel EN;Spielort;Preis ab;Werke;Mitwirkende";
const titles = ["Symphoniekonzert", "Kammermusik", "Liederabend", "Klavierabend"];
/** An office writes numbers of two figures for days and months. */
const twoFigures = (number: number) => String(number).padStart(2, "0");
/** A file repeats halls, composers, works and people, as seasons do. */
const among = { halls: 12, composers: 60, works: 900, artists: 400 };

/** A table of events, each with two works and two people. */
function seasonOf(rows: number, name: string, price: number): string {
  const work = (place: number) =>
    `Komponist ${name} ${place % among.composers}: Sinfonie Nr. ${place % among.works}`;
  const artist = (place: number) =>
    `Vorname${place % among.artists} Nachname${name} (Klavier / piano)`;
  const lines = Array.from({ length: rows }, (_, place) => {
    const day = `${twoFigures(1 + (place % 28))}.${twoFigures(1 + (place % 12))}.${2031 + (place % 3)}`;
    const title = `${titles[place % titles.length]} ${name} ${place}`;
    return [
      `${name}-${place}`,
      day,
      "19:30",
      title,
      `Concert ${name} ${place}`,
      `Saal ${place % among.halls}`,
      price,
      `"${work(place)}\n${work(place * 7 + 1)}"`,
      `"${artist(place)}\n${artist(place * 5 + 1)}"`,
    ].join(";");
  });
  return [heading, ...lines].join("\r\n");
}

/** Milliseconds from a press on a button until an element stands. */
async function pressTime(page: Page, name: RegExp, until: () => Promise<void>): Promise<number> {
  const button = page.getByRole("button", { name }).first();
  await button.waitFor(patience);
  const start = performance.now();
  await button.click();
  await until();
  return performance.now() - start;
}

async function importOnce(
  page: Page,
  rows: number,
  name: string,
  price: number,
): Promise<ImportFigures> {
  await page.goto(new URL(path, page.url()).href);
  await page.getByLabel("Datei", { exact: true }).setInputFiles({
    name: `${name}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(seasonOf(rows, name, price)),
  });
  const shown = await pressTime(page, /^Lesen und vergleichen$/, () =>
    page.locator("main tbody tr[data-state]").first().waitFor(patience),
  );
  const applied = await pressTime(page, /Zeilen übernehmen$/, () =>
    page.getByRole("button", { name: "Alles zurücknehmen" }).waitFor(patience),
  );
  return { rows, shown, applied };
}

/** Seasons through the screen of imports, as an office brings them in. */
export async function measureImports(page: Page, note: Note) {
  note("a season of 60 rows");
  const small = await importOnce(page, 60, "Klein", 18);
  note("a season of 5,000 rows");
  const large = await importOnce(page, 5000, "Gross", 18);
  note("5,000 rows again, each with another price");
  const changed = await importOnce(page, 5000, "Gross", 21);
  return { small, large, changed };
}
