import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { imageFormats, imageUrl, renditionWidths } from "@festival/contracts/images";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { auditLog, changes, images } from "../database/schema/index.ts";
import { both, insertVenue } from "../../testing/factories.ts";
import { canvas, multipart, storeImage, type Part } from "../../testing/factories/media.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

let site: TestApp;
let staff: Awaited<ReturnType<typeof signedIn>>;
let mediaDir: string;
beforeAll(async () => {
  site = await createTestApp();
  staff = await signedIn(site);
  mediaDir = join(site.dataDir, "media");
});
afterAll(() => site.close());

const words: Part[] = [
  { name: "alias_de", value: "Ein Saal" },
  { name: "alias_en", value: "A hall" },
];
const file = (value: Buffer, fileName = "saal.png"): Part => ({ name: "file", value, fileName });

async function upload(parts: readonly Part[], path = "", caller: Partial<typeof staff> = staff) {
  const { payload, headers } = multipart(parts);
  return site.app.inject({
    method: "POST",
    url: `/de/pageeditor-api/images/${path}`,
    payload,
    cookies: caller.cookies ?? {},
    headers: { ...caller.headers, ...headers },
  });
}

const call = (method: "GET" | "POST" | "DELETE", path: string, payload?: object) =>
  site.app.inject({
    method,
    url: `/de/pageeditor-api/images/${path}`,
    ...(payload && { payload }),
    ...staff,
  });

describe("uploading a picture", () => {
  it("stores it with its words, and answers it as staff keep it", async () => {
    const bytes = await canvas(640, 400).png().toBuffer();
    const answer = await upload([
      ...words,
      { name: "description_en", value: "Before the first night" },
      { name: "copyright", value: "Photo: Mara Lindqvist" },
      { name: "focal_x", value: "0.25" },
      file(bytes),
    ]);
    expect(answer.statusCode).toBe(201);
    const image = answer.json();
    expect(image).toMatchObject({
      revision: 1,
      alias: { de: "Ein Saal", en: "A hall" },
      decorative: false,
      description: { de: "", en: "Before the first night" },
      copyright: "Photo: Mara Lindqvist",
      name: "saal.png",
      focal_point: { x: 0.25, y: 0.5 },
      width: 640,
      height: 400,
      bytes: bytes.length,
      rendered_at: null,
      used_by: [],
    });
    expect(existsSync(join(mediaDir, "originals", image.file_name))).toBe(true);
    const [line] = await site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.what, `image:${image.id}`));
    expect(line).toMatchObject({ action: "create", title: "saal.png" });
    const noted = (await site.database.select().from(changes)).flatMap(({ tags }) => tags);
    expect(noted).toEqual(expect.arrayContaining(["images", `image:${image.id}`]));
  });

  it("has every rendition of use made by a job, after which none has to be waited for", async () => {
    const image = (await upload([...words, file(await canvas(800, 500).png().toBuffer())])).json();
    expect(await site.app.jobs.runAll()).toEqual([]);
    const made = readdirSync(join(mediaDir, "renditions", image.path.split("/").at(-1)));
    const wanted = renditionWidths(800).flatMap((width) =>
      imageFormats.map((format) => `${width}.${format}`),
    );
    expect(made.toSorted()).toEqual(wanted.toSorted());
    const shown = (await call("GET", `${image.id}/`)).json();
    expect(shown).toMatchObject({ rendered_at: expect.any(String), rendition_problem: "" });
  });

  it("asks for a text in both languages, unless the picture is said to be decorative", async () => {
    const bytes = await canvas().png().toBuffer();
    const one = await upload([words[0] ?? file(bytes), file(bytes)]);
    expect(one.statusCode).toBe(422);
    expect(one.json().details.fields).toEqual({ alias_en: "required" });
    const blank = await upload([{ name: "alias_de", value: "  " }, file(bytes)]);
    expect(blank.json().details.fields).toEqual({ alias_de: "required", alias_en: "required" });
    const decorative = await upload([{ name: "decorative", value: "true" }, file(bytes)]);
    expect(decorative.json()).toMatchObject({ decorative: true, alias: { de: "", en: "" } });
  });

  it("knows a picture that is there already, whatever its name, and keeps its words", async () => {
    const bytes = await canvas().png().toBuffer();
    const first = (await upload([...words, file(bytes)])).json();
    const again = await upload([{ name: "decorative", value: "true" }, file(bytes, "other.png")]);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first);
  });

  it("stores it once where it comes several times at once", async () => {
    const bytes = await canvas().png().toBuffer();
    const answers = await Promise.all([1, 2, 3].map(() => upload([...words, file(bytes)])));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  });

  it("is for staff, from this site, with the token", async () => {
    const before = await site.database.$count(images);
    const parts = [...words, file(await canvas().png().toBuffer())];
    expect((await upload(parts, "", await browser(site))).statusCode).toBe(401);
    expect((await upload(parts, "", { cookies: staff.cookies })).statusCode).toBe(403);
    const { "x-csrftoken": _, ...headers } = staff.headers;
    expect((await upload(parts, "", { ...staff, headers })).statusCode).toBe(403);
    expect(await site.database.$count(images)).toBe(before);
  });
});

