import { addressOf } from "@festival/contracts/calls/call";
import { getToday } from "@festival/contracts/calls/programme";
import { getBlock } from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import { describe, expect, it } from "@jest/globals";
import { testContentPage, pageRequest } from "../testContentPage.ts";
import { loadHomePage } from "./loadHomePage.ts";

const home = testContentPage({ urls: { de: "", en: "" }, meta_title: "", title: "Start" });
const hero = { headline: "Alles klingt", text: "", link: "", link_text: "", image: null };
const bigTeaser = { ...hero, headline: "Was die Stille weiß", preline: "", button_style: "" };
const teaserList = { headline: "Zum Einstieg", items: [{ headline: "A" }] };
const socialFeed = { headline: "", link: "", items: [{ description: "B" }] };
const hotline = { is_active: true, phone: "1", hours: "", text: "" };
const answers = {
  "/de/api/page/": home,
  "/de/api/hero/": hero,
  "/de/api/big-teaser/": bigTeaser,
  "/de/api/teaser-list/": teaserList,
  "/de/api/instagram-feed/": socialFeed,
  "/api/ticket-hotline/de": hotline,
  [addressOf(getBlock, { locale: "de", slug: "hotline-text" })]: {
    model: "container",
    columns: [],
  },
};

describe("loading the home page", () => {
  it("gathers its blocks and asks two remotes for theirs", async () => {
    const loaded = await loadHomePage(pageRequest(answers));
    expect(loaded.data).toMatchObject({
      hero,
      bigTeaser,
      teaserList,
      socialFeed,
      hotline,
      sections: [],
    });
    expect(loaded.head.title).toBe("Start");
    expect(loaded.alternates).toEqual({ de: "/de", en: "/en" });
    expect(loaded.fragments).toEqual({
      highlights: { owner: "mf-programme", name: "highlightEvents", props: {} },
      articles: { owner: "mf-magazine", name: "articleTeasers", props: {} },
    });
  });

  it("asks for what plays today on days that have something of it, and on no other", async () => {
    const path = addressOf(getToday, { locale: "de" });
    const empty = { day: "2025-08-30", today: [], playing: [], weekend: [] };
    const fragmentsOn = async (today: object) =>
      Object.keys((await loadHomePage(pageRequest({ ...answers, [path]: today }))).fragments ?? {});
    expect(await fragmentsOn(empty)).toEqual(["highlights", "articles"]);
    expect(await fragmentsOn({ ...empty, weekend: [{}] })).toEqual([
      "today",
      "highlights",
      "articles",
    ]);
  });

  it("names the festival for search engines, and where else it is", async () => {
    const social_links = { tiktok: "", instagram: "https://instagram.example/a", facebook: "" };
    const settings = { festival_name: "Musikfest am Strom", social_links };
    const known = { ...answers, "/de/api/settings/": settings };
    expect((await loadHomePage(pageRequest(known))).head.jsonLd).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "Organization",
        name: "Musikfest am Strom",
        url: "/de",
        logo: "/icon-512.png",
        sameAs: ["https://instagram.example/a"],
      },
    ]);
    expect((await loadHomePage(pageRequest(answers))).head.jsonLd).toMatchObject([
      { "@type": "Organization", name: "Musikfest" },
    ]);
  });

  it.each([
    ["/de/api/hero/", "hero"],
    ["/de/api/big-teaser/", "bigTeaser"],
    ["/de/api/teaser-list/", "teaserList"],
    ["/de/api/instagram-feed/", "socialFeed"],
    ["/api/ticket-hotline/de", "hotline"],
  ] as const)("leaves out a block that fails, and keeps the rest (%s)", async (path, name) => {
    const whole = await loadHomePage(pageRequest(answers));
    const loaded = await loadHomePage(
      pageRequest({ ...answers, [path]: new ApiError("internal") }),
    );
    expect(loaded.data).toEqual({ ...whole.data, [name]: null });
  });

  it("leaves out lists with nothing in them, and a hotline that is not answered", async () => {
    const empty = {
      ...answers,
      "/de/api/teaser-list/": { ...teaserList, items: [] },
      "/de/api/instagram-feed/": { ...socialFeed, items: [] },
      "/api/ticket-hotline/de": { ...hotline, is_active: false },
    };
    expect((await loadHomePage(pageRequest(empty))).data).toMatchObject({
      teaserList: null,
      socialFeed: null,
      hotline: null,
    });
  });

  it("is there before staff have written it, by the festival's name, and not for search engines", async () => {
    const settings = { festival_name: "Klangfest", social_links: {} };
    const unwritten = { ...answers, "/de/api/page/": undefined, "/de/api/settings/": settings };
    const loaded = await loadHomePage(pageRequest(unwritten));
    expect(loaded.data).toMatchObject({ title: "Klangfest", id: null, sections: [] });
    expect(loaded.head).toMatchObject({ noIndex: true });
    expect(loaded.head.description).toContain("im Aufbau");
    expect(loaded.alternates).toEqual({ de: "/de", en: "/en" });
    expect(await loadHomePage(pageRequest(answers))).toMatchObject({
      data: { id: 7 },
    });
  });

  it("fails when the request for the page itself fails", async () => {
    const down = { ...answers, "/de/api/page/": new ApiError("unavailable") };
    await expect(loadHomePage(pageRequest(down))).rejects.toMatchObject({ code: "unavailable" });
  });
});
