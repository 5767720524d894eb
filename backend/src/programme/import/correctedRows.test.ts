import type { ImportDetail, ImportRow } from "@festival/contracts/api/editing/imports";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { events } from "../../platform/database/schema/index.ts";
import { insertVenue } from "../../testing/factories.ts";
import { multipart } from "../../testing/factories/media.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const heading = "Kennung;Datum;Uhrzeit;Titel;Spielort;Preis ab";
const row = (key: string, title: string, hall = "Großer Saal", price = "10") =>
  `${key};17.05.2026;19:30;${title};${hall};${price}`;

describe("a row of a staged season that is corrected", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    await insertVenue(site.database, { name: { de: "Großer Saal", en: "Great Hall" } });
  });
  afterAll(() => site.close());

  const base = "/de/pageeditor-api/imports/";
  async function staged(...rows: string[]): Promise<ImportDetail> {
    const { payload, headers } = multipart([
      { name: "profile", value: "OPAS" },
      {
        name: "file",
        value: Buffer.from([heading, ...rows].join("\r\n")),
        fileName: "saison.csv",
      },
    ]);
    const all = { ...staff.headers, ...headers };
    const answer = await site.app.inject({
      method: "POST",
      url: base,
      payload,
      ...staff,
      headers: all,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([201, undefined]);
    return answer.json();
  }
  const call = (method: "GET" | "POST", path: string, payload?: object) =>
    site.app.inject({ method, url: `${base}${path}`, ...(payload && { payload }), ...staff });
  const correct = async ({ id }: ImportDetail, position: number, payload: object) => {
    const answer = await call("POST", `${id}/rows/${position}/`, payload);
    expect(answer.statusCode).toBe(200);
  };
  async function statesOf({ id }: ImportDetail) {
    const { results } = (await call("GET", `${id}/rows/?per_page=100`)).json();
    return (results as ImportRow[]).map(({ position, state, title, problems }) =>
      [position, state, title, ...problems.map(({ code, value }) => `${code} ${value}`)].join(" "),
    );
  }
  /** The number of the transaction that wrote each row last, by position. */
  async function writtenBy({ id }: ImportDetail): Promise<Map<number, string>> {
    const { rows } = await site.database.execute<{ position: number; written: string }>(
      sql`select position, xmin::text as written from import_rows where import_id = ${id}`,
    );
    return new Map(rows.map(({ position, written }) => [position, written]));
  }

  it("is compared again with the rows that repeat it, and the others are left as they are", async () => {
    const other = await staged(row("7", "Sieben"), row("8", "Acht"));
    const detail = await staged(
      row("1", "Eins"),
      row("2", "Zwei"),
      row("2", "Drei"),
      row("2", "V"),
    );
    expect(await statesOf(detail)).toEqual([
      "2 new Eins",
      "3 new Zwei",
      "4 refused Drei twice 3",
      "5 refused V twice 3",
    ]);
    const before = await writtenBy(detail);
    await correct(detail, 3, { cells: { Kennung: "9" } });
    expect(await statesOf(detail)).toEqual([
      "2 new Eins",
      "3 new Zwei",
      "4 new Drei",
      "5 refused V twice 4",
    ]);
    const after = await writtenBy(detail);
    const rewritten = [...after].filter(([position, by]) => before.get(position) !== by);
    expect(rewritten.map(([position]) => position).toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
    await correct(detail, 3, { cells: { Kennung: "1" } });
    expect((await statesOf(detail))[1]).toBe("3 refused Zwei twice 2");
    // rows of the same numbers in another file
    expect(await statesOf(other)).toEqual(["2 new Sieben", "3 new Acht"]);
  });

  it("no longer makes the hall that it named by mistake, while what others name is still made", async () => {
    const detail = await staged(row("1", "A", "Grosser Sal"), row("2", "B", "Neue Halle"));
    expect(detail.creates).toEqual({ venues: ["Grosser Sal", "Neue Halle"] });
    await correct(detail, 2, { cells: { Spielort: "Großer Saal" } });
    const { creates } = (await call("GET", `${detail.id}/`)).json();
    expect(creates).toEqual({ venues: ["Neue Halle"] });
  });

  it("finds again the event that the file seemed to name no more", async () => {
    await call("POST", `${(await staged(row("1", "Da"), row("2", "Auch da"))).id}/apply/`, {
      online: true,
    });
    const detail = await staged(row("1", "Da"), row("3", "Auch da"));
    expect(await statesOf(detail)).toEqual([
      "2 unchanged Da",
      "3 new Auch da",
      "4 vanished Auch da",
    ]);
    await correct(detail, 3, { cells: { Kennung: "2" } });
    expect(await statesOf(detail)).toEqual(["2 unchanged Da", "3 unchanged Auch da"]);
    await correct(detail, 3, { cells: { Kennung: "3" } });
    expect((await statesOf(detail)).at(-1)).toBe("4 vanished Auch da");
  });

  it("keeps what is given back to the source in the same act", async () => {
    await site.database.update(events).set({ priceFrom: 99, revision: 2 });
    const detail = await staged(row("1", "Da", "Großer Saal", "12"), row("2", "Auch da"));
    await correct(detail, 2, { cells: { "Preis ab": "13" }, given_back: ["price_from"] });
    const { results } = (await call("GET", `${detail.id}/rows/`)).json();
    expect(results[0]).toMatchObject({ given_back: ["price_from"] });
    await call("POST", `${detail.id}/apply/`, { online: true, rows: [2] });
    const all = await site.database.select().from(events);
    expect(all.find(({ title }) => title.de === "Da")?.priceFrom).toBe(13);
  });
});