describe("keeping pictures", () => {
  it("changes words and focal point, and drops the pages that show it", async () => {
    const { id, path } = (await upload([...words, file(await canvas().png().toBuffer())])).json();
    const answer = await call("POST", `${id}/`, {
      revision: 1,
      alias: both("Stairs"),
      focal_point: { x: 0.1, y: 0.9 },
    });
    expect(answer.json()).toMatchObject({
      revision: 2,
      alias: both("Stairs"),
      focal_point: { x: 0.1, y: 0.9 },
      path,
    });
    expect((await call("POST", `${id}/`, { revision: 1, copyright: "Me" })).statusCode).toBe(409);
    const bare = await call("POST", `${id}/`, { revision: 2, alias: { de: "", en: "" } });
    expect(bare.statusCode).toBe(422);
    const decorative = { revision: 2, alias: { de: "", en: "" }, decorative: true };
    expect((await call("POST", `${id}/`, decorative)).statusCode).toBe(200);
    const wrong = { revision: 3, focal_point: { x: 2, y: 0 } };
    expect((await call("POST", `${id}/`, wrong)).statusCode).toBe(422);
    expect((await call("POST", `${id}/`, { revision: 3, width: 7 })).statusCode).toBe(422);
  });

  it("finds them by name and words, and those that are not used", async () => {
    const find = async (query: string) => {
      const { results } = (await call("GET", `?search=harfe&${query}`)).json();
      return results.map(({ id }: { id: number }) => id);
    };
    const used = (
      await upload([...words, file(await canvas().png().toBuffer(), "harfe-1.png")])
    ).json();
    const unused = (
      await upload([...words, file(await canvas().png().toBuffer(), "Härfe-2.png")])
    ).json();
    await insertVenue(site.database, { imageId: used.id });
    expect(await find("sort=name")).toEqual([used.id, unused.id]);
    expect(await find("used=false")).toEqual([unused.id]);
    expect(await find("used=true")).toEqual([used.id]);
    expect((await call("GET", "?used=perhaps")).statusCode).toBe(400);
  });

  it("puts another picture in an image's place, to which the old addresses lead", async () => {
    const image = (await upload([...words, file(await canvas(500, 300).png().toBuffer())])).json();
    await site.app.jobs.runAll();
    const parts = [
      { name: "revision", value: "1" },
      file(await canvas(900, 700).webp().toBuffer(), "neu.webp"),
    ];
    const replaced = await upload(parts, `${image.id}/file/`);
    expect(replaced.json()).toMatchObject({
      id: image.id,
      revision: 2,
      alias: image.alias,
      name: image.name,
      width: 900,
      rendered_at: null,
    });
    expect(replaced.json().path).not.toBe(image.path);
    expect((await upload(parts, `${image.id}/file/`)).statusCode).toBe(409);

    await site.app.jobs.runAll();
    const old = await site.app.inject({ url: imageUrl(image.path, 320, "webp") });
    expect(old.statusCode).toBe(302);
    expect(old.headers.location).toBe(imageUrl(replaced.json().path, 320, "webp"));
    expect(old.headers["cache-control"]).toBe("no-cache");
    const now = await site.app.inject({ url: String(old.headers.location) });
    expect((await sharp(now.rawPayload).metadata()).width).toBe(320);
    expect(existsSync(join(mediaDir, "originals", image.file_name))).toBe(false);
  });

  it("does not put a picture in two images' places, nor anything in the place of none", async () => {
    const bytes = await canvas().png().toBuffer();
    await upload([...words, file(bytes)]);
    const other = (await upload([...words, file(await canvas().png().toBuffer())])).json();
    const parts = [{ name: "revision", value: "1" }, file(bytes)];
    const answer = await upload(parts, `${other.id}/file/`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details.fields).toEqual({ file: "taken" });
    expect((await upload(parts, "999999/file/")).statusCode).toBe(404);
    expect((await upload([file(bytes)], `${other.id}/file/`)).statusCode).toBe(400);
  });

  it("deletes an image with all its files", async () => {
    const image = (await upload([...words, file(await canvas().png().toBuffer())])).json();
    await site.app.jobs.runAll();
    const folder = join(mediaDir, "renditions", image.path.split("/").at(-1));
    expect(existsSync(folder)).toBe(true);
    expect((await call("DELETE", `${image.id}/?revision=1`)).statusCode).toBe(204);
    await site.app.jobs.runAll();
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(join(mediaDir, "originals", image.file_name))).toBe(false);
    const gone = await site.app.inject({ url: imageUrl(image.path, 320, "jpg") });
    expect(gone.statusCode).toBe(404);
    expect((await call("GET", `${image.id}/`)).statusCode).toBe(404);
  });

  it("takes a deleted picture in again, though its files are yet to be removed", async () => {
    const bytes = await canvas().png().toBuffer();
    const first = (await upload([...words, file(bytes)])).json();
    await call("DELETE", `${first.id}/`);
    const second = await upload([...words, file(bytes)]);
    expect(second.statusCode).toBe(201);
    expect(await site.app.jobs.runAll()).toEqual([]);
    expect(existsSync(join(mediaDir, "originals", first.file_name))).toBe(true);
  });
});

describe("renditions that cannot be made", () => {
  it("are tried again, and shown to staff as long as they fail", async () => {
    const row = await storeImage(site, await canvas().png().toBuffer());
    const original = `originals/${row.fileName}`;
    const bytes = await site.app.media.store.read(original);
    await site.app.media.store.remove(original);
    await site.app.media.renderMissing(new Date());
    const [failure] = await site.app.jobs.runAll({ early: true });
    expect(failure).toMatchObject({ name: "renditions" });
    const { results } = (await call("GET", "?failed=true")).json();
    expect(results).toMatchObject([
      { id: row.id, rendered_at: null, rendition_problem: "The original is missing." },
    ]);

    await site.app.media.store.write(original, bytes ?? Buffer.alloc(0));
    expect(await site.app.jobs.runAll({ early: true })).toEqual([]);
    expect((await call("GET", "?failed=true")).json().count).toBe(0);
  });
});
