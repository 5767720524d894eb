import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { StaleField } from "@festival/contracts/api/operations";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

describe("the words of a record in two languages", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const post = (path: string, payload: object) =>
    site.app.inject({
      method: "POST",
      url: `/de/pageeditor-api/venues/${path}`,
      payload,
      ...staff,
    });
  const read = async (path: string) =>
    (await site.app.inject({ url: `/de/pageeditor-api/venues/${path}`, ...staff })).json();
  const staleOf = async (id: number): Promise<string[]> =>
    (await read(`${id}/stale/`)).map(({ field, locale }: StaleField) => `${field} ${locale}`);

  /** A venue whose name is written again and again. */
  async function venue() {
    const slug = { de: "halle", en: "hall" };
    const { id } = (await post("", { name: { de: "Halle", en: "Hall" }, slug })).json();
    let revision = 1;
    const name = async (de: string, en: string) => {
      expect((await post(`${id}/`, { revision, name: { de, en } })).statusCode).toBe(200);
      revision += 1;
    };
    return { id: Number(id), name, revision: () => revision };
  }

  it("are older where the other language was changed alone, since then and by whom", async () => {
    const { id, name } = await venue();
    expect(await staleOf(id)).toEqual([]);
    await name("Große Halle", "Hall");
    await name("Größte Halle", "Hall");
    const [stale, ...others] = await read(`${id}/stale/`);
    const [, first] = (await read(`${id}/versions/`)).toReversed();
    expect([others, stale]).toEqual([
      [],
      { field: "name", locale: "en", since: first.at, actor: first.actor },
    ]);
  });

  it("agree again when the older one is written, or both are", async () => {
    const { id, name } = await venue();
    await name("Große Halle", "Hall");
    await name("Große Halle", "Great hall");
    expect(await staleOf(id)).toEqual([]);
    await name("Große Halle", "Grand hall");
    expect(await staleOf(id)).toEqual(["name de"]);
    await name("Halle", "Hall");
    expect(await staleOf(id)).toEqual([]);
  });

  it("are missing and not older where there are none", async () => {
    const { id } = await venue();
    const address = { de: "Am Markt 1", en: "" };
    await post(`${id}/`, { revision: 1, access_text: address });
    expect(await staleOf(id)).toEqual([]);
  });

  it("agree where a person says so, until one changes again; that counts no revision", async () => {
    const { id, name, revision } = await venue();
    await name("Große Halle", "Hall");
    expect((await post(`${id}/agree/`, { revision: 1 })).json().code).toBe("conflict");
    expect(await staleOf(id)).toEqual(["name en"]);
    expect((await post(`${id}/agree/`, { revision: revision() })).statusCode).toBe(204);
    expect(await staleOf(id)).toEqual([]);
    expect((await read(`${id}/`)).revision).toBe(revision());
    // the history tells of fields alone
    expect((await read(`${id}/versions/`))[0].fields).toEqual(["name"]);
    await name("Kleine Halle", "Hall");
    expect(await staleOf(id)).toEqual(["name en"]);
  });
});
