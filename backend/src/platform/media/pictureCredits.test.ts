import { statSync } from "node:fs";
import { join } from "node:path";
import { imageFormats, imageUrl } from "@festival/contracts/images";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { insertVenue } from "../../testing/factories.ts";
import { canvas, multipart } from "../../testing/factories/media.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { getImages } from "./images.repository.ts";
import { pictureXmp } from "./pictureXmp.ts";

let site: TestApp;
let staff: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  site = await createTestApp();
  staff = await signedIn(site);
});
afterAll(() => site.close());

/** Uploads a picture of its own size with a credit. */
async function upload(height: number, copyright: string) {
  const { payload, headers } = multipart([
    { name: "alias_de", value: "Ein Saal" },
    { name: "alias_en", value: "A hall" },
    { name: "copyright", value: copyright },
    { name: "file", value: await canvas(900, height).png().toBuffer(), fileName: "saal.png" },
  ]);
  const url = "/de/pageeditor-api/images/";
  const answer = await site.app.inject({
    method: "POST",
    url,
    payload,
    ...staff,
    headers: { ...staff.headers, ...headers },
  });
  return answer.json<{ id: number; path: string; revision: number }>();
}

const change = (id: number, payload: object) =>
  site.app.inject({ method: "POST", url: `/de/pageeditor-api/images/${id}/`, payload, ...staff });

describe("whose a picture is", () => {
  /** What a rendition says of itself; undefined for nothing. */
  async function saidBy(path: string, width: number, format: (typeof imageFormats)[number]) {
    const made = await site.app.inject({ url: imageUrl(path, width, format) });
    const { xmp, exif } = await sharp(made.rawPayload).metadata();
    expect(exif).toBeUndefined();
    return xmp?.toString("utf8");
  }

  it("stands in its larger renditions, also after it was corrected", async () => {
    const { id, path, revision } = await upload(300, "Mara <Lindqvist> & Söhne");
    await site.app.jobs.runAll();
    for (const format of imageFormats) {
      const said = await saidBy(path, 768, format);
      expect([format, said]).toEqual([
        format,
        expect.stringContaining("<rdf:li>Mara &lt;Lindqvist&gt; &amp; Söhne</rdf:li>"),
      ]);
      expect(await saidBy(path, 320, format)).toBeUndefined();
    }
    const licence = "Vertrag vom 3. Mai, 500 €";
    const facts = { revision, copyright: "Ida Brandt", licence };
    expect((await change(id, facts)).statusCode).toBe(200);
    await site.app.jobs.runAll();
    const said = await saidBy(path, 768, "jpg");
    expect(said).toContain("<photoshop:Credit>Ida Brandt</photoshop:Credit>");
    expect(said).not.toMatch(/Mara|Vertrag/);
  });

  it("says with the credit that a machine made the picture, on the site and in the files", async () => {
    const { id, path, revision } = await upload(320, "");
    const refused = await change(id, { revision, is_generated: true });
    expect(refused.json()).toMatchObject({ details: { fields: { copyright: "required" } } });
    const named = await change(id, { revision, copyright: "Ida", persons_consent: "Akte 4" });
    expect(named.json()).toMatchObject({ persons_consent: "Akte 4", is_generated: false });
    await site.app.jobs.runAll();
    expect(await saidBy(path, 768, "jpg")).not.toContain("AI");
    await change(id, { revision: revision + 1, is_generated: true });
    await site.app.jobs.runAll();
    expect(await saidBy(path, 768, "jpg")).toContain(
      "<rdf:li>Ida (made or changed by AI)</rdf:li>",
    );
    const shown = (await getImages(site.database, [id], "de")).get(id);
    expect(shown?.copyright).toBe("Ida (mit KI erzeugt oder verändert)");
    expect(JSON.stringify(shown)).not.toContain("Akte");
  });

  it("is written again only for another credit", async () => {
    const { id, path, revision } = await upload(310, "Ida");
    await site.app.jobs.runAll();
    const folder = join(site.dataDir, "media", "renditions", path.split("/").at(-1) ?? "");
    const madeAt = () => statSync(join(folder, "768.jpg")).mtimeMs;
    const before = madeAt();
    await change(id, { revision, copyright: "Ida", labels: "Saal" });
    await site.app.jobs.runAll();
    expect(madeAt()).toBe(before);
  });

  it("is listed for visitors while a picture of theirs is used and shown", async () => {
    const listed = async () => (await site.app.inject("/de/api/picture-credits/")).json();
    const { id, revision } = await upload(320, "Zoe Wirth");
    const own = async () =>
      (await listed()).filter((one: { copyright: string }) => one.copyright === "Zoe Wirth");
    expect(await own()).toEqual([]);
    await insertVenue(site.database, { imageId: id });
    expect(await own()).toEqual([{ copyright: "Zoe Wirth", pictures: 1 }]);
    await change(id, { revision, rights_until: "2020-01-01T00:00:00.000Z" });
    expect(await own()).toEqual([]);
  });

  it("is not listed where it is not known", async () => {
    const { id } = await upload(330, "");
    await insertVenue(site.database, { imageId: id });
    const answer = await site.app.inject("/de/api/picture-credits/");
    expect(answer.json()).not.toContainEqual(expect.objectContaining({ copyright: "" }));
    expect(answer.headers["x-festival-tags"]).toBe("images");
  });

  it("is said without control characters, which XML refuses, or not at all", () => {
    expect(pictureXmp("Mara\u0000 Lindqvist\n")).toContain("<rdf:li>Mara  Lindqvist</rdf:li>");
    expect(pictureXmp(" \u0007 ")).toBeUndefined();
  });
});
