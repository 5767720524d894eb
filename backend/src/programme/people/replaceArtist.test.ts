import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { both, insertArtist, richText } from "../../testing/factories.ts";
import { insertEvent, insertWork } from "../../testing/factories/programme.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("one artist in the place of another", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const post = (path: string, payload: object) =>
    site.app.inject({ method: "POST", url: `/de/pageeditor-api/${path}`, payload, ...staff });
  const get = async (path: string) =>
    (await site.app.inject({ url: `/de/${path}`, ...staff })).json();
  const replace = (id: number, body: object) =>
    post(`artists/${id}/replace/`, { dry_run: false, ...body });

  /** Two artists, the first of whom takes part everywhere where one can. */
  async function cast() {
    const { workId } = await insertWork(site.database, "Clara", "Lied");
    const old = await insertArtist(site.database, { firstName: "Ada", lastName: "Alt" });
    const next = await insertArtist(site.database, { firstName: "Bea", lastName: "Neu" });
    const event = await insertEvent(site.database, { title: both("Liederabend") });
    const other = await insertEvent(site.database, { title: both("Matinee") });
    const members = [{ artist_id: old, role: both("Sopran") }];
    const stored = await post(`events/${event}/`, {
      revision: 1,
      event_castmembers: members,
      event_compositions: [
        { composition_id: workId, soloists: [{ artist_id: old, role: both("Sopran") }] },
      ],
      description: { de: richText("Mit Ada Alt."), en: richText("With her.") },
    });
    expect(stored.statusCode).toBe(200);
    await post(`events/${other}/`, { revision: 1, event_castmembers: members });
    const slug = { de: "trio", en: "trio" };
    const ensemble = (await post("ensembles/", { name: both("Trio"), slug, members })).json().id;
    const booklet = (
      await post("booklets/", { event_id: event, biographies: [{ artist_id: old }] })
    ).json().id;
    return { old, next, event, other, ensemble, booklet };
  }

  it("a dry run names all places and every mention, and stores nothing", async () => {
    const { old, next, event, other, ensemble, booklet } = await cast();
    const { places, mentions } = (await replace(old, { by: next, dry_run: true })).json();
    expect(places).toEqual([
      { what: `booklet:${booklet}`, title: "", as: ["biography"] },
      { what: `ensemble:${ensemble}`, title: "Trio (de)", as: ["member"] },
      { what: `event:${event}`, title: "Liederabend (de)", as: ["cast", "soloist"] },
      { what: `event:${other}`, title: "Matinee (de)", as: ["cast"] },
    ]);
    expect(mentions).toContainEqual({ what: `event:${event}`, title: "Liederabend (de)" });
    expect((await get(`pageeditor-api/events/${other}/`)).revision).toBe(2);
  });

  it("takes the chosen places alone, with the role, and tells visitors of the change", async () => {
    const { old, next, event, other } = await cast();
    const { places } = (await replace(old, { by: next, places: [`event:${event}`] })).json();
    expect(places).toHaveLength(1);
    const shown = await get(`api/events/${event}/`);
    expect(shown.event_castmembers).toMatchObject([{ id: next, role: "Sopran (de)" }]);
    expect(shown.event_compositions[0].soloists).toMatchObject([{ name: "Bea Neu" }]);
    expect((await get(`api/events/${other}/`)).event_castmembers).toMatchObject([{ id: old }]);
    const changes = await get(`api/programme-changes/?event=${event}`);
    expect(changes.results[0].kind).toBe("cast");
  });

  it("refuses one by themselves, by one who is not there, and of one who is gone", async () => {
    const { old } = await cast();
    const fields = async (by: number) => (await replace(old, { by })).json().details.fields;
    expect(await fields(old)).toEqual({ by: "invalid" });
    expect(await fields(999_999)).toEqual({ by: "unknown" });
    expect((await replace(999_999, { by: old })).statusCode).toBe(404);
  });
});
