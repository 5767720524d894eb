import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  auditLog,
  compositions,
  eventCompositions,
  events,
  venues,
} from "../../platform/database/schema/index.ts";
import { tableContents } from "../../testing/tableContents.ts";
import { createTestApp, internal, type TestApp } from "../../testing/testApp.ts";
import { describeProblem, type ImportProblem } from "./importError.ts";
import { importNyphil } from "./importNyphil.ts";
import { nyphilEvents } from "./nyphil/nyphilEvents.ts";
import { readNyphilFile } from "./nyphil/nyphilFile.ts";

const sample = readFileSync(join(import.meta.dirname, "sample.json"), "utf8");

type Row = Record<string, unknown>;
interface Source {
  programs: (Row & { concerts: Row[]; works: (Row & { soloists: Row[] })[] })[];
}

/** The sample, with a change of the test's own. */
function sampleWith(change: (programs: Source["programs"]) => void): string {
  const source = JSON.parse(sample) as Source;
  change(source.programs);
  return JSON.stringify(source);
}
function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`The sample has no row ${index}.`);
  return found;
}

/** As it stands in a real archive, where it once kept 2,148 concerts out. */
const emptyEntry = { ID: "*", soloists: [] };
const withEmptyEntry = sampleWith((programs) => {
  at(programs, 0).works.splice(1, 0, emptyEntry);
});
const emptyEntryProblem: ImportProblem = {
  position: "programs[0].works[1]",
  row: "work of program 9001",
  reason: "has neither a workTitle nor an interval",
};

const read = (json: string) => {
  const { programmes, problems } = readNyphilFile(json);
  return { concerts: nyphilEvents(programmes), lines: problems.map(describeProblem) };
};
const all = read(sample).concerts;

describe("a file with an empty entry among good works", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  it("changes nothing where the import is strict, and names the entry", async () => {
    const before = await tableContents(site.database);
    const importing = importNyphil(site.database, withEmptyEntry, true);
    await expect(importing).rejects.toMatchObject({
      message: `Nothing was imported: 1 row is bad.\n${describeProblem(emptyEntryProblem)}`,
      problems: [emptyEntryProblem],
    });
    const answer = await internal(site, {
      method: "POST",
      url: "/internal/import/nyphil?strict=true",
      headers: { "content-type": "text/plain" },
      payload: withEmptyEntry,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: "validation_failed", details: { problems: [emptyEntryProblem] } },
    ]);
    expect(await tableContents(site.database)).toEqual(before);
  });

  it("gives every concert and every other work, and names the entry", async () => {
    const answer = await internal(site, {
      method: "POST",
      url: "/internal/import/nyphil",
      headers: { "content-type": "text/plain" },
      payload: withEmptyEntry,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { events: { new: all.length }, leftOut: [emptyEntryProblem] },
    ]);
    expect(await site.database.$count(events)).toBe(all.length);
    const [line] = await site.database.select().from(auditLog);
    expect(line?.details).toMatchObject({ new: all.length, leftOut: 1 });
  });

  it("is as if the entry had never been there", async () => {
    expect(await importNyphil(site.database, sample)).toMatchObject({
      events: { new: 0, changed: 0, unchanged: all.length },
      leftOut: [],
    });
  });
});

