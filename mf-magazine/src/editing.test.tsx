import { faceProblems, onServer, staffPage } from "@festival/shared-ui/editing/testing";
import { describe, expect, it } from "@jest/globals";
import { face } from "./editing.ts";
import { testArticle, testList, testTag } from "./testing/testArticle.ts";

const { owner } = await onServer(() => import("./server.ts"));

const quote = { id: 1, slug: null, model: "quote" as const, content: "Still.", author: "" };
const answers = {
  "/de/api/articles/7/": testArticle({ modules: [quote] }),
  "/de/api/articles/": testList(),
  "/de/api/articles/?page=1": testList(),
  "/de/api/articles/?page=1&tags=2": testList(),
  "/de/api/tags/": [testTag({ id: 2 })],
};
const article = "/de/magazin/pause-7/7";
const tag = "/de/magazin/tag/thema-2/2";

describe("the face of mf-magazine", () => {
  it("finds all that can be edited of an article", async () => {
    expect(await faceProblems({ owner, face, url: article, answers })).toEqual([]);
    const { sections, admin } = face.places(await staffPage({ owner, url: article, answers }));
    expect(sections[0]?.owner).toEqual({ type: "article", id: 7 });
    expect(admin).toEqual({ resource: "articles", id: 7 });
  });

  it("finds all that can be edited of an article with nothing but a title", async () => {
    const bare = testArticle({
      pretitle: "",
      category: null,
      teaser: "",
      image_obj: null,
      tags: [],
    });
    const given = { ...answers, "/de/api/articles/7/": bare };
    expect(await faceProblems({ owner, face, url: article, answers: given })).toEqual([]);
  });

  it("finds the name of a topic", async () => {
    expect(await faceProblems({ owner, face, url: tag, answers })).toEqual([]);
    const { fields, admin } = face.places(await staffPage({ owner, url: tag, answers }));
    expect(fields).toMatchObject([{ id: "name", target: { resource: "tags", id: 2 } }]);
    expect(admin).toEqual({ resource: "tags", id: 2 });
  });

  it("says nothing of the lists", async () => {
    const page = await staffPage({ owner, url: "/de/magazin", answers });
    expect(face.places(page)).toEqual({ sections: [], fields: [], admin: null });
  });
});
