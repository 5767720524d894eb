import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eventDownloads, events } from "../database/schema/index.ts";
import { both } from "../../testing/factories.ts";
import { canvas, multipart, type Part } from "../../testing/factories/media.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

let site: TestApp;
let staff: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  site = await createTestApp();
  staff = await signedIn(site);
});
afterAll(() => site.close());

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\ntrailer\n<< >>\n%%EOF\n`);
const title: Part[] = [
  { name: "title_de", value: "Abendprogramm" },
  { name: "title_en", value: "Programme" },
];

async function upload(
  value: Buffer,
  fileName = "Händel & Freunde.PDF",
  parts = title,
  caller: Partial<typeof staff> = staff,
) {
  const { payload, headers } = multipart([...parts, { name: "file", value, fileName }]);
  return site.app.inject({
    method: "POST",
    url: "/de/pageeditor-api/files/",
    payload,
    cookies: caller.cookies ?? {},
    headers: { ...caller.headers, ...headers },
  });
}

const call = (method: "GET" | "POST" | "DELETE", path: string, payload?: object) =>
  site.app.inject({
    method,
    url: `/de/pageeditor-api/files/${path}`,
    ...(payload && { payload }),
    ...staff,
  });

describe("a file to download", () => {
  it("is uploaded with a title per language, and saved under a safe name", async () => {
    const bytes = pdf("one");
    const answer = await upload(bytes);
    expect(answer.statusCode).toBe(201);
    const file = answer.json();
    expect(file).toMatchObject({
      title: { de: "Abendprogramm", en: "Programme" },
      name: "haendel-freunde.pdf",
      content_type: "application/pdf",
      bytes: bytes.length,
      used_by: [],
    });
    const saved = await site.app.inject({ url: file.url });
    expect(saved.rawPayload).toEqual(bytes);
    expect(saved.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="haendel-freunde.pdf"',
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await upload(bytes, "other.pdf")).json()).toEqual(file);
  });

  it("is sent in ranges, as players request sounds and videos", async () => {
    const { url, bytes } = (await upload(pdf("parts"))).json();
    const get = (range: string, more = {}) => site.app.inject({ url, headers: { range, ...more } });
    const part = await get("bytes=1-3");
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe("PDF");
    expect(part.headers["content-range"]).toBe(`bytes 1-3/${bytes}`);
    expect((await get("bytes=5-")).rawPayload).toHaveLength(bytes - 5);
    expect((await get("bytes=0-99999")).rawPayload).toHaveLength(bytes);
    expect((await get("bytes=-6")).body).toBe("%%EOF\n");
    for (const other of ["bytes=9-1", "lines=1-2", "bytes=0-1,4-5"]) {
      expect((await get(other)).statusCode).toBe(200);
    }
    for (const behind of ["bytes=999999-", "bytes=-0"]) {
      const answer = await get(behind);
      expect([answer.statusCode, answer.headers["content-range"]]).toEqual([
        416,
        `bytes */${bytes}`,
      ]);
    }
  });

  it("is sent whole where the part belongs to another version of it", async () => {
    const { url } = (await upload(pdf("versions"))).json();
    const { etag } = (await site.app.inject({ url })).headers;
    const get = (condition: unknown) =>
      site.app.inject({ url, headers: { range: "bytes=1-3", "if-range": String(condition) } });
    expect((await get(etag)).statusCode).toBe(206);
    expect((await get('"other"')).statusCode).toBe(200);
    expect((await get("Wed, 21 Oct 2015 07:28:00 GMT")).statusCode).toBe(200);
  });

  it("answers HEAD as GET, without its bytes", async () => {
    const { url, bytes } = (await upload(pdf("head"))).json();
    const { statusCode, headers, rawPayload } = await site.app.inject({ method: "HEAD", url });
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect(headers).toMatchObject({
      "content-length": String(bytes),
      "accept-ranges": "bytes",
      "content-type": "application/pdf",
    });
  });

  it("can be a picture in full size, which stays as it is", async () => {
    const bytes = await canvas(90, 60)
      .jpeg()
      .withExif({ IFD0: { Artist: "Mara" } })
      .toBuffer();
    const { url } = (await upload(bytes, "presse.jpg")).json();
    expect((await site.app.inject({ url })).rawPayload).toEqual(bytes);
  });

  it("is refused where it is nothing of the kind, breaks off, or is something else as well", async () => {
    const zip = Buffer.concat([Buffer.from("PK\x05\x06"), Buffer.alloc(18)]);
    const refused = [
      Buffer.from("<html><script>alert(1)</script>"),
      Buffer.from("MZ\x90\x00 program"),
      zip,
      Buffer.from("%PDF-1.7\nbreaks off"),
      Buffer.concat([pdf("x"), zip]),
      (await canvas().png().toBuffer()).subarray(0, 60),
      await canvas().webp().toBuffer(),
    ];
    for (const bytes of refused) expect((await upload(bytes)).statusCode).toBe(422);
    expect((await upload(pdf("untitled"), "x.pdf", [])).statusCode).toBe(400);
    expect((await upload(Buffer.alloc(0))).statusCode).toBe(400);
  });

  it("is not deleted as long as something offers it, and is gone afterwards", async () => {
    const file = (await upload(pdf("in use"))).json();
    const [event] = await site.database
      .insert(events)
      .values({ startsAt: new Date(), title: both("Abend"), slug: both("abend") })
      .returning();
    await site.database.insert(eventDownloads).values({ eventId: event?.id ?? 0, fileId: file.id });
    const refused = await call("DELETE", `${file.id}/`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().details.used_by).toEqual([
      { what: `event:${event?.id}`, title: both("Abend").de },
    ]);
    expect((await call("GET", "?used=true")).json().results).toMatchObject([{ id: file.id }]);

    await site.database.delete(eventDownloads);
    expect((await call("DELETE", `${file.id}/`)).statusCode).toBe(204);
    await site.app.jobs.runAll();
    expect((await site.app.inject({ url: file.url })).statusCode).toBe(404);
    expect(existsSync(join(site.dataDir, "media", "files", file.file_name))).toBe(false);
  });

  it("takes another title, and keeps its name", async () => {
    const { id } = (await upload(pdf("title"))).json();
    const changed = await call("POST", `${id}/`, { revision: 1, title: both("Heft") });
    expect(changed.json()).toMatchObject({ revision: 2, title: both("Heft") });
    expect((await call("POST", `${id}/`, { revision: 2, name: "x.exe" })).statusCode).toBe(422);
  });

  it("is found at no other address", async () => {
    const { url, id } = (await upload(pdf("address"))).json();
    for (const other of [
      url.replace("haendel-freunde", "x"),
      `/media/files/${id}-000000000000/haendel-freunde.pdf`,
      `/media/files/${id}/haendel-freunde.pdf`,
      "/media/files/999999-000000000000/x.pdf",
      "/media/files/..%2F..%2Fdatabase/x",
    ]) {
      expect([other, (await site.app.inject({ url: other })).statusCode]).toEqual([other, 404]);
    }
  });

  it("is uploaded by staff, from this site, with the token", async () => {
    expect((await upload(pdf("v"), "v.pdf", title, await browser(site))).statusCode).toBe(401);
    const { cookies } = staff;
    expect((await upload(pdf("v"), "v.pdf", title, { cookies })).statusCode).toBe(403);
    expect((await call("GET", "?search=v.pdf")).json().count).toBe(0);
  });
});
