import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf } from "@festival/contracts/calls/call";
import { getEventIcs, getEventsIcs } from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import ICAL from "ical.js";
import nodeIcal, { type VEvent } from "node-ical";
import { createApp } from "../../app.ts";
import { writeBackup } from "../../platform/backup/backup.ts";
import { restoreBackup } from "../../platform/backup/restore.ts";
import { openDatabase } from "../../platform/database/openDatabase.ts";
import { events as eventRows } from "../../platform/database/schema/index.ts";
import { insertVenue } from "../../testing/factories.ts";
import { insertEvent } from "../../testing/factories/programme.ts";
import { createTestApp, internalSecret, signedIn, type TestApp } from "../../testing/testApp.ts";
import { createTestDatabase } from "../../testing/testDatabase.ts";
import { openMediaStore } from "../../platform/media/store/mediaStore.ts";

let site: TestApp;
const ids: Record<string, number> = {};
const uids: Record<string, string> = {};
const same = (text: string) => ({ de: text, en: text });

/** What no calendar may take for the end of a value, in more octets than a line has. */
const awkward =
  "Über die Brücke; „Hört, hört!“, C:\\Moll – Uraufführungsabonnementkonzerteröffnungsveranstaltung für alle";

beforeAll(async () => {
  site = await createTestApp();
  await site.app.clock.set(Date.parse("2025-08-20T08:00:00Z") - Date.now());
  const venueId = await insertVenue(site.database, { name: same("Alte Schmiede, Halle 2; Hof") });
  const add = async (name: string, values: Parameters<typeof insertEvent>[1]) => {
    ids[name] = await insertEvent(site.database, { venueId, ...values });
  };
  await add("summer", {
    startsAt: new Date("2025-09-01T17:30:00Z"),
    endsAt: new Date("2025-09-01T19:10:00Z"),
    title: same(awkward),
    subtitle: same("Erste Zeile\nzweite, mit Komma; und mehr"),
    revision: 4,
  });
  await add("winter", { startsAt: new Date("2025-12-06T18:30:00Z"), revision: 2 });
  await add("cancelled", {
    startsAt: new Date("2025-09-02T18:00:00Z"),
    status: "cancelled",
    statusReason: same("Krank."),
  });
  await add("day", { startsAt: new Date("2025-09-04T22:00:00Z"), hasTime: false });
  await add("abroad", {
    startsAt: new Date("2025-11-04T00:30:00Z"),
    timeZone: "America/New_York",
  });
  const rows = await site.database
    .select({ id: eventRows.id, uid: eventRows.calendarUid })
    .from(eventRows);
  const uidOf = new Map(rows.map((row) => [row.id, row.uid]));
  for (const [name, id] of Object.entries(ids)) uids[name] = uidOf.get(id) ?? "";
});
afterAll(() => site.close());

const fetchFile = async (url: string) => (await site.app.inject({ url })).body;
const wholeList = () => fetchFile(addressOf(getEventsIcs, { locale: "de" }));
const uid = (name: string) => uids[name] ?? "";
const uidsIn = (file: string) => [...file.matchAll(/^UID:(.*)\r$/gm)].map(([, value]) => value);

