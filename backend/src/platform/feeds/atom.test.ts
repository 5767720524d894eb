import { describe, expect, it } from "@jest/globals";
import { readFeed } from "../../testing/readFeed.ts";
import { toAtom, type AtomFeed } from "./atom.ts";

const feed = (given: Partial<AtomFeed> = {}): AtomFeed => ({
  id: "news-de",
  title: "Neues",
  locale: "de",
  siteUrl: "https://festival.example",
  path: "/de/neues",
  feedPath: "/de/api/neues/feed.atom",
  author: "Musikfest",
  since: new Date("2025-08-20T08:00:00Z"),
  entries: [],
  ...given,
});
const entry = {
  id: "news-1",
  title: "Eins",
  path: "/de/neues/eins/1",
  published: new Date("2025-08-21T08:00:00Z"),
  summary: "",
};

describe("a feed", () => {
  it("says all that Atom asks of it, also while it has no entries", () => {
    expect(readFeed(toAtom(feed()))).toMatchObject({
      "@_xmlns": "http://www.w3.org/2005/Atom",
      "@_xml:lang": "de",
      id: "tag:festival.example,2025:news-de",
      title: "Neues",
      updated: "2025-08-20T08:00:00.000Z",
      author: { name: "Musikfest" },
      link: [
        { "@_rel": "self", "@_href": "https://festival.example/de/api/neues/feed.atom" },
        { "@_rel": "alternate", "@_href": "https://festival.example/de/neues" },
      ],
    });
  });

  it("is as new as what changed last in it", () => {
    const updated = new Date("2025-08-25T08:00:00Z");
    const entries = [
      { ...entry, id: "news-2", published: new Date("2025-08-22T08:00:00Z") },
      { ...entry, updated },
    ];
    expect(readFeed(toAtom(feed({ entries }))).updated).toBe("2025-08-25T08:00:00.000Z");
  });

  it("leads from each entry to its page by the whole address, under an id of its own", () => {
    const [only] = readFeed(toAtom(feed({ entries: [{ ...entry, category: "cast" }] }))).entry;
    expect(only).toMatchObject({
      id: "tag:festival.example,2025:news-1",
      link: { "@_href": "https://festival.example/de/neues/eins/1", "@_hreflang": "de" },
      published: "2025-08-21T08:00:00.000Z",
      updated: "2025-08-21T08:00:00.000Z",
      category: { "@_term": "cast" },
    });
  });

  it("stays well formed whatever staff write", () => {
    const title = 'Bach & "Söhne" <b>\u0000\u001b\uD800 ]]> 🎻';
    const [only] = readFeed(toAtom(feed({ entries: [{ ...entry, title, summary: title }] }))).entry;
    expect(only).toMatchObject({
      title: expect.stringMatching(/^Bach & "Söhne" <b> ?\]\]> 🎻$/),
      summary: only.title,
    });
  });
});