describe("a bad row", () => {
  const cases: [string, (programs: Source["programs"]) => void, string, number][] = [
    [
      "a date that is none",
      ([first]) => Object.assign(at(first?.concerts ?? [], 1), { Date: "yesterday" }),
      'programs[0].concerts[1], concert of program 9001: Date is no date: "yesterday"',
      1,
    ],
    [
      "a day that no calendar has",
      ([first]) => Object.assign(at(first?.concerts ?? [], 1), { Date: "2001-02-30T05:00:00Z" }),
      'programs[0].concerts[1], concert of program 9001: Date is no date: "2001-02-30T05:00:00Z"',
      1,
    ],
    [
      "a year that databases do not know",
      ([first]) => Object.assign(at(first?.concerts ?? [], 1), { Date: "0000-10-26T05:00:00Z" }),
      'programs[0].concerts[1], concert of program 9001: Date is no date: "0000-10-26T05:00:00Z"',
      1,
    ],
    [
      "no date at all, and no place",
      ([first]) => {
        delete at(first?.concerts ?? [], 0).Date;
        delete at(first?.concerts ?? [], 0).Venue;
      },
      "programs[0].concerts[0], concert of program 9001: must have required properties Venue, Date",
      1,
    ],
    [
      "a time that is none and a place that is no text",
      ([first]) => Object.assign(at(first?.concerts ?? [], 0), { Time: "half past", Venue: 7 }),
      "programs[0].concerts[0], concert of program 9001: Venue must be string",
      1,
    ],
    [
      "a title that is a number",
      ([first]) => Object.assign(at(first?.works ?? [], 0), { workTitle: 7 }),
      "programs[0].works[0], work of program 9001: workTitle must be string",
      0,
    ],
    [
      "a work without a number",
      ([first]) => Object.assign(at(first?.works ?? [], 0), { ID: "*" }),
      'programs[0].works[0], work of program 9001: ID is no work\'s number: "*"',
      0,
    ],
    [
      "a soloist without a name",
      ([first]) => delete at(at(first?.works ?? [], 0).soloists, 0).soloistName,
      "programs[0].works[0].soloists[0], soloist of program 9001: must have required properties soloistName",
      0,
    ],
    [
      "a zero byte",
      ([first]) => Object.assign(at(first?.works ?? [], 0), { composerName: "Bach\0" }),
      "programs[0].works[0], work of program 9001: holds characters that can't be stored",
      0,
    ],
    [
      "half of a surrogate pair",
      ([first]) => Object.assign(at(first?.concerts ?? [], 0), { Venue: "Hall \ud834" }),
      "programs[0].concerts[0], concert of program 9001: holds characters that can't be stored",
      1,
    ],
    [
      "an absurd length",
      ([first]) => Object.assign(at(first?.concerts ?? [], 0), { Venue: "x".repeat(100_000) }),
      "programs[0].concerts[0], concert of program 9001: Venue must not have more than 200 characters",
      1,
    ],
    [
      "more works than a concert has",
      ([first]) => first?.works.push(...Array.from({ length: 500 }, () => emptyEntry)),
      "programs[0], program 9001: works must not have more than 500 items",
      3,
    ],
    [
      "no concerts",
      ([first]) => first?.concerts.splice(0),
      "programs[0], program 9001: concerts must not have fewer than 1 items",
      3,
    ],
    [
      "an id that was there before",
      (programs) => programs.push(at(programs, 0)),
      "programs[6], program 9001: id repeats that of programs[0]",
      0,
    ],
    [
      "nothing in its place",
      (programs) => programs.splice(0, 1, null as unknown as Source["programs"][number]),
      "programs[0], program: must be object",
      3,
    ],
  ];

  it.each(cases)("with %s is named and left out, and no other", (_what, change, line, lost) => {
    const { concerts, lines } = read(sampleWith(change));
    expect(lines).toEqual([line]);
    expect(concerts).toHaveLength(all.length - lost);
  });

  it("keeps its place among the concerts of its day, so that the others stay who they are", () => {
    const both = (time: string) =>
      sampleWith(([first]) => {
        const evening = at(first?.concerts ?? [], 0);
        first?.concerts.unshift({ ...evening, Time: time });
      });
    const mended = read(both("2:00PM")).concerts;
    const { concerts, lines } = read(both("afternoon"));
    expect(lines).toHaveLength(1);
    expect(concerts).toEqual(mended.slice(1));
  });

  it("is named with all that is wrong in it, in every place of the file", () => {
    const { lines } = read(
      sampleWith((programs) => {
        Object.assign(at(at(programs, 0).concerts, 0), { Date: "", Time: "late" });
        at(programs, 1).works.unshift(emptyEntry);
      }),
    );
    expect(lines).toEqual([
      'programs[0].concerts[0], concert of program 9001: Date is no date: ""; Time is no time: "late"',
      "programs[1].works[0], work of program 9002: has neither a workTitle nor an interval",
    ]);
  });
});

describe("a file without a good row", () => {
  it.each([
    ["", "The file is no JSON: "],
    ['{"programs": [', "The file is no JSON: "],
    ["[]", "The file holds no list named programs."],
    ["null", "The file holds no list named programs."],
    ['{"programs": {}}', "The file holds no list named programs."],
  ])("is refused: %s", (json, message) => {
    expect(() => readNyphilFile(json)).toThrow(message);
  });

  it("is refused with its rows named, also where the import is not strict", async () => {
    const site = await createTestApp();
    const json = JSON.stringify({ programs: [null, 7] });
    await expect(importNyphil(site.database, json)).rejects.toThrow(
      "Nothing was imported: the file holds no good concert.\nprograms[0], program: must be object\nprograms[1], program: must be object",
    );
    expect(await site.database.$count(events)).toBe(0);
    await site.close();
  });
});

describe("the limits of a row", () => {
  it("let nothing through that the database can't store", async () => {
    const site = await createTestApp();
    // as long as is allowed, in characters of which each takes four bytes and none repeats the one before
    const long = (count: number) =>
      Array.from({ length: count / 2 }, (_, i) =>
        String.fromCodePoint(0x2_00_00 + ((i * 7919) % 42_000)),
      ).join("");
    const soloist = {
      soloistName: long(200),
      soloistInstrument: long(200),
      soloistRoles: "S",
    };
    const json = sampleWith((programs) => {
      const program = at(programs, 0);
      Object.assign(program, { id: "i".repeat(100), orchestra: long(200), season: long(200) });
      Object.assign(at(program.concerts, 0), {
        eventType: long(200),
        Location: long(200),
        Venue: long(200),
      });
      Object.assign(at(program.works, 0), {
        composerName: long(200),
        workTitle: long(500),
        movement: long(500),
        conductorName: long(500),
        soloists: [soloist],
      });
    });
    expect(await importNyphil(site.database, json)).toMatchObject({
      events: { new: all.length },
      leftOut: [],
    });
    const [venue] = await site.database
      .select()
      .from(venues)
      .innerJoin(events, eq(events.venueId, venues.id))
      .innerJoin(eventCompositions, eq(eventCompositions.eventId, events.id))
      .innerJoin(compositions, eq(compositions.id, eventCompositions.compositionId))
      .where(eq(venues.city, long(200)));
    expect(venue?.venues.name.de).toBe(long(200));
    await site.close();
  });
});
