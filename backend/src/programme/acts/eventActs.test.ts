import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type {
  EventActAnswer,
  EventClash,
  EventEffect,
} from "@festival/contracts/api/editing/eventActs";
import { eq } from "drizzle-orm";
import { alerts, auditLog, events } from "../../platform/database/schema/index.ts";
import { both, insertArtist, insertVenue } from "../../testing/factories.ts";
import { insertEvent, insertWork, perform } from "../../testing/factories/programme.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const start = "2025-09-01T18:00:00.000Z";
const later = "2025-09-03T17:00:00.000Z";

describe("acts on an event", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  let venue: number;
  let id: number;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    await site.app.clock.set(Date.parse("2025-08-20T08:00:00Z") - Date.now());
  });
  beforeEach(async () => {
    venue = await insertVenue(site.database);
    id = await insertEvent(site.database, { venueId: venue, title: both("Abend") });
  });
  afterAll(() => site.close());

  const post = (path: string, payload: object) =>
    site.app.inject({ method: "POST", url: `/de/pageeditor-api/${path}`, payload, ...staff });
  const read = async (path: string) =>
    (await site.app.inject({ url: `/de/${path}`, ...staff })).json();
  const send = (act: object, of = id) =>
    post(`events/${of}/act/`, { revision: 1, dry_run: false, leaves_highlights: true, ...act });
  async function act(body: object, of = id): Promise<EventActAnswer> {
    const answer = await send(body, of);
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()]);
    return answer.json();
  }
  const effect = ({ effects }: EventActAnswer, kind: EventEffect["kind"]) =>
    effects.find((each) => each.kind === kind);
  const stored = async () => read(`pageeditor-api/events/${id}/`);
  const alert = { title: both("Abgesagt"), text: both("Heute fällt der Abend aus.") };

  async function highlight(...ids: number[]) {
    const path = "pageeditor-api/highlight-events/";
    const { revision } = await read(path);
    const answer = await post("highlight-events/", {
      event_ids: ids,
      revision,
      publish: true,
    });
    expect(answer.statusCode).toBe(200);
  }

  it("a dry run names every public effect, and stores nothing", async () => {
    await highlight(id);
    const answer = await act({ kind: "cancel", dry_run: true, alert });
    expect(answer.effects.map(({ kind }) => kind)).toEqual([
      "page",
      "list",
      "tickets",
      "calendar",
      "changes",
      "search_engines",
      "alert",
      "highlight",
    ]);
    expect(effect(answer, "search_engines")).toMatchObject({
      before: expect.stringMatching(/^findet statt · /),
      after: expect.stringMatching(/^abgesagt · /),
    });
    expect(effect(answer, "calendar")).toMatchObject({
      before: expect.stringContaining("Fassung 0 · findet statt"),
      after: expect.stringContaining("Fassung 1 · abgesagt"),
    });
    expect(effect(answer, "tickets")?.after).toBe("Abgesagt");
    expect(effect(answer, "alert")).toMatchObject({ before: "", after: "Abgesagt (de)" });
    expect(effect(answer, "highlight")?.after).toBe("");
    expect(answer.revision).toBe(1);

    expect(await stored()).toMatchObject({ status: "scheduled", revision: 1 });
    expect(await site.database.select().from(alerts)).toEqual([]);
    expect((await read("api/highlight-events/")).event_objs).toHaveLength(1);
    const noted = await site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.what, `event:${id}`));
    expect(noted).toEqual([]);
  });

  it("cancelling is public at once, in all places, with a line in the log", async () => {
    await highlight(id);
    const planned = await act({ kind: "cancel", dry_run: true, alert });
    const done = await act({ kind: "cancel", alert });
    expect(done.effects).toEqual(planned.effects);
    expect(done.revision).toBe(2);
    expect(await read(`api/events/${id}/`)).toMatchObject({
      status: "cancelled",
      button_status: "cancelled",
      ticket_link: null,
      status_reason: done.words.reason.de,
    });
    expect((await read("api/highlight-events/")).event_objs).toEqual([]);
    expect((await site.app.inject("/api/alert-messages/de")).json()).toMatchObject([
      { title: "Abgesagt (de)", link_obj: { url: `/de/programm-tickets/abend/${id}` } },
    ]);
    const [line] = await site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.what, `event:${id}`));
    expect(line).toMatchObject({ action: "cancel", title: "Abend (de)" });
    await site.database.delete(alerts);
  });

  it("leaves other drafts of the highlights unpublished", async () => {
    const other = await insertEvent(site.database);
    await highlight(id);
    const { revision } = await read("pageeditor-api/highlight-events/");
    await post("highlight-events/", { event_ids: [id, other], revision });
    await act({ kind: "cancel" });
    expect((await read("api/highlight-events/")).event_objs).toEqual([]);
    const draft = await read("pageeditor-api/highlight-events/");
    expect(draft.content.event_ids).toEqual([other]);
  });

  it("keeps the event among the highlights, and shows no alert, unless asked to", async () => {
    await highlight(id);
    const { effects } = await act({ kind: "cancel", leaves_highlights: false });
    expect(effects.map(({ kind }) => kind)).not.toContain("highlight");
    expect(effects.map(({ kind }) => kind)).not.toContain("alert");
    expect((await read("api/highlight-events/")).event_objs).toHaveLength(1);
  });

  it("postponing moves doors and end along, and keeps the first date of two", async () => {
    const instants = {
      doorsAt: new Date("2025-09-01T17:00:00Z"),
      endsAt: new Date("2025-09-01T20:00:00Z"),
    };
    await site.database.update(events).set(instants).where(eq(events.id, id));
    const moved = await act({ kind: "postpone", starts_at: "2025-09-02T18:00:00.000Z" });
    expect(effect(moved, "search_engines")?.after).toMatch(/^verschoben · /);
    await act({ kind: "postpone", starts_at: later, revision: 2 });
    expect(await stored()).toMatchObject({
      status: "postponed",
      starts_at: later,
      doors_at: "2025-09-03T16:00:00.000Z",
      ends_at: "2025-09-03T19:00:00.000Z",
      previous_starts_at: start,
    });
  });

  it("moving names both venues, in the words for ticketing too", async () => {
    const elsewhere = await insertVenue(site.database, { name: both("Kirche") });
    const answer = await act({ kind: "move", venue_id: elsewhere });
    const { words } = answer;
    // the evening stays, the house is another one for all who are told of it
    for (const kind of ["page", "list", "calendar", "search_engines"] as const) {
      expect(effect(answer, kind)?.after).toContain("Kirche (de)");
    }
    expect(await stored()).toMatchObject({
      status: "moved",
      venue_id: elsewhere,
      previous_venue_id: venue,
    });
    expect(words.ticketing.de).toContain("Kirche (de)");
    expect(words.ticketing.en).toContain("Kirche (en)");
    expect(words.press.de).toContain(`/de/programm-tickets/abend/${id}`);
  });

  it("says which other event needs the venue or an artist at the same time", async () => {
    const artist = await insertArtist(site.database);
    const startsAt = new Date(later);
    const other = await insertEvent(site.database, { venueId: venue, startsAt });
    const off = await insertEvent(site.database, { venueId: venue, startsAt, status: "cancelled" });
    for (const each of [id, other, off]) await perform(site.database, each, artist);
    const { clashes } = await act({ kind: "postpone", starts_at: later, dry_run: true });
    expect(clashes.map(({ kind, event }) => [kind, event.id])).toEqual([
      ["venue", other],
      ["artist", other],
    ]);
    const done = await act({ kind: "postpone", starts_at: later });
    expect(done.clashes).toEqual(clashes);
  });

  it("says while an event is typed what else needs its venue or people at the time", async () => {
    const artist = await insertArtist(site.database);
    await perform(site.database, id, artist);
    const ask = async (needs: string) => {
      const clashes: EventClash[] = await read(`pageeditor-api/event-clashes/?${needs}`);
      return clashes.map(({ kind, event }) => [kind, event.id]);
    };
    const needs = `venue_id=${venue}&artist_ids=${artist}`;
    expect(await ask(`starts_at=2025-09-01T16:00:00.000Z&${needs}`)).toEqual([
      ["venue", id],
      ["artist", id],
    ]);
    const until = "ends_at=2025-09-01T18:00:00.000Z";
    expect(await ask(`starts_at=2025-09-01T16:00:00.000Z&${until}&${needs}`)).toEqual([]);
    expect(await ask(`starts_at=${start}&${needs}&except=${id}`)).toEqual([]);
    expect(await ask(`starts_at=${start}`)).toEqual([]);
  });

  it("finds an artist who is soloist of a work elsewhere at the time", async () => {
    const artist = await insertArtist(site.database);
    const soloists = [{ artist_id: artist, name: "", role: both("Klavier") }];
    const { workId } = await insertWork(site.database, "Clara Schumann", "Trio");
    const played = { composition_id: workId, soloists };
    const changed = await post(`events/${id}/`, { revision: 1, event_compositions: [played] });
    expect(changed.statusCode).toBe(200);
    const clashes = await read(
      `pageeditor-api/event-clashes/?starts_at=${start}&artist_ids=${artist}`,
    );
    expect(clashes).toMatchObject([{ kind: "artist", event: { id } }]);
  });

  it("tells of no effect where visitors cannot see the event", async () => {
    await site.database.update(events).set({ isOnline: false }).where(eq(events.id, id));
    const answer = await act({ kind: "cancel", dry_run: true });
    expect([answer.is_public, answer.effects]).toEqual([false, []]);
  });

  it.each([
    [{ kind: "postpone" }, { starts_at: "required" }],
    [{ kind: "postpone", starts_at: start }, { starts_at: "invalid" }],
    [{ kind: "postpone", starts_at: "0001-01-01T00:00:00Z" }, { starts_at: "invalid" }],
    [{ kind: "move" }, { venue_id: "required" }],
    [{ kind: "move", venue_id: 999_999 }, { venue_id: "unknown" }],
    [{ kind: "explode" }, { kind: "invalid_choice" }],
    [{ kind: "cancel", reason: { de: " ", en: "Why" } }, { reason: "required" }],
  ])("refuses what makes no sense, and says at which field: %j", async (body, fields) => {
    const answer = await send(body);
    expect([answer.statusCode, answer.json().details.fields]).toEqual([422, fields]);
    expect(await stored()).toMatchObject({ revision: 1 });
  });

  it("refuses to cancel twice, a stale revision and an event that is gone", async () => {
    await act({ kind: "cancel" });
    expect((await send({ kind: "cancel", revision: 2 })).json().details.fields).toEqual({
      kind: "invalid",
    });
    expect((await send({ kind: "postpone", starts_at: later })).statusCode).toBe(409);
    expect((await send({ kind: "cancel" }, 999_999)).statusCode).toBe(404);
  });
});