/** Calls `look` with the first site's calendar as it is after a move: restored from a backup, at another host. */
async function afterMove(look: (file: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "festival-move-"));
  const target = await createTestDatabase();
  const { dataDir } = target.options;
  const open = await openDatabase(target.options);
  try {
    const backup = join(folder, "backup.tar.gz");
    const { database, dataDir: from } = site;
    await writeBackup({ database, dataDir: from, media: openMediaStore(from) }, backup);
    await restoreBackup(
      { pool: open.pool, dataDir, media: openMediaStore(dataDir) },
      backup,
      false,
    );
    const siteUrl = "https://elsewhere.example";
    const app = await createApp({ open, dataDir, internalSecret, siteUrl });
    const answer = await app.inject({ url: addressOf(getEventsIcs, { locale: "de" }) });
    await app.close();
    look(answer.body);
  } finally {
    await open.close();
    await target.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads strictly, with no time zone but those that the file itself brings. */
function readStrictly(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zones = new Map(
    calendar.getAllSubcomponents("vtimezone").map((component) => {
      const zone = new ICAL.Timezone(component);
      return [zone.tzid, zone] as const;
    }),
  );
  const events = new Map(
    calendar.getAllSubcomponents("vevent").map((component) => {
      const event = new ICAL.Event(component);
      return [event.uid, { event, component }] as const;
    }),
  );
  const instant = (name: string, property: "dtstart" | "dtend"): string => {
    const { component } = events.get(uid(name)) ?? {};
    const found = component?.getFirstProperty(property);
    const time = found?.getFirstValue();
    if (!(time instanceof ICAL.Time)) throw new Error(`${name} has no ${property}.`);
    const zone = zones.get(String(found?.getParameter("tzid")));
    if (!zone) throw new Error(`The file does not bring the zone of ${name}.`);
    time.zone = zone;
    return new Date(time.toUnixTime() * 1000).toISOString();
  };
  return { events, zones, instant };
}

describe("a calendar file", () => {
  it("has lines of at most 75 octets, each ended as the standard wants it", async () => {
    const file = await wholeList();
    expect(file).toMatch(/END:VCALENDAR\r\n$/);
    const lines = file.split("\r\n");
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });

  it("brings each zone whole, so that summer and winter come out as the right instants", async () => {
    const { zones, instant } = readStrictly(await wholeList());
    expect([...zones.keys()].toSorted()).toEqual(["America/New_York", "Europe/Berlin"]);
    expect(instant("summer", "dtstart")).toBe("2025-09-01T17:30:00.000Z");
    expect(instant("summer", "dtend")).toBe("2025-09-01T19:10:00.000Z");
    expect(instant("winter", "dtstart")).toBe("2025-12-06T18:30:00.000Z");
    expect(instant("abroad", "dtstart")).toBe("2025-11-04T00:30:00.000Z");
  });

  it("keeps every sign of titles, places and descriptions", async () => {
    const { events } = readStrictly(await wholeList());
    const { event } = events.get(uid("summer")) ?? {};
    expect(event?.summary).toBe(awkward);
    expect(event?.location).toBe("Alte Schmiede, Halle 2; Hof");
    expect(event?.description).toContain("Erste Zeile\nzweite, mit Komma; und mehr");
  });

  it("says of what is called off that it is, in its status and in its title", async () => {
    const { events } = readStrictly(await wholeList());
    const { event, component } = events.get(uid("cancelled")) ?? {};
    expect(event?.summary).toMatch(/^Abgesagt: /);
    expect(component?.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(event?.description).toContain("Krank.");
  });

  it("keeps an event's id when it changes, and counts its sequence up", async () => {
    const url = addressOf(getEventIcs, { locale: "de", id: ids.winter ?? 0 });
    const before = readStrictly(await fetchFile(url)).events.get(uid("winter"));
    expect(before?.event.sequence).toBe(1);
    const answer = await site.app.inject({
      method: "POST",
      url: `/de/pageeditor-api/events/${ids.winter}/`,
      payload: { revision: 2, starts_at: "2025-12-07T18:30:00.000Z", title: same("Anders") },
      ...(await signedIn(site)),
    });
    expect(answer.statusCode).toBe(200);
    const after = readStrictly(await fetchFile(url));
    expect(after.events.get(uid("winter"))?.event.sequence).toBe(2);
    expect(after.instant("winter", "dtstart")).toBe("2025-12-07T18:30:00.000Z");
  });

  it("keeps the UID of every event when the site moves to another host by a backup", async () => {
    const before = uidsIn(await wholeList());
    expect(before).toHaveLength(Object.keys(ids).length);
    await afterMove((file) => {
      expect(file).toContain("https://elsewhere.example/de/programm-tickets/");
      expect(uidsIn(file)).toEqual(before);
    });
  });

  it("gives the events of two festivals different UIDs, random ones as RFC 7986 wants them", async () => {
    const other = await createTestApp();
    try {
      await insertEvent(other.database, { startsAt: new Date("2125-09-01T17:30:00Z") });
      const ours = uidsIn(await wholeList());
      const theirs = uidsIn(
        (await other.app.inject({ url: addressOf(getEventsIcs, { locale: "de" }) })).body,
      );
      expect(theirs).toHaveLength(1);
      expect(new Set([...ours, ...theirs]).size).toBe(ours.length + 1);
      for (const value of [...ours, ...theirs]) expect(value).toMatch(/^[\da-f-]{36}$/);
    } finally {
      await other.close();
    }
  });

  it("is read the same way by a second library", async () => {
    const file = await wholeList();
    const strict = readStrictly(file);
    const found = Object.values(nodeIcal.sync.parseICS(file)).filter(
      (part): part is VEvent => part?.type === "VEVENT",
    );
    expect(found.map(({ uid: id }) => id).toSorted()).toEqual([...strict.events.keys()].toSorted());
    for (const part of found) {
      const { event } = strict.events.get(part.uid) ?? {};
      expect([part.summary, part.location, Number(part.sequence)]).toEqual([
        event?.summary,
        event?.location,
        event?.sequence,
      ]);
    }
    const byId = new Map(found.map((part) => [part.uid, part]));
    expect(byId.get(uid("summer"))?.start.toISOString()).toBe("2025-09-01T17:30:00.000Z");
    expect(byId.get(uid("abroad"))?.start.toISOString()).toBe("2025-11-04T00:30:00.000Z");
    expect(byId.get(uid("cancelled"))?.status).toBe("CANCELLED");
    expect(byId.get(uid("day"))?.datetype).toBe("date");
  });

  it.each(["\r\n", "\n", "\r"])("lets no line of a title be one of its own: %j", async (end) => {
    const lines = `Nacht${end}ATTENDEE:mailto:x@evil.example${end}`;
    const id = await insertEvent(site.database, { title: same(lines), subtitle: same(lines) });
    const file = await fetchFile(addressOf(getEventIcs, { locale: "de", id }));
    expect(file).not.toMatch(/[\r\n]ATTENDEE/);
    expect(file.split("\r\n").filter((line) => /[\r\n]/.test(line))).toEqual([]);
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue("name")).toBe("Nacht ATTENDEE:mailto:x@evil.example");
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(
      "Nacht ATTENDEE:mailto:x@evil.example",
    );
  });
});
