import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ImportDetail, ImportRow } from "@festival/contracts/api/editing/imports";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  artists,
  auditLog,
  events,
  programmeChanges,
} from "../../platform/database/schema/index.ts";
import { insertVenue } from "../../testing/factories.ts";
import { multipart } from "../../testing/factories/media.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const heading = "Kennung;Datum;Uhrzeit;Titel;Titel EN;Spielort;Status;Preis ab;Werke;Mitwirkende";
const opening =
  "1;17.05.2026;19:30;Eröffnung;Opening;Großer Saal;Wie geplant;18,50 €;Ludwig van Beethoven: Sinfonie Nr. 5;Anna von der Au (Klavier / piano)";
const evening = "2;18.05.2026;;Abend;Evening;Großer Saal;;;;";
const closing = "3;19.05.2026;20:00;Abschluss;Closing;Neue Halle;;;;";
const table = (...rows: string[]) => [heading, ...rows].join("\r\n");

describe("a season from a file", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    await insertVenue(site.database, { name: { de: "Großer Saal", en: "Great Hall" } });
  });
  afterAll(() => site.close());

  const base = "/de/pageeditor-api/imports/";
  const call = (method: "GET" | "POST" | "DELETE", path: string, payload?: object) =>
    site.app.inject({ method, url: `${base}${path}`, ...(payload && { payload }), ...staff });
  async function stage(content: string | Buffer, profile = "OPAS", name = "saison.csv") {
    const { payload, headers } = multipart([
      { name: "profile", value: profile },
      { name: "file", value: Buffer.from(content), fileName: name },
    ]);
    return site.app.inject({
      method: "POST",
      url: base,
      payload,
      ...staff,
      headers: { ...staff.headers, ...headers },
    });
  }
  async function staged(...rows: string[]): Promise<ImportDetail> {
    const answer = await stage(table(...rows));
    expect([answer.statusCode, answer.json().code]).toEqual([201, undefined]);
    return answer.json();
  }
  async function rowsOf({ id }: ImportDetail, state = ""): Promise<ImportRow[]> {
    return (await call("GET", `${id}/rows/?per_page=100${state && `&state=${state}`}`)).json()
      .results;
  }
  const apply = async ({ id }: ImportDetail, payload: object = { online: true }) =>
    call("POST", `${id}/apply/`, payload);
  const eventOf = async (title: string) => {
    const all = await site.database.select().from(events);
    const found = all.find((event) => event.title.de === title);
    if (!found) throw new Error(`There is no event ${title}.`);
    return found;
  };
  const write = async (title: string, fields: object) => {
    const { id, revision } = await eventOf(title);
    const url = `/de/pageeditor-api/events/${id}/`;
    const answer = await site.app.inject({
      method: "POST",
      url,
      payload: { revision, ...fields },
      ...staff,
    });
    expect(answer.statusCode).toBe(200);
  };

  it("is staged without writing anything, and says what would be made", async () => {
    const before = await site.database.$count(events);
    const detail = await staged(opening, evening, closing);
    expect(detail).toMatchObject({
      state: "staged",
      kind: "table",
      counts: { new: 3 },
      creates: {
        venues: ["Neue Halle"],
        artists: ["Anna von der Au"],
        composers: ["Ludwig van Beethoven"],
        compositions: ["Sinfonie Nr. 5"],
      },
    });
    expect(detail.mapping.columns).toMatchObject({
      external_id: "Kennung",
      "starts_at.day": "Datum",
      "title.en": "Titel EN",
      venue_id: "Spielort",
    });
    expect(await site.database.$count(events)).toBe(before);
  });

  it("is applied in one act: what it names is found or made, and new events are as public as asked", async () => {
    const detail = await staged(opening, evening, closing);
    const answer = await apply(detail, { online: false });
    expect(answer.json()).toMatchObject({ state: "applied", counts: { new: 3 } });
    const event = await eventOf("Eröffnung");
    expect(event).toMatchObject({
      title: { de: "Eröffnung", en: "Opening" },
      startsAt: new Date("2026-05-17T17:30:00Z"),
      hasTime: true,
      priceFrom: 18.5,
      isOnline: false,
      slug: { de: "eroeffnung", en: "opening" },
    });
    expect(await eventOf("Abend")).toMatchObject({
      hasTime: false,
      startsAt: new Date("2026-05-17T22:00:00Z"),
    });
    const record = (
      await site.app.inject({ url: `/de/pageeditor-api/events/${event.id}/`, ...staff })
    ).json();
    expect(record.event_compositions).toMatchObject([{ kind: "work" }]);
    expect(record.event_castmembers).toMatchObject([{ role: { de: "Klavier", en: "piano" } }]);
    const [line] = await site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.what, `import:${detail.id}`));
    expect(line).toMatchObject({ action: "import", details: { events: 3 } });
    expect((await apply(detail)).statusCode).toBe(409);
  });

  it("changes nothing the second time, and only what its source changed the third", async () => {
    const again = await staged(opening, evening, closing);
    expect([again.counts, again.creates]).toEqual([{ unchanged: 3 }, {}]);
    const third = await staged(
      opening.replace("18,50", "20"),
      evening.replace(";;Abend", ";18 Uhr;Abend"),
      closing,
    );
    expect(third.counts).toEqual({ changed: 2, unchanged: 1 });
    const [first, second] = await rowsOf(third, "changed");
    expect(first?.changes).toEqual([
      {
        field: "price_from",
        before: { de: "18,50\u00a0€", en: "€18.50" },
        after: { de: "20,00\u00a0€", en: "€20.00" },
        is_kept: false,
      },
    ]);
    expect(second?.changes.map(({ field }) => field)).toEqual(["starts_at", "has_time"]);
    await apply(third);
    expect(await eventOf("Eröffnung")).toMatchObject({
      priceFrom: 20,
      isOnline: false,
      revision: 2,
    });
  });

  it("leaves fields that staff changed to them, until they are given back", async () => {
    await write("Eröffnung", { price_from: 12, subtitle: { de: "von Hand", en: "by hand" } });
    const detail = await staged(
      opening.replace("18,50", "25").replace("Opening", "Grand opening"),
      evening.replace(";;Abend", ";18 Uhr;Abend"),
      closing,
    );
    const [row] = await rowsOf(detail, "changed");
    expect(row?.changes.map(({ field, is_kept: kept }) => [field, kept])).toEqual([
      ["title", false],
      ["price_from", true],
    ]);
    await apply(detail);
    expect(await eventOf("Eröffnung")).toMatchObject({
      priceFrom: 12,
      title: { de: "Eröffnung", en: "Grand opening" },
      subtitle: { de: "von Hand", en: "by hand" },
    });
    const next = await staged(
      opening.replace("18,50", "25").replace("Opening", "Grand opening"),
      evening.replace(";;Abend", ";18 Uhr;Abend"),
      closing,
    );
    const kept = (await rowsOf(next)).find(({ changes }) => changes.length > 0);
    expect([kept?.state, kept?.changes.map((each) => each.is_kept)]).toEqual(["unchanged", [true]]);
    await call("POST", `${next.id}/rows/${kept?.position}/`, { given_back: ["price_from"] });
    await apply(next);
    expect(await eventOf("Eröffnung")).toMatchObject({ priceFrom: 25 });
    // a field that the file tells for the first time, after staff filled it
    await write("Abschluss", { price_from: 7 });
    const priced = await staged(closing.replace("Neue Halle;;;", "Neue Halle;;9;"));
    expect((await rowsOf(priced))[0]).toMatchObject({
      state: "unchanged",
      changes: [{ field: "price_from", is_kept: true }],
    });
    const last = await staged(opening.replace("18,50", "30").replace("Opening", "Grand opening"));
    expect((await rowsOf(last, "changed"))[0]?.changes).toMatchObject([{ is_kept: false }]);
  });

  it("refuses rows with column and reason, and takes them once they are corrected in place", async () => {
    const bad = [
      "4;31.02.2026;19:00;Ohne Tag;;;;;;",
      "5;20.05.2026;25:00;Ohne Zeit;;;;;;",
      "6;20.05.2026;19:00;;;;;;;",
      "7;20.05.2026;19:00;Anders;;;AUSV;;;",
      "8;20.05.2026;19:00;Formel;;;;=1+1;;",
      `9;29.03.2026;02:30;Sommerzeit;;;;;;`,
      `10;20.05.2026;19:00;${"x".repeat(301)};;;;;;`,
      "11;20.05.2026;19:00;Gut;;;;;;",
      "11;21.05.2026;19:00;Doppelt;;;;;;",
    ];
    const detail = await staged(...bad);
    expect(detail.counts).toEqual({ refused: 8, new: 1 });
    const problems = (await rowsOf(detail, "refused")).map(({ position, problems: all }) => [
      position,
      all[0]?.column,
      all[0]?.code,
    ]);
    expect(problems).toEqual([
      [2, "Datum", "invalid_date"],
      [3, "Uhrzeit", "invalid_time"],
      [4, "Titel", "required"],
      [5, "Status", "invalid_choice"],
      [6, "Preis ab", "formula"],
      [7, "Uhrzeit", "no_such_time"],
      [8, "Titel", "too_long"],
      [10, "Kennung", "twice"],
    ]);
    expect(detail.unknown_values).toMatchObject([{ field: "status", value: "AUSV" }]);
    const refused = await apply(detail, { online: true, rows: [2, 9] });
    expect([refused.statusCode, refused.json().details.rows]).toEqual([422, [2]]);

    const corrected = await call("POST", `${detail.id}/rows/2/`, {
      cells: { Datum: "28.02.2026" },
    });
    expect(corrected.json()).toMatchObject({ state: "new", problems: [] });
    const mapping = { ...detail.mapping, values: { status: { AUSV: "cancelled" } } };
    const mapped = await call("POST", `${detail.id}/mapping/`, { mapping });
    expect(mapped.json().counts).toEqual({ refused: 6, new: 3 });
    await apply(detail, { online: true, rows: [5] });
    expect(await eventOf("Anders")).toMatchObject({ status: "cancelled", isOnline: true });
    await expect(eventOf("Ohne Tag")).rejects.toThrow("There is no event");
    // remembered for the next file of the same source
    expect((await staged(opening)).mapping.values).toEqual({ status: { AUSV: "cancelled" } });
  });

  it("names what its source no longer names, and takes it off the site where that is chosen", async () => {
    await write("Abend", { is_online: true });
    await write("Abschluss", { is_online: true });
    const gone = await staged(opening, closing.replace("20:00", "21:00"));
    const [row] = await rowsOf(gone, "vanished");
    expect(row).toMatchObject({ title: "Abend" });
    await apply(gone);
    expect(await eventOf("Abend")).toMatchObject({ isOnline: true });
    // as from the event's own screen, visitors are informed
    const [noted] = await site.database.select().from(programmeChanges);
    expect(noted).toMatchObject({ kind: "postponed", eventId: (await eventOf("Abschluss")).id });
    const again = await staged(opening, closing.replace("20:00", "21:00"));
    const [vanished] = await rowsOf(again, "vanished");
    await apply(again, { online: true, rows: [vanished?.position] });
    expect(await eventOf("Abend")).toMatchObject({ isOnline: false });
    expect((await call("POST", `${again.id}/revert/`)).json().state).toBe("reverted");
    expect(await eventOf("Abend")).toMatchObject({ isOnline: true });
    // the events of another source are none of its business
    const other = await stage(table(opening, closing), "Another source");
    expect(other.json().counts).toEqual({ new: 2 });
  });

  it("is taken back whole: what it made goes, what it changed is as before, unless a person was there since", async () => {
    const people = await site.database.$count(artists);
    const before = await eventOf("Eröffnung");
    const made = await staged(
      opening.replace("Eröffnung", "Eröffnung neu").replace("Anna", "Berta"),
      "20;22.05.2026;19:00;Ganz neu;;;;;;",
    );
    await apply(made);
    await write("Ganz neu", { price_from: 5 });
    const refused = await call("POST", `${made.id}/revert/`);
    const { id } = await eventOf("Ganz neu");
    expect([refused.statusCode, refused.json().details.used_by]).toEqual([
      409,
      [{ what: `event:${id}`, title: "Ganz neu" }],
    ]);
    await site.database.update(events).set({ revision: 1 }).where(eq(events.id, id));
    expect((await call("POST", `${made.id}/revert/`)).statusCode).toBe(200);
    await expect(eventOf("Ganz neu")).rejects.toThrow("There is no event");
    expect(await eventOf("Eröffnung")).toMatchObject({
      title: before.title,
      imported: before.imported,
    });
    expect(await site.database.$count(artists)).toBe(people);
  });

  it("comes as the template in both languages, whose sample row is read whole", async () => {
    for (const locale of ["de", "en"]) {
      const template = await site.app.inject({
        url: `/${locale}/pageeditor-api/import-template/`,
        ...staff,
      });
      const detail = (await stage(template.rawPayload, `Vorlage ${locale}`, "a.xlsx")).json();
      expect([locale, detail.counts]).toEqual([locale, { new: 1 }]);
      expect(Object.keys(detail.mapping.columns).length).toBe(detail.targets.length - 1);
    }
  });

  it("reads the archive's JSON, and leaves its bad rows out with their places", async () => {
    const sample = readFileSync(join(import.meta.dirname, "sample.json"), "utf8");
    const detail: ImportDetail = (
      await stage(sample.replace('"7:30PM"', '"half past"'), "Archiv", "a.json")
    ).json();
    expect(detail).toMatchObject({ kind: "archive", counts: { new: 7, refused: 1 } });
    expect((await rowsOf(detail, "refused"))[0]?.problems).toMatchObject([
      { column: "programs[0].concerts[0]", code: "other" },
    ]);
  });

  it.each([
    ["x".repeat(10), "empty"],
    ["{", "archive"],
    [Buffer.from("%PDF-1.7\n\0"), "kind"],
  ])("refuses what is no table, with the reason", async (content, reason) => {
    const answer = await stage(content);
    expect([answer.statusCode, answer.json().details.file]).toEqual([422, reason]);
  });

  it("is gone where it is not, and a mapping to what there is not is refused", async () => {
    expect((await call("GET", "999999/")).statusCode).toBe(404);
    expect((await call("POST", "999999/apply/", { online: true })).statusCode).toBe(404);
    const detail = await staged(opening);
    const wrong = { ...detail.mapping, time_zone: "Mars/Olympus" };
    expect((await call("POST", `${detail.id}/mapping/`, { mapping: wrong })).statusCode).toBe(422);
    const foreign = { ...detail.mapping, columns: { colour: "Titel" } };
    expect((await call("POST", `${detail.id}/mapping/`, { mapping: foreign })).statusCode).toBe(
      422,
    );
    expect((await call("DELETE", `${detail.id}/`)).statusCode).toBe(204);
    expect((await call("GET", `${detail.id}/`)).statusCode).toBe(404);
  });
});
