import type { Booklet } from "@festival/contracts/api/booklets";
import type { Section } from "@festival/contracts/api/content";
import { faceProblems, onServer, staffPage } from "@festival/shared-ui/editing/testing";
import { describe, expect, it } from "@jest/globals";
import { face } from "./editing.ts";
import {
  artist,
  composer,
  eventDetail,
  eventList,
  image,
  venue,
  workDetail,
} from "./testing/factories.ts";

const { owner } = await onServer(() => import("./server.ts"));

const { biography: story } = artist();
const link = { title: "Website", url: "https://site.example" };
const modules: Section[] = [{ id: 9, slug: null, model: "quote", content: "Still.", author: "" }];

const event = (given: Parameters<typeof eventDetail>[0] = {}) => ({
  "/de/api/events/7/": eventDetail(given),
  "/de/api/programme-changes/?event=7": { count: 0, next: null, previous: null, results: [] },
});
const booklet = (given: Partial<Booklet> = {}) => ({
  "/de/api/booklets/7/": {
    id: 4,
    title: "Cis-Moll",
    introduction: story,
    event_obj: eventDetail(),
    works: [],
    biographies: [{ artist_obj: artist(), ensemble_obj: null }],
    modules,
    ...given,
  } satisfies Booklet,
});
const venueWith = (given: Parameters<typeof venue>[0] = {}) => ({
  "/de/api/venues/3/": venue(given),
  "/de/api/events/?venues=3": eventList(),
  "/de/api/events/?venues=3&past=1&page=1": eventList(),
});
const artistWith = (given: Parameters<typeof artist>[0] = {}) => ({
  "/de/api/cast-members/1/": artist(given),
  "/de/api/events/?cast_members=1": eventList(),
  "/de/api/events/?cast_members=1&past=1&page=1": eventList(),
});

const workWith = (given: Parameters<typeof workDetail>[0] = {}) => ({
  "/de/api/works/31/": workDetail(given),
  "/de/api/events/?works=31": eventList(),
  "/de/api/events/?works=31&past=1&page=1": eventList(),
});
const composerWith = (given: Parameters<typeof composer>[0] = {}) => ({
  "/de/api/composers/4/": composer(given),
  "/de/api/events/?composers=4": eventList(),
  "/de/api/events/?composers=4&past=1&page=1": eventList(),
});

const work: Booklet["works"][number] = {
  work_obj: { id: 31, title: "Winterreise", composer_obj: null },
  note: story,
  author: "",
  sung_texts: [],
};
const nothing = { description: null, program_text: null, subtitle: "", image_objs: [] };

const screens = [
  [
    "an event",
    "/de/programm-tickets/cis-moll/7",
    event({ description: story, program_text: story, link_objs: [link], modules }),
    event({ ...nothing, event_compositions: [], event_castmembers: [], event_ensembles: [] }),
    { resource: "events", id: 7 },
  ],
  [
    "a booklet",
    "/de/programm-tickets/cis-moll/7/programmheft",
    booklet({ works: [work] }),
    booklet({ introduction: null, biographies: [], modules: [] }),
    { resource: "booklets", id: 4 },
  ],
  [
    "a venue",
    "/de/veranstaltungsorte/alte-schmiede/3",
    venueWith({ travel: story, link_objs: [link], image_obj: image() }),
    venueWith({
      description: "",
      street: "",
      postal_code: "",
      city: "",
      country: "",
      position: null,
    }),
    { resource: "venues", id: 3 },
  ],
  [
    "an artist",
    "/de/kuenstler/nora-feld/1",
    artistWith({ link_objs: [link] }),
    artistWith({ role: "", biography: null, image_obj: null, ensembles: [] }),
    { resource: "artists", id: 1 },
  ],
  [
    "a work",
    "/de/werke/streichquartett-cis-moll-op-131/31",
    workWith(),
    workWith({ catalogue: "", musical_key: "", composer_obj: null, duration: null, details: [] }),
    { resource: "works", id: 31 },
  ],
  [
    "a composer",
    "/de/komponisten/ludwig-van-beethoven/4",
    composerWith(),
    composerWith({ years: "", work_objs: [] }),
    { resource: "composers", id: 4 },
  ],
] as const;

describe("the face of mf-programme", () => {
  it.each(screens)(
    "finds all that can be edited of %s, with much to show and with little",
    async (_what, url, full, bare, admin) => {
      expect(await faceProblems({ owner, face, url, answers: full })).toEqual([]);
      expect(await faceProblems({ owner, face, url, answers: bare })).toEqual([]);
      expect(face.places(await staffPage({ owner, url, answers: full })).admin).toEqual(admin);
    },
  );

  it("knows whose the sections are", async () => {
    const ownerAt = async (place: 0 | 1) => {
      const [, url, answers] = screens[place];
      return face.places(await staffPage({ owner, url, answers })).sections[0]?.owner;
    };
    expect(await ownerAt(0)).toEqual({ type: "event", id: 7 });
    expect(await ownerAt(1)).toEqual({ type: "booklet", id: 4 });
  });
});
