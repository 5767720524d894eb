import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { auditLog, changes } from "../database/schema/index.ts";
import { both, insertVenue } from "../../testing/factories.ts";
import { multipart } from "../../testing/factories/media.ts";
import { insertEvent } from "../../testing/factories/programme.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const now = Date.parse("2025-08-20T08:00:00Z");
const at = (days: number) => new Date(now + days * 24 * 60 * 60 * 1000).toISOString();
let shade = 0;

describe("a picture without words, or whose rights end", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    await site.app.clock.set(now - Date.now());
  });
  afterAll(() => site.close());

  const picture = () => {
    shade += 1;
    const background = { r: shade, g: 0, b: 0 };
    return sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  };
  async function upload(bytes: Buffer, isLater = true) {
    const { payload, headers } = multipart([
      ...(isLater ? [{ name: "words_later", value: "true" }] : []),
      { name: "file", value: bytes, fileName: "saal.png" },
    ]);
    const { cookies } = staff;
    return site.app.inject({
      method: "POST",
      url: "/de/pageeditor-api/images/",
      payload,
      cookies,
      headers: { ...staff.headers, ...headers },
    });
  }
  const get = async (path: string) =>
    (await site.app.inject({ url: `/de/${path}`, ...staff })).json();
  const update = (id: number, values: object) =>
    site.app.inject({
      method: "POST",
      url: `/de/pageeditor-api/images/${id}/`,
      payload: values,
      ...staff,
    });
  /** An event whose picture it is, and what visitors see of it: on its page and in the list. */
  async function shownWith(id: number): Promise<() => Promise<unknown[]>> {
    const venueId = await insertVenue(site.database, { imageId: id });
    const event = await insertEvent(site.database, { imageIds: [id], venueId });
    return async () => {
      const page = await get(`api/events/${event}/`);
      const { results } = await get(`api/events/?ids=${event}`);
      const venue = await get(`api/venues/${venueId}/`);
      return [page.image_objs.length, results[0].image_objs.length, venue.image_obj !== null];
    };
  }
  const everywhere = [1, 1, true];
  const nowhere = [0, 0, false];

  it("is uploaded with words that come later, and seen by visitors when it has them", async () => {
    const bytes = await picture();
    expect((await upload(bytes, false)).json().details.fields).toMatchObject({
      alias_de: "required",
    });
    const answer = await upload(bytes);
    expect([answer.statusCode, answer.json().is_shown]).toEqual([201, false]);
    const { id } = answer.json();
    const shown = await shownWith(id);
    expect(await shown()).toEqual(nowhere);
    const missing = await get("pageeditor-api/images/?missing_words=true");
    expect(missing.results.map((one: { id: number }) => one.id)).toEqual([id]);

    // other facts may come before the words
    expect((await update(id, { licence: "CC BY", revision: 1 })).json().is_shown).toBe(false);
    expect((await update(id, { alias: both("Saal"), revision: 2 })).json().is_shown).toBe(true);
    expect(await shown()).toEqual(everywhere);
    expect((await get("pageeditor-api/images/?missing_words=true")).count).toBe(0);
    // and are not taken away again
    const without = await update(id, { alias: { de: "", en: "" }, revision: 3 });
    expect(without.statusCode).toBe(422);
  });

  it("is answered as it is where the same bytes are there already", async () => {
    const bytes = await picture();
    const first = (await upload(bytes)).json();
    const again = await upload(bytes);
    expect([again.statusCode, again.json().id]).toEqual([200, first.id]);
  });

  it("is withdrawn by the job when the rights end, noted, and shown again when they are extended", async () => {
    const { id } = (await upload(await picture())).json();
    const rights = { alias: both("Saal"), rights_until: at(3), revision: 1 };
    expect((await update(id, rights)).json().is_shown).toBe(true);
    const shown = await shownWith(id);
    const soon = await get(`pageeditor-api/images/?rights_before=${at(14)}`);
    expect(soon.results.map((one: { id: number }) => one.id)).toEqual([id]);
    expect((await get(`pageeditor-api/images/?rights_before=${at(2)}`)).count).toBe(0);

    const work = async () => {
      await site.app.jobs.send(site.database, "picture-rights", {});
      expect(await site.app.jobs.runAll()).toEqual([]);
    };
    await work();
    expect(await shown()).toEqual(everywhere);
    await site.app.clock.set(Date.parse(at(3)) + 1000 - Date.now());
    await work();
    expect(await shown()).toEqual(nowhere);
    const noted = await site.database
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.what, `image:${id}`));
    expect(noted.map(({ action }) => action)).toContain("withdraw");
    const written = await site.database.select({ tags: changes.tags }).from(changes);
    expect(written.at(-1)?.tags).toContain(`image:${id}`);
    const extended = await update(id, { rights_until: null, revision: 2 });
    expect(extended.json().is_shown).toBe(true);
    expect(await shown()).toEqual(everywhere);
    await site.app.clock.set(now - Date.now());
  });

  it("is withdrawn at once where its rights have ended before", async () => {
    const { id } = (await upload(await picture())).json();
    const ended = { alias: both("Saal"), rights_until: at(-1), revision: 1 };
    expect((await update(id, ended)).json().is_shown).toBe(false);
  });
});
