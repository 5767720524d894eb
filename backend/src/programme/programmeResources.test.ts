import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { both, insertArtist, insertImage, insertVenue, richText } from "../testing/factories.ts";
import { createTestApp, signedIn, type TestApp } from "../testing/testApp.ts";

const slugs = { de: "ein-abend", en: "an-evening" };

describe("what staff keep of the programme", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const post = (path: string, payload: object) =>
    site.app.inject({ method: "POST", url: `/de/pageeditor-api/${path}`, payload, ...staff });
  const create = async (path: string, payload: object): Promise<number> => {
    const answer = await post(path, payload);
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.anything()]);
    return answer.json().id;
  };
  const problems = async (path: string, payload: object) => {
    const answer = await post(path, payload);
    expect(answer.statusCode).toBe(422);
    return answer.json().details.fields;
  };
  const evening = { title: both("Abend"), slug: slugs, starts_at: "2025-09-01T18:00:00Z" };

  it("is an event with all that belongs to it, which the public then sees", async () => {
    const venue = await insertVenue(site.database);
    const artist = await insertArtist(site.database);
    const image = await insertImage(site.database);
    const genre = await create("genres/", { title: both("Lied"), slug: slugs });
    const composer = await create("composers/", {
      name: both("Clara Schumann"),
      short_name: both("C. Schumann"),
    });
    const work = await create("works/", { title: both("Lieder op. 12"), composer_id: composer });
    const ensemble = await create("ensembles/", {
      name: both("Duo"),
      slug: slugs,
      members: [{ artist_id: artist, role: both("Klavier") }],
    });
    const id = await create("events/", {
      ...evening,
      venue_id: venue,
      genre_id: genre,
      image_ids: [image.id],
      access: ["wheelchair"],
      price_from: 12.5,
      price_to: 40,
      description: { de: richText("Lang"), en: richText("Long") },
      event_compositions: [
        { composition_id: work, duration_minutes: 12 },
        { kind: "interval" },
        { composition_id: work, soloists: [{ name: "Ada", role: both("Sopran") }] },
      ],
      event_castmembers: [{ artist_id: artist, role: both("Klavier") }],
      ensemble_ids: [ensemble],
    });

    const shown = (await site.app.inject(`/de/api/events/${id}/`)).json();
    expect(shown).toMatchObject({
      title: "Abend (de)",
      genres: [{ id: genre, title: "Lied (de)" }],
      venue_obj: { id: venue },
      price_from: 12.5,
      access: ["wheelchair"],
      image_objs: [{ id: image.id }],
      event_castmembers: [{ id: artist, role: "Klavier (de)" }],
      event_ensembles: [{ id: ensemble }],
    });
    expect(shown.event_compositions).toMatchObject([
      { kind: "work", composer: "Clara Schumann (de)", duration_minutes: 12 },
      { kind: "interval" },
      { soloists: [{ name: "Ada", role: "Sopran (de)" }] },
    ]);

    const shorter = await post(`events/${id}/`, {
      revision: 1,
      event_compositions: [{ composition_id: work }],
    });
    expect(shorter.json()).toMatchObject({
      revision: 2,
      price_to: 40,
      event_compositions: [{ composition_id: work, kind: "work" }],
      event_castmembers: [{ artist_id: artist }],
    });
  });

  it("is an event with soloists who are artists: named, found and led to as these are by now", async () => {
    const artist = await insertArtist(site.database, { firstName: "Ada", lastName: "Sopranova" });
    const work = await create("works/", { title: both("Arie") });
    const id = await create("events/", {
      ...evening,
      event_compositions: [
        {
          composition_id: work,
          soloists: [{ artist_id: artist, role: both("Sopran") }, { name: "Gast" }],
        },
      ],
    });
    const kept = (
      await site.app.inject({ url: `/de/pageeditor-api/events/${id}/`, ...staff })
    ).json();
    expect(kept.event_compositions[0].soloists[0]).toMatchObject({ name: "Ada Sopranova" });
    const found = (await site.app.inject("/de/api/events/?past=1&q=Sopranova")).json();
    expect(found.results.map((event: { id: number }) => event.id)).toContain(id);
    await post(`artists/${artist}/`, { last_name: "Altova", revision: 1 });
    const [shown] = (await site.app.inject(`/de/api/events/${id}/`)).json().event_compositions;
    expect(shown.soloists).toEqual([
      {
        name: "Ada Altova",
        role: "Sopran (de)",
        artist_obj: { id: artist, slug: expect.anything(), has_page: true },
      },
      { name: "Gast", role: "", artist_obj: null },
    ]);
    const refused = await site.app.inject({
      method: "DELETE",
      url: `/de/pageeditor-api/artists/${artist}/`,
      ...staff,
    });
    expect(refused.json().details.used_by).toContainEqual({
      what: `event:${id}`,
      title: "Abend (de)",
    });
    const soloists = (list: object[]) => ({
      ...evening,
      event_compositions: [{ composition_id: work, soloists: list }],
    });
    expect(await problems("events/", soloists([{ artist_id: 999_999 }]))).toEqual({
      event_compositions: "unknown",
    });
    expect(await problems("events/", soloists([{ name: " " }]))).toEqual({
      event_compositions: "required",
    });
  });

  it("is an event in the right order of time, with prices and zones that exist", async () => {
    const wrong = await problems("events/", {
      ...evening,
      ends_at: "2025-09-01T17:00:00Z",
      doors_at: "2025-09-01T19:00:00Z",
      introduction_at: "2025-09-01T19:00:00Z",
      time_zone: "Mars/Olympus",
      price_from: 30,
      price_to: 20,
      ticket_link: "javascript:alert(1)",
      links: [{ title: both("Hier"), url: "javascript:alert(1)" }],
      event_compositions: [{ kind: "work" }],
      image_ids: [999_999],
    });
    expect(wrong).toEqual({
      ends_at: "out_of_range",
      doors_at: "out_of_range",
      introduction_at: "out_of_range",
      time_zone: "unknown",
      price_to: "out_of_range",
      ticket_link: "invalid_url",
      links: "invalid_url",
      event_compositions: "required",
      image_ids: "unknown",
    });
  });

  it("names every choice that there is not, in rows too", async () => {
    const broadcast = { title: both("Radio"), url: "/de/radio", kind: "telepathy" };
    const wrong = { status: "rained_off", button_status: "gone", broadcasts: [broadcast] };
    expect(await problems("events/", { ...evening, ...wrong })).toEqual({
      status: "invalid_choice",
      button_status: "invalid_choice",
      "broadcasts.0.kind": "invalid_choice",
    });
  });

  it("refers to what there is", async () => {
    const none = 999_999;
    expect(await problems("events/", { ...evening, venue_id: none })).toEqual({
      venue_id: "unknown",
    });
    const cast = { event_castmembers: [{ artist_id: none }] };
    expect(await problems("events/", { ...evening, ...cast })).toEqual({
      event_castmembers: "unknown",
    });
    expect(await problems("events/", { ...evening, genre_ids: [none] })).toEqual({
      genre_ids: "unknown",
    });
  });

  it("tells visitors what they counted on and is no more", async () => {
    const id = await create("events/", { ...evening, slug: slugs });
    const changes = async () => {
      const { results } = (await site.app.inject("/en/api/programme-changes/")).json();
      return results
        .filter(({ event_obj: event }: { event_obj: { id: number } }) => event.id === id)
        .map(({ kind }: { kind: string }) => kind);
    };
    await post(`events/${id}/`, { revision: 1, subtitle: both("Nur ein Wort") });
    expect(await changes()).toEqual([]);
    await post(`events/${id}/`, { revision: 2, starts_at: "2025-09-02T18:00:00Z" });
    expect(await changes()).toEqual(["postponed"]);
    await post(`events/${id}/`, { revision: 3, status: "cancelled" });
    expect(await changes()).toEqual(["cancelled", "postponed"]);
  });

  it("is a place whose position is whole", async () => {
    const hall = { name: both("Halle"), slug: slugs, latitude: 52.5 };
    expect(await problems("venues/", hall)).toEqual({ longitude: "required" });
    await create("venues/", { ...hall, longitude: 13.4, access: ["step_free"] });
    expect(await problems("venues/", { ...hall, access: ["lift"] })).toEqual({ access: "invalid" });
  });

  it("is at most one current season", async () => {
    const season = {
      title: both("Sommer"),
      starts_on: "2026-08-28",
      ends_on: "2026-09-27",
      is_current: true,
    };
    const first = await create("seasons/", season);
    const second = await create("seasons/", { ...season, title: both("Herbst") });
    expect((await site.app.inject("/de/api/season/")).json()).toMatchObject({ id: second });
    const before = await site.app.inject({
      url: `/de/pageeditor-api/seasons/${first}/`,
      cookies: staff.cookies,
    });
    expect(before.json()).toMatchObject({ is_current: false });
    const reversed = { ...season, ends_on: "2026-08-01" };
    expect(await problems("seasons/", reversed)).toEqual({ ends_on: "out_of_range" });
  });

  it("is at most one booklet per event, each life told of one", async () => {
    const artist = await insertArtist(site.database);
    const event = await create("events/", evening);
    const booklet = { event_id: event, biographies: [{ artist_id: artist }] };
    await create("booklets/", booklet);
    expect(await problems("booklets/", booklet)).toEqual({ event_id: "taken" });
    const other = await create("events/", evening);
    expect(await problems("booklets/", { event_id: other, biographies: [{}] })).toEqual({
      biographies: "invalid",
    });
  });

  it("is found in lists by what it is", async () => {
    const venue = await insertVenue(site.database);
    const id = await create("events/", { ...evening, venue_id: venue, status: "cancelled" });
    const list = async (query: string) => {
      const url = `/de/pageeditor-api/events/?${query}`;
      const { results } = (await site.app.inject({ url, cookies: staff.cookies })).json();
      return results.map((event: { id: number }) => event.id);
    };
    expect(await list(`venue=${venue}`)).toEqual([id]);
    expect(await list(`venue=${venue}&status=cancelled&search=abend`)).toEqual([id]);
    expect(await list(`venue=${venue}&status=moved`)).toEqual([]);
    expect(await list(`venue=${venue}&from=2025-09-02T00:00:00Z`)).toEqual([]);
  });
});
