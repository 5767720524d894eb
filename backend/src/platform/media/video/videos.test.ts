import { once } from "node:events";
import { readdirSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { multipart, type Part } from "../../../testing/factories/media.ts";
import { box, captions, mp4, mp4Parts, webm } from "../../../testing/factories/videos.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

let site: TestApp;
let staff: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  site = await createTestApp();
  staff = await signedIn(site);
});
afterAll(() => site.close());

setFlagsFromString("--expose-gc");
/** So that what is measured is what is held. */
const collectGarbage: () => void = runInNewContext("gc");

const path = "/de/pageeditor-api/files/";
const title: Part[] = [
  { name: "title_de", value: "Grußwort" },
  { name: "title_en", value: "Welcome" },
];

async function upload(value: Buffer, fileName: string) {
  const { payload, headers } = multipart([...title, { name: "file", value, fileName }]);
  return site.app.inject({
    method: "POST",
    url: path,
    payload,
    cookies: staff.cookies,
    headers: { ...staff.headers, ...headers },
  });
}
const arriving = () => {
  try {
    return readdirSync(join(site.dataDir, "arriving"));
  } catch {
    return [];
  }
};

describe("a video of the site", () => {
  it.each([
    ["video/mp4", "grusswort.mp4", mp4()],
    ["video/webm", "grusswort.webm", webm()],
  ])("is uploaded and played as %s, unchanged", async (type, name, bytes) => {
    const answer = await upload(bytes, "Grußwort.MOV");
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { content_type: type, name, width: 640, height: 360, seconds: 2, bytes: bytes.length },
    ]);
    const played = await site.app.inject({ url: answer.json().url });
    expect(played.rawPayload).toEqual(bytes);
    expect(played.headers).toMatchObject({
      "content-type": type,
      "content-disposition": `inline; filename="${name}"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await upload(bytes, "again.mp4")).statusCode).toBe(200);
    expect(arriving()).toEqual([]);
  });

  it("has captions, which are given out as such", async () => {
    const bytes = captions("Grüß Gott.");
    const { content_type, name, url, width } = (await upload(bytes, "DE.vtt")).json();
    expect([content_type, name, width]).toEqual(["text/vtt", "de.vtt", null]);
    const given = await site.app.inject({ url });
    expect(given.headers["content-type"]).toBe("text/vtt");
    expect(given.rawPayload).toEqual(bytes);
  });

  it("is refused where it is none, and leaves nothing behind", async () => {
    const refused = [
      mp4().subarray(0, -1),
      mp4({ kind: "vide", codec: "hvc1" }),
      Buffer.from("WEBVTT\n"),
    ];
    for (const bytes of refused) {
      const answer = await upload(bytes, "x.mp4");
      expect([answer.statusCode, answer.json().details]).toEqual([
        422,
        { fields: { file: "invalid" } },
      ]);
    }
    const { payload, headers } = multipart([{ name: "file", value: mp4(), fileName: "x.mp4" }]);
    const untitled = await site.app.inject({
      method: "POST",
      url: path,
      payload,
      ...staff,
      headers: { ...staff.headers, ...headers },
    });
    expect(untitled.statusCode).toBe(400);
    expect(arriving()).toEqual([]);
  });

  it("is found by its kind, as documents and captions are", async () => {
    const names = async (kind: string) => {
      const answer = await site.app.inject({ url: `${path}?kind=${kind}`, ...staff });
      return answer.json().results.map(({ name }: { name: string }) => name);
    };
    expect(await names("captions")).toEqual(["de.vtt"]);
    expect((await names("video")).toSorted()).toEqual(["grusswort.mp4", "grusswort.webm"]);
    expect(await names("document")).toEqual([]);
  });

  /** Sends a body piece by piece over a real connection, and measures what memory holds meanwhile. */
  async function stream(pieces: Iterable<Buffer>, length: number) {
    if (!site.app.server.listening) await site.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = site.app.server.address() as AddressInfo;
    const cookie = Object.entries(staff.cookies)
      .map((pair) => pair.join("="))
      .join("; ");
    const type = multipart([]).headers["content-type"];
    const sending = request({
      port,
      host: "127.0.0.1",
      method: "POST",
      path,
      headers: { ...staff.headers, cookie, "content-type": type, "content-length": length },
    });
    const answered = once(sending, "response");
    let most = 0;
    let count = 0;
    for (const piece of pieces) {
      count += 1;
      if (!sending.write(piece)) await Promise.race([once(sending, "drain"), answered]);
      if (count % 30 > 0) continue;
      collectGarbage();
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }
    sending.end();
    const [answer] = await answered;
    answer.resume();
    return { status: answer.statusCode as number, most };
  }

  function* around(content: Iterable<Buffer>) {
    const mark = Buffer.from("here");
    const { payload } = multipart([...title, { name: "file", value: mark, fileName: "x.mp4" }]);
    const at = payload.indexOf(mark);
    yield payload.subarray(0, at);
    yield* content;
    yield payload.subarray(at + mark.length);
  }
  const piece = Buffer.alloc(1024 * 1024);
  const lengthOf = (content: number) => {
    const { payload } = multipart([...title, { name: "file", value: "", fileName: "x.mp4" }]);
    return payload.length + content;
  };

  it("of 150 MB goes to the disk as it comes", async () => {
    const { ftyp, moov, mdat } = mp4Parts();
    const space = box("free", Buffer.alloc(0));
    space.writeUInt32BE(8 + 150 * piece.length, 0);
    const head = [ftyp, moov, mdat, space];
    const length = Buffer.concat(head).length + 150 * piece.length;
    const content = [...head, ...Array.from({ length: 150 }, () => piece)];
    collectGarbage();
    const before = process.memoryUsage().arrayBuffers;
    const { status, most } = await stream(around(content), lengthOf(length));
    expect(status).toBe(201);
    expect(most - before).toBeLessThan(60 * 1024 * 1024);
    expect(arriving()).toEqual([]);
  }, 120_000);

  it("beyond 200 MB is refused before it has come", async () => {
    const { status } = await stream([], lengthOf(201 * piece.length));
    expect(status).toBe(413);
    expect(arriving()).toEqual([]);
  });
});
