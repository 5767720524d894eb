import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { eq } from "drizzle-orm";
import { entryFiles, formEntries } from "../../platform/database/schema/index.ts";
import { asVisitor, uploadFile } from "../../testing/factories/forms.ts";
import { canvas, multipart } from "../../testing/factories/media.ts";
import { insertForm } from "../../testing/factories.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { fileKey } from "./fileKey.ts";
import { documents } from "./testing/documents.ts";
import { uploaderOf } from "./waitingShares.ts";

describe("a file for a form", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const rowOf = async (id: string) =>
    (await site.database.select().from(entryFiles).where(eq(entryFiles.id, id)))[0];
  const upload = async (name = "Liste.txt", bytes: Buffer | string = "Geige, Bratsche") =>
    (await uploadFile(site, bytes, name)).json();
  const send = (form: number, files: string | string[]) =>
    asVisitor(site, {
      method: "POST",
      url: "/en/api/forms-entries/",
      payload: { form, field_values: { name: "Clara", files } },
    });
  const makeForm = (settings = {}) =>
    insertForm(site.database, [
      { slug: "name", fieldType: fieldType.text },
      { slug: "files", fieldType: fieldType.file, settings },
    ]);
  const age = (id: string) =>
    site.database
      .update(entryFiles)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(entryFiles.id, id));

  it.each<[string, () => Promise<Buffer | string> | Buffer | string, string]>([
    ["Lebenslauf.pdf", documents.pdf, "application/pdf"],
    ["Foto.JPG", () => canvas().jpeg().toBuffer(), "image/jpeg"],
    ["Foto.png", () => canvas().png().toBuffer(), "image/png"],
    ["Foto.webp", () => canvas().webp().toBuffer(), "image/webp"],
    ["Foto.gif", () => canvas().gif().toBuffer(), "image/gif"],
    ["Foto.avif", () => canvas().avif({ effort: 0 }).toBuffer(), "image/avif"],
    ["Grüße.txt", "Grüße aus dem Saal", "text/plain"],
    ["alt.txt", Buffer.from("Gr\xfc\xdfe", "latin1"), "text/plain"],
    ["Namen.csv", "Name;Ort\r\nClara;Zwickau\r\n", "text/csv"],
    ["Brief.docx", documents.docx, expect.stringContaining("wordprocessingml") as never],
    ["Tabelle.xlsx", documents.xlsx, expect.stringContaining("spreadsheetml") as never],
    ["Brief.odt", documents.odt, "application/vnd.oasis.opendocument.text"],
  ] as never)("is taken for what it is: %s", async (name, content: unknown, type) => {
    const bytes = await (typeof content === "function" ? content() : content);
    const answer = await uploadFile(site, bytes, name);
    expect(answer.statusCode).toBe(201);
    const file = answer.json();
    expect(file).toMatchObject({ type, size: Buffer.byteLength(bytes) });
    expect(file.name).toBe(name.replace(".JPG", ".jpg"));
    const hours = (Date.parse(file.expires_at) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(6);
    const kept = await site.app.media.store.read(fileKey(file.id));
    expect(kept?.equals(Buffer.from(bytes))).toBe(true);
  });

  it("gets the ending of what it is, where it is a picture", async () => {
    const answer = await uploadFile(site, await canvas().webp().toBuffer(), "photo.jpg");
    expect(answer.json()).toMatchObject({ name: "photo.webp", type: "image/webp" });
  });

  it("needs the token of our pages where a browser sends it", async () => {
    const body = multipart([{ name: "file", value: "Text", fileName: "a.txt" }]);
    const call = { method: "POST", url: "/de/api/temp-files/", payload: body.payload } as const;
    const bare = await site.app.inject({ ...call, headers: body.headers });
    expect(bare.json()).toMatchObject({ code: "csrf_failed" });
    const mine = await browser(site);
    const headers = { ...mine.headers, ...body.headers };
    const answer = await site.app.inject({ ...call, cookies: mine.cookies, headers });
    expect(answer.statusCode).toBe(201);
  });

  it("is part of one entry, and of no second one", async () => {
    const form = await makeForm();
    const { id } = await upload();
    expect((await send(form.id, id)).statusCode).toBe(201);
    expect(await rowOf(id)).toMatchObject({ field: "files", uploader: "" });
    const again = await send(form.id, [id]);
    expect(again.json().details).toMatchObject({
      fields: { files: "unknown" },
      messages: { files: "We no longer have this file. Please attach it again." },
    });
    const both = await upload();
    const answers = await Promise.all([send(form.id, both.id), send(form.id, both.id)]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 422]);
  });

  it("must be what its field takes", async () => {
    const form = await makeForm({ file_kinds: ["pdf"], max_file_bytes: 2_000_000 });
    const text = await send(form.id, (await upload()).id);
    expect(text.json().details.fields).toEqual({ files: "wrong_kind" });
    expect(text.json().details.messages.files).toBe(
      "We can’t take this file here. We accept pdf, up to 1.9\u00a0MB each.",
    );
    const pdf = await upload("a.pdf", documents.pdf());
    expect((await send(form.id, pdf.id)).statusCode).toBe(201);
    const two = [await upload("a.pdf", documents.pdf()), await upload("b.pdf", documents.pdf())];
    const answer = await send(
      form.id,
      two.map(({ id }) => id),
    );
    expect(answer.json().details.fields).toEqual({ files: "too_many" });
  });

  it("is unknown where it was never uploaded, or too long ago", async () => {
    const form = await makeForm();
    const { id } = await upload();
    await age(id);
    for (const file of [id, "A".repeat(43), "../../etc/passwd"]) {
      expect((await send(form.id, file)).json().details.fields).toEqual({ files: "unknown" });
    }
  });

  it("is deleted by callers that know its id, but not once it is sent", async () => {
    const form = await makeForm();
    const remove = (id: string) =>
      asVisitor(site, { method: "DELETE", url: `/de/api/temp-files/${id}/` });
    const waiting = await upload();
    expect((await remove(waiting.id)).statusCode).toBe(204);
    await site.app.jobs.runAll();
    expect(await rowOf(waiting.id)).toBeUndefined();
    expect(await site.app.media.store.read(fileKey(waiting.id))).toBeNull();
    expect((await remove(waiting.id)).statusCode).toBe(404);
    expect((await remove("short")).statusCode).toBe(404);
    const sent = await upload();
    await send(form.id, sent.id);
    expect((await remove(sent.id)).statusCode).toBe(404);
    expect(await rowOf(sent.id)).toBeDefined();
    const bare = await site.app.inject({
      method: "DELETE",
      url: `/de/api/temp-files/${sent.id}/`,
    });
    expect(bare.statusCode).toBe(403);
  });

  it("is deleted after six hours unless it was sent, and with its entry", async () => {
    const form = await makeForm();
    const [forgotten, sent] = [await upload(), await upload()];
    const { id } = (await send(form.id, sent.id)).json();
    await age(forgotten.id);
    await age(sent.id);
    const sweep = () =>
      site.database.transaction((transaction) =>
        site.app.jobs.send(transaction, "forms-sweep", {}),
      );
    await sweep();
    await site.app.jobs.runAll();
    expect(await rowOf(forgotten.id)).toBeUndefined();
    expect(await site.app.media.store.read(fileKey(forgotten.id))).toBeNull();
    expect(await site.app.media.store.read(fileKey(sent.id))).not.toBeNull();

    await site.database
      .update(formEntries)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(formEntries.id, id));
    await sweep();
    await site.app.jobs.runAll();
    expect(await site.database.select().from(formEntries).where(eq(formEntries.id, id))).toEqual(
      [],
    );
    expect(await rowOf(sent.id)).toBeUndefined();
    expect(await site.app.media.store.read(fileKey(sent.id))).toBeNull();
  });

  it("is downloaded by staff alone, to be saved and not shown", async () => {
    const form = await makeForm();
    const file = await upload("Grüße.txt", "Grüße");
    const { id } = (await send(form.id, file.id)).json();
    const url = `/de/pageeditor-api/forms-entries/${id}/files/${file.id}/`;
    expect((await site.app.inject(url)).statusCode).toBe(401);
    const staff = await signedIn(site);
    const answer = await site.app.inject({ url, cookies: staff.cookies });
    expect(answer.body).toBe("Grüße");
    expect(answer.headers).toMatchObject({
      "content-type": "text/plain",
      "content-disposition": `attachment; filename="Gr_e.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.txt`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    for (const wrong of [`${id}/files/${"A".repeat(43)}`, `999999/files/${file.id}`]) {
      const other = await site.app.inject({
        url: `/de/pageeditor-api/forms-entries/${wrong}/`,
        cookies: staff.cookies,
      });
      expect(other.statusCode).toBe(404);
    }
  });

  describe("that waits to be sent", () => {
    const megabytes = (count: number) => count * 1024 * 1024;
    let rows = 0;
    /** As if an address had uploaded so many files before. */
    async function hasUploaded(address: string, files: number, bytes: number, place = 0) {
      const uploader = uploaderOf(site.app.signing, address);
      const values = Array.from({ length: files }, (_, index) => ({
        id: `waiting-${(rows += 1)}`,
        name: "a.txt",
        contentType: "text/plain",
        bytes,
        uploader,
        createdAt: new Date(Date.UTC(2025, 0, 1) + (place + index) * 1000),
        expiresAt: new Date(Date.now() + 60_000),
      }));
      await site.database.insert(entryFiles).values(values);
      return values.map(({ id }) => id);
    }
    const uploadFrom = async (address: string) => {
      const answer = await uploadFile(site, "Text", "a.txt", { "x-festival-client": address });
      return answer.json().code ?? answer.statusCode;
    };
    beforeEach(async () => {
      await site.database.delete(entryFiles);
    });

    it("is one of 30, and of 120 MB, of its address", async () => {
      await hasUploaded("203.0.113.99", 29, 1);
      expect(await uploadFrom("203.0.113.99")).toBe(201);
      expect(await uploadFrom("203.0.113.99")).toBe("too_many_requests");
      expect(await uploadFrom("203.0.113.98")).toBe(201);
      await hasUploaded("2001:db8:1:2::1", 12, megabytes(10));
      expect(await uploadFrom("2001:db8:1:2::ffff")).toBe("too_many_requests");
      expect(await uploadFrom("2001:db8:1:3::1")).toBe(201);
    });

    it.each([
      [
        "198.51.100",
        ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"],
        "198.51.100.9",
        "198.51.101.9",
      ],
      [
        "2001:db8:9",
        ["2001:db8:9:1::1", "2001:db8:9:2::1", "2001:db8:9:3::1", "2001:db8:9:4::1"],
        "2001:db8:9:ffff::1",
        "2001:db8:a:1::1",
      ],
    ])("is one of 480 MB of the network %s", async (_network, addresses, inside, outside) => {
      for (const address of addresses) await hasUploaded(address, 12, megabytes(10));
      expect(await uploadFrom(inside)).toBe("too_many_requests");
      expect(await uploadFrom(outside)).toBe(201);
    });

    it("is removed for others where all together are too many: the oldest of the one with most", async () => {
      const [greedy = ""] = await hasUploaded("10.1.1.1", 12, megabytes(10));
      await hasUploaded("10.1.1.2", 11, megabytes(10));
      const early = await hasUploaded("10.9.9.9", 1, megabytes(1), -1000);
      for (let network = 0; network < 18; network += 1) {
        await hasUploaded(`10.2.${network}.1`, 10, megabytes(10));
      }
      expect(await uploadFrom("192.0.2.1")).toBe(201);
      expect(await rowOf(greedy)).toBeDefined();
      await hasUploaded("10.3.3.3", 2, megabytes(10));
      expect(await uploadFrom("192.0.2.1")).toBe(201);
      await site.app.jobs.runAll();
      expect(await rowOf(greedy)).toBeUndefined();
      const left = await site.database.select({ id: entryFiles.id }).from(entryFiles);
      expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(early));
      expect(left).toHaveLength(11 + 11 + 1 + 180 + 2 + 2);
    });
  });
});
