import { ApiError } from "@festival/contracts/errors";
import { describe, expect, it } from "@jest/globals";
import { testContentPage, testRequest } from "../testContentPage.ts";
import { loadHomePage } from "./loadHomePage.ts";

const home = testContentPage({ urls: { de: "", en: "" }, meta_title: "", title: "Start" });
const hero = { headline: "Alles klingt", text: "", link: "", link_text: "", image: null };
const bigTeaser = { ...hero, headline: "Was die Stille weiß", preline: "", button_style: "" };
const answers = {
  "/de/api/page/": home,
  "/de/api/hero/": hero,
  "/de/api/big-teaser/": bigTeaser,
};

describe("loading the home page", () => {
  it("gathers its blocks and asks two remotes for theirs", async () => {
    const loaded = await loadHomePage(testRequest(answers));
    expect(loaded.data).toMatchObject({ hero, bigTeaser, sections: [] });
    expect(loaded.head.title).toBe("Start");
    expect(loaded.alternates).toEqual({ de: "/de", en: "/en" });
    expect(loaded.fragments).toEqual({
      highlights: { owner: "mf-programme", name: "highlightEvents", props: {} },
      articles: { owner: "mf-magazine", name: "articleTeasers", props: {} },
    });
  });

  it("names the festival for search engines, and where else it is", async () => {
    const social_links = { tiktok: "", instagram: "https://instagram.example/a", facebook: "" };
    const settings = { festival_name: "Musikfest am Strom", social_links };
    const known = { ...answers, "/de/api/settings/": settings };
    expect((await loadHomePage(testRequest(known))).head.jsonLd).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "Organization",
        name: "Musikfest am Strom",
        url: "/de",
        logo: "/icon-512.png",
        sameAs: ["https://instagram.example/a"],
      },
    ]);
    expect((await loadHomePage(testRequest(answers))).head.jsonLd).toMatchObject([
      { "@type": "Organization", name: "Musikfest am Strom" },
    ]);
  });

  it("leaves out a block that fails", async () => {
    const broken = { ...answers, "/de/api/hero/": new ApiError("internal") };
    const loaded = await loadHomePage(testRequest(broken));
    expect(loaded.data.hero).toBeNull();
    expect(loaded.data.bigTeaser).toEqual(bigTeaser);
  });

  it("fails when the page itself can't be had", async () => {
    const down = { ...answers, "/de/api/page/": new ApiError("unavailable") };
    await expect(loadHomePage(testRequest(down))).rejects.toMatchObject({ code: "unavailable" });
  });
});
