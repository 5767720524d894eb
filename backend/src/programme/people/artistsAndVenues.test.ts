import { Artist, Ensemble } from "@festival/contracts/api/programme/people";
import { Venue } from "@festival/contracts/api/programme/venues";
import { addressOf } from "@festival/contracts/calls/call";
import { getCastMember, getEnsemble, getVenue } from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Compile } from "typebox/compile";
import * as schema from "../../platform/database/schema/index.ts";
import {
  both,
  insertArtist,
  insertEnsemble,
  insertImage,
  insertVenue,
  richText,
} from "../../testing/factories.ts";
import { insertEvent, perform } from "../../testing/factories/programme.ts";
import { type TestApp, createTestApp } from "../../testing/testApp.ts";

let site: TestApp;

async function get<T>(url: string): Promise<T> {
  const answer = await site.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
}

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

describe("a venue", () => {
  it("tells where it is and what it looks like, in the reader's language", async () => {
    const { id: imageId } = await insertImage(site.database);
    const position = { latitude: 50.7, longitude: 7.1 };
    const values = { city: "Auenwerth", access: ["step_free"], imageId, ...position };
    const id = await insertVenue(site.database, values);
    const venue = await get<Venue>(addressOf(getVenue, { locale: "en", id }));
    expect([...Compile(Venue).Errors(venue)]).toEqual([]);
    expect(venue).toMatchObject({
      name: "Hall (en)",
      city: "Auenwerth",
      access: ["step_free"],
      position,
      image_obj: { alias: "A hall (en)" },
    });
  });

  it("does without what is not known of it", async () => {
    const id = await insertVenue(site.database);
    expect(await get(addressOf(getVenue, { locale: "de", id }))).toMatchObject({
      position: null,
      image_obj: null,
    });
  });
});

describe("an artist", () => {
  it("tells their role, their life and their ensembles, in the reader's language", async () => {
    const { id: imageId } = await insertImage(site.database);
    const id = await insertArtist(site.database, {
      role: both("Conducting"),
      biography: { de: richText("Leben"), en: richText("Life") },
      imageId,
    });
    const ensembleId = await insertEnsemble(site.database, [id]);
    const artist = await get<Artist>(addressOf(getCastMember, { locale: "en", id }));
    expect([...Compile(Artist).Errors(artist)]).toEqual([]);
    expect(artist).toMatchObject({
      first_name: "Mara",
      last_name: "Lindqvist",
      slug: both("mara-lindqvist"),
      role: "Conducting (en)",
      biography: richText("Life"),
      image_obj: { alias: "A hall (en)" },
      ensembles: [{ id: ensembleId, name: "Strom (en)", slug: both("strom") }],
    });
  });
});

describe("an ensemble", () => {
  it("tells what it is and who belongs to it, in their order", async () => {
    const second = await insertArtist(site.database, { lastName: "Feld" });
    const first = await insertArtist(site.database, { role: both("Conducting") });
    const id = await insertEnsemble(site.database, [first, second], {
      description: { de: richText("Neun Leute"), en: richText("Nine people") },
    });
    const ensemble = await get<Ensemble>(addressOf(getEnsemble, { locale: "de", id }));
    expect([...Compile(Ensemble).Errors(ensemble)]).toEqual([]);
    expect(ensemble).toMatchObject({
      name: "Strom (de)",
      description: richText("Neun Leute"),
      image_obj: null,
      members: [
        { id: first, last_name: "Lindqvist", role: "Conducting (de)" },
        { id: second, last_name: "Feld", role: "" },
      ],
    });
  });
});

describe("the lists of who plays", () => {
  it("hold public artists and ensembles of public events alone", async () => {
    const { database } = site;
    const shown = await insertEvent(database);
    const hidden = await insertEvent(database, { isOnline: false });
    const artist = (lastName: string, isOnline = true) =>
      insertArtist(database, { lastName, isOnline });
    const ensemble = (isOnline = true) => insertEnsemble(database, [], { isOnline });
    const artists = {
      public: await artist("Amsel"),
      inHiddenEvents: await artist("Bussard"),
      hidden: await artist("Dohle", false),
    };
    await perform(database, shown, artists.public);
    await perform(database, hidden, artists.public);
    await perform(database, hidden, artists.inHiddenEvents);
    await perform(database, shown, artists.hidden);
    const ensembles = {
      public: await ensemble(),
      inHiddenEvents: await ensemble(),
      hidden: await ensemble(false),
    };
    await database.insert(schema.eventEnsembles).values([
      { eventId: shown, ensembleId: ensembles.public },
      { eventId: hidden, ensembleId: ensembles.inHiddenEvents },
      { eventId: shown, ensembleId: ensembles.hidden },
    ]);
    expect(await get("/de/api/cast-members/")).toMatchObject([{ id: artists.public }]);
    expect(await get("/de/api/ensembles/")).toMatchObject([{ id: ensembles.public }]);
  });
});

describe("what is not there", () => {
  it.each(["venues", "cast-members", "ensembles"])("is not found among the %s", async (kind) => {
    for (const id of ["999999", "99999999999", "0", "eroica"]) {
      const url = `/de/api/${kind}/${id}/`;
      const { statusCode } = await site.app.inject({ url });
      expect([url, statusCode]).toEqual([url, 404]);
    }
  });
});
