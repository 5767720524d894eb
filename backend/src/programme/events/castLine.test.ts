import type { EventDetail, EventListPage } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { getEvent, listEvents } from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import * as schema from "../../platform/database/schema/index.ts";
import { both } from "../../testing/factories.ts";
import { insertEvent } from "../../testing/factories/site.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function insertArtist(lastName: string): Promise<number> {
  const [row] = await site.database
    .insert(schema.artists)
    .values({ firstName: "Nora", lastName, slug: both(lastName.toLowerCase()) })
    .returning({ id: schema.artists.id });
  return row?.id ?? 0;
}

async function insertEnsemble(name: string, members: number[]): Promise<number> {
  const [row] = await site.database
    .insert(schema.ensembles)
    .values({ name: { de: name, en: name }, slug: both(name.toLowerCase()) })
    .returning({ id: schema.ensembles.id });
  const ensembleId = row?.id ?? 0;
  const rows = members.map((artistId) => ({ ensembleId, artistId }));
  await site.database.insert(schema.ensembleMembers).values(rows);
  return ensembleId;
}

/** The line of an event, in its list and on its own page. */
async function linesOf(ensembleId: number, cast: number[]): Promise<string[]> {
  const eventId = await insertEvent(site.database, { startsAt: new Date("2026-01-01T18:00:00Z") });
  await site.database.insert(schema.eventEnsembles).values({ eventId, ensembleId });
  const role = { de: "Viola", en: "viola" };
  await site.database
    .insert(schema.eventCastMembers)
    .values(cast.map((artistId, position) => ({ eventId, position, artistId, role })));
  const read = async (url: string) => (await site.app.inject({ url })).json();
  const list: EventListPage = await read(addressOf(listEvents, { locale: "de", ids: eventId }));
  const event: EventDetail = await read(addressOf(getEvent, { locale: "de", id: eventId }));
  return [list.results[0]?.cast_line ?? "", event.cast_line];
}

describe("the line of who plays", () => {
  it("names an ensemble first, then guests with what they do, and no members that it names already", async () => {
    const [first, second, guest] = [
      await insertArtist("Feld"),
      await insertArtist("Tamm"),
      await insertArtist("Gast"),
    ];
    const duo = await insertEnsemble("Duo Halbmond", [first, second]);
    const whole = "Duo Halbmond · Nora Gast (Viola)";
    expect(await linesOf(duo, [guest, first, second])).toEqual([whole, whole]);
    // a part of it is told by name
    const part = "Duo Halbmond · Nora Feld (Viola)";
    expect(await linesOf(duo, [first])).toEqual([part, part]);
  });

  it("names the only member of an ensemble that has a page, such as a conductor", async () => {
    const conductor = await insertArtist("Stab");
    const orchestra = await insertEnsemble("Strom-Philharmonie", [conductor]);
    const line = "Strom-Philharmonie · Nora Stab (Viola)";
    expect(await linesOf(orchestra, [conductor])).toEqual([line, line]);
  });
});
