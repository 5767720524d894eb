import type { PageFragment } from "@festival/contracts/pageOwner";
import { describe, expect, it } from "@jest/globals";
import type { LoadedComposition } from "../releases/composition.ts";
import { assetsOf } from "./pageAssets.ts";

const assets = { scripts: ["a.js"], styles: ["a.css"] };
const composition = {
  shell: { base: "/shell/", release: { files: {}, browser: { exposes: { "./shell": assets } } } },
  sheets: new Map([["/shell/a.css", { text: "a{}", hash: "sha256-a" }]]),
  scripts: { start: { text: "", hash: "" } },
  forBrowser: () => ({}),
} as unknown as LoadedComposition;

type AssetPage = Parameters<typeof assetsOf>[0];
const pageOf = (given: Partial<AssetPage> = {}): AssetPage => ({
  owner: "mf-quiz",
  locale: "de",
  route: { name: "quizStart", params: {}, query: {} },
  fragments: {},
  audience: "visitor",
  ...given,
});
const fragment = { owner: "mf-programme", name: "teasers", props: {} } as const;
const failed: PageFragment = { ...fragment, failed: true };
const shown: PageFragment = { ...fragment, failed: false, data: null };

describe("the files of a page", () => {
  it("are found once for all pages of a route in a language", () => {
    const found = assetsOf(pageOf(), composition);
    expect(found.sheets).toEqual(['<style data-href="/shell/a.css">a{}</style>']);
    const route = { name: "quizStart", params: {}, query: { edit: "" } } as const;
    expect(assetsOf(pageOf({ route }), composition)).toBe(found);
    expect(assetsOf(pageOf({ fragments: { slot: failed } }), composition)).toBe(found);
  });

  it("are those of the owner, the route, the language, the fragments and the set of releases", () => {
    const route = { name: "quizResult", params: {}, query: {} } as const;
    const all = [
      assetsOf(pageOf(), composition),
      assetsOf(pageOf({ fragments: { slot: shown } }), composition),
      assetsOf(pageOf({ locale: "en" }), composition),
      assetsOf(pageOf({ owner: "shell" }), composition),
      assetsOf(pageOf({ route }), composition),
      assetsOf(pageOf({ audience: "staff" }), composition),
      assetsOf(pageOf(), { ...composition }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});
