/**
 * @jest-environment node
 * @own-modules It renders as the server does.
 */
import { visitorRoutes } from "@festival/contracts/routes";
import { probed } from "@festival/shared-ui/owner/probing";
import { describe, expect, it } from "@jest/globals";
import { owner } from "./server.ts";
import { testList, testTag } from "./testing/testArticle.ts";

const answers = {
  "/api/articles/": testList(),
  "/api/tags/": [testTag({ id: 1, article_count: 0 }), testTag({ id: 2 })],
};

describe("the probes of mf-magazine", () => {
  it("open each of its screens in both languages, and show each of its fragments", async () => {
    const { screens, fragments } = await probed(owner, answers);
    for (const opened of Object.values(screens)) {
      expect(opened.toSorted()).toEqual(visitorRoutes("mf-magazine").toSorted());
    }
    expect(fragments.toSorted()).toEqual(Object.keys(owner.fragments).toSorted());
  });

  it("are its lists alone where there is nothing to read", async () => {
    const empty = { "/api/articles/": testList({ count: 0, results: [] }), "/api/tags/": [] };
    const { screens } = await probed(owner, empty);
    expect(screens.de).toEqual(["magazine", "magazineTags"]);
  });
});
