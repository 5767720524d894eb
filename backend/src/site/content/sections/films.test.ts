import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { editorSite } from "../../../testing/editorSite.ts";
import { insertPage } from "../../../testing/factories.ts";
import { insertFile } from "../../../testing/factories/site.ts";

const here = editorSite({ beforeAll, afterAll });

describe("a section with a video of the site", () => {
  it("shows as video and as captions only files of that kind", async () => {
    const { database } = here.site;
    const { id } = await insertPage(database);
    const video = await insertFile(database, "film.mp4", "video/mp4");
    const captions = await insertFile(database, "de.vtt", "text/vtt");
    const create = (body: object) =>
      here.editor.post("film/", { content_type: "page", object_id: id, ...body });
    const refused = await create({ file_id: captions, captions_en_id: video });
    expect([refused.statusCode, refused.json().details.fields]).toEqual([
      422,
      { file_id: "unknown", captions_en_id: "unknown" },
    ]);
    const taken = await create({ file_id: video, captions_en_id: captions });
    expect([taken.statusCode, taken.json().section]).toMatchObject([
      201,
      { captions: [{ language: "en" }] },
    ]);
  });
});
