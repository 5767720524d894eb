import type { Section } from "@festival/contracts/api/content";
import { faceProblems, onServer, staffPage } from "@festival/shared-ui/editing/testing";
import { image } from "@festival/shared-ui/owner/testEvent";
import { testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { face } from "./editing.ts";
import { testContentPage } from "./pages/testContentPage.ts";

const { owner } = await onServer(() => import("./server.ts"));

const modules: Section[] = [{ id: 9, slug: null, model: "quote", content: "Still.", author: "" }];
const story = {
  blocks: [
    {
      key: "a",
      text: "Vier Menschen im Halbkreis.",
      type: "unstyled" as const,
      depth: 0,
      inlineStyleRanges: [],
      entityRanges: [],
    },
  ],
  entityMap: {},
};
const teaser = { headline: "A", preline: "", text: "", link: "", link_text: "", image: null };
const home = {
  "/de/api/page/": testContentPage({ urls: { de: "", en: "" }, modules }),
  "/de/api/hero/": { headline: "Alles klingt", text: "", link: "", link_text: "", image: null },
  "/de/api/big-teaser/": { ...teaser, button_style: "primary" },
  "/de/api/teaser-list/": { headline: "Zum Einstieg", items: [teaser] },
  "/de/api/instagram-feed/": {
    headline: "",
    link: "",
    items: [{ link: "", description: "B", image: null }],
  },
};
const member = (given: object = {}) => ({
  "/de/api/team-members/3/": {
    id: 3,
    first_name: "Benno",
    last_name: "Trautwein",
    slug: { de: "benno-trautwein", en: "benno-trautwein" },
    role: "Pressesprecher",
    department: "Kommunikation",
    email: "presse@musikfest.example",
    phone: "0228 000 002",
    image_obj: image(),
    biography: story,
    ...given,
  },
});
const ensemble = (given: object = {}) => ({
  "/de/api/ensembles/5/": {
    id: 5,
    name: "Quartett Halbmond",
    slug: { de: "halbmond", en: "half-moon" },
    description: story,
    link_objs: [],
    image_obj: image(),
    members: [
      {
        id: 1,
        first_name: "Nora",
        last_name: "Feld",
        slug: { de: "nora-feld", en: "nora-feld" },
        role: "Violine",
        image_obj: null,
      },
    ],
    ...given,
  },
});

const screens = [
  ["the home page", "/de", home, { resource: "pages", id: 7 }],
  [
    "a home page without blocks",
    "/de",
    { "/de/api/page/": testContentPage() },
    { resource: "pages", id: 7 },
  ],
  ["a home page that was never written", "/de", {}, null],
  [
    "a generic page",
    "/de/anfahrt",
    { "/de/api/page/anfahrt": testContentPage({ modules }) },
    { resource: "pages", id: 7 },
  ],
  [
    "a generic page with the address of an ensemble",
    "/de/archiv/2024",
    { "/de/api/page/archiv/2024": testContentPage({ modules }) },
    { resource: "pages", id: 7 },
  ],
  ["an ensemble", "/de/halbmond/5", ensemble(), { resource: "ensembles", id: 5 }],
  [
    "an ensemble with nothing but a name",
    "/de/halbmond/5",
    ensemble({ description: null, image_obj: null, members: [] }),
    { resource: "ensembles", id: 5 },
  ],
  [
    "a member of the team",
    "/de/team/benno-trautwein/3",
    member(),
    { resource: "team-members", id: 3 },
  ],
  [
    "a member of the team with nothing but a name",
    "/de/team/benno-trautwein/3",
    member({ role: "", department: "", email: "", phone: "", image_obj: null, biography: null }),
    { resource: "team-members", id: 3 },
  ],
] as const;

describe("the face of the shell", () => {
  it.each(screens)("finds all that can be edited of %s", async (_what, url, answers, admin) => {
    expect(await faceProblems({ owner, face, url, answers })).toEqual([]);
    expect(face.places(await staffPage({ owner, url, answers })).admin).toEqual(admin);
  });

  it("names each block of the home page", async () => {
    const { fields, sections } = face.places(await staffPage({ owner, url: "/de", answers: home }));
    expect(fields.map(({ target }) => target)).toEqual([
      { homeBlock: "hero" },
      { homeBlock: "big-teaser" },
      { homeBlock: "teaser-list" },
      { homeBlock: "instagram-feed" },
      { homeBlock: "highlight-events" },
      { homeBlock: "article-teasers" },
    ]);
    expect(sections[0]?.owner).toEqual({ type: "page", id: 7 });
  });

  it("leads from a missing page to the block in which staff word it", () => {
    const block: Section = {
      id: 20,
      slug: "error-page",
      model: "container",
      layout: "100",
      columns: [],
    };
    const error = { status: 404 };
    const missing = (data: unknown) =>
      face.places(testPage({ url: "/de/weg", data, error, status: 404, audience: "staff" }));
    expect(missing({ sections: [block] }).sections).toMatchObject([
      { owner: { type: "block", id: 20 }, in: ["sections"] },
    ]);
    expect(missing(null)).toEqual({ sections: [], fields: [], admin: null });
  });
});
