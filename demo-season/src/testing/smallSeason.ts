import { drawing } from "../season/artwork.ts";
import { event, work } from "../season/build.ts";
import { coloured, columns, eventItem, image, link, text } from "../season/sections.ts";
import type { DemoSeason } from "../season/types.ts";
import { both } from "@festival/backend/testing/factories";

const none = { de: "", en: "" };
/** The article's picture. */
export const picture = drawing("article", "test-article", ["rings", "ice"]);
const hero = drawing("hero", "test-hero", ["rings", "blue"]);

/** As small as a season can be with each kind of thing in it once. */
export const smallSeason: DemoSeason = {
  season: {
    title: both("Season"),
    motto: none,
    description: none,
    startsOn: "2025-08-28",
    endsOn: "2025-09-27",
    ticketsFrom: null,
  },
  genres: [{ key: "chamber", title: both("Chamber") }],
  venues: [
    {
      key: "hall",
      name: both("Hall"),
      slug: both("hall"),
      street: "",
      postalCode: "",
      city: "",
      country: "",
      position: null,
      access: [],
      accessText: none,
      description: none,
      travel: { de: "Tram **3**", en: "Tram **3**" },
      artwork: null,
    },
  ],
  artists: [],
  ensembles: [],
  events: [
    event({
      key: "quartets",
      title: both("Quartets"),
      subtitle: none,
      genre: "chamber",
      venue: "hall",
      at: ["2025-08-30T11:00", "12:30"],
      works: [work("beethoven", both("Quartet"), 40)],
      text: both("More in [the article](article:silence)."),
      price: [10, 20],
      access: [],
      status: ["moved", both("Repairs")],
      previousVenue: "hall",
      tickets: "on_sale",
      picture: null,
    }),
  ],
  categories: [{ key: "essay", title: both("Essay") }],
  tags: [{ key: "silence", name: both("Silence"), slug: both("silence") }],
  articles: [
    {
      key: "silence",
      slug: { de: "stille", en: "silence" },
      pretitle: none,
      title: both("Silence"),
      teaser: none,
      author: "",
      publishedAt: "2025-08-01T09:00",
      category: "essay",
      tags: ["silence"],
      events: ["quartets"],
      artwork: picture,
      sections: [
        text("Ein *Wort*.", "A *word*."),
        coloured(
          "night",
          "50-50",
          [image("test-inline", ["rings", "ice"], none)],
          [columns("100", [eventItem("quartets")])],
        ),
      ],
    },
  ],
  eventSections: [{ event: "quartets", sections: [text("Vorab.", "Beforehand.")] }],
  blocks: [
    { slug: "footer-sponsors", sections: [{ model: "sponsorlist", title: both("Sponsors") }] },
  ],
  patterns: [
    {
      name: both("Columns"),
      sections: [columns("50-50", [], [text("Hin.", "There.")])],
    },
  ],
  redirects: [{ oldPath: "/de/alt", language: "de", target: { page: "home" } }],
  pages: [
    {
      key: "home",
      urls: none,
      title: both("Home"),
      headline: none,
      metaTitle: none,
      metaDescription: none,
      inMenu: false,
      inFooter: false,
      sections: [link("Konzert", "Concert", { event: "quartets" })],
    },
  ],
  navigation: {
    menu: [{ title: both("Programme"), target: { route: "programme" }, children: [] }],
    submenu: [],
    footer: [],
  },
  home: {
    hero: {
      headline: both("Hero"),
      text: none,
      link: { article: "silence" },
      linkText: both("Read"),
      artwork: hero,
    },
    bigTeaser: {
      preline: none,
      headline: both("Teaser"),
      text: none,
      link: { page: "home" },
      linkText: both("Home"),
      buttonStyle: "primary",
      artwork: hero,
    },
    teaserList: {
      headline: both("More"),
      items: [
        {
          preline: none,
          headline: both("Silence"),
          text: none,
          link: { article: "silence" },
          linkText: both("Read"),
          pictureOf: "silence",
        },
      ],
    },
    instagramFeed: {
      headline: both("Seen"),
      link: { url: "https://social.example/" },
      items: [{ description: both("A rest"), link: { article: "silence" }, pictureOf: "silence" }],
    },
    highlightEvents: ["quartets"],
    articleTeasers: ["silence"],
  },
  quiz: {
    title: both("Quiz"),
    intro: none,
    questions: [
      {
        kind: "one",
        text: both("How?"),
        help: none,
        answers: [
          { text: both("So"), weights: { genres: { chamber: 2 }, moods: { quiet: 1 } } },
          { text: both("Thus"), weights: { composers: { beethoven: 3 }, length: { short: -1 } } },
        ],
      },
    ],
  },
  forms: [],
  sponsors: [
    {
      key: "works",
      name: "Stadtwerke",
      url: "https://works.example",
      tier: "main",
      logo: {
        sign: '<circle cx="50" cy="50" r="40"/>',
        colour: "#123456",
        lines: [{ text: "Stadtwerke", weight: 700 }],
      },
    },
  ],
  banners: [
    {
      title: both("Banner"),
      text: none,
      link: { article: "silence" },
      linkText: both("Read"),
      pictureOf: "silence",
      calendarPosition: 3,
      startsAt: null,
      endsAt: null,
    },
  ],
  booklets: [
    {
      event: "quartets",
      title: both("Booklet"),
      introduction: both("Welcome"),
      works: [{ work: "Quartet (de)", note: both("A work"), author: "", sungTexts: [] }],
      artists: [],
      ensembles: [],
    },
  ],
  alerts: [
    {
      title: both("Alert"),
      text: none,
      linkTitle: both("Concert"),
      link: { event: "quartets" },
      startsAt: "2025-08-18T09:00",
      endsAt: null,
    },
  ],
  authors: [{ name: "Gesa Lürssen", biography: both("Gesa") }],
  moods: [{ key: "quiet", title: both("quiet"), events: ["quartets"] }],
  press: [],
  settings: { festival_name: both("Festival") },
  team: [],
};
