import type { EventTeaser } from "@festival/contracts/api/events";
import type { Section } from "@festival/contracts/api/content";
import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { OwnerContext, type OwnerEnvironment } from "../../owner/ownerContext.ts";
import { axeProblems, testPage } from "../../owner/testing.tsx";
import { testImage } from "../testImage.ts";
import { withEventDates } from "./eventDates.ts";
import { Sections } from "./Sections.tsx";

const event: EventTeaser = {
  id: 7,
  slug: { de: "nachtstuecke", en: "nocturnes" },
  date_and_time: "2025-08-30T17:30:00.000Z",
  ends_at: null,
  has_time: true,
  title: "Nachtstücke",
  subtitle: "",
  works_line: "Schumann: Nachtstücke",
  cast_line: "Mara Lindqvist",
  genre_obj: null,
  genres: [],
  venue_obj: { id: 2, name: "Alte Schmiede", slug: { de: "schmiede", en: "smithy" } },
  is_past: false,
  status: "scheduled",
  status_reason: "",
  button_status: "on_sale",
  button_text: "Karten",
  ticket_link: "https://tickets.example/7",
  edid: "",
  eid: "",
  access: [],
  price_from: 10,
  price_to: 20,
  has_booklet: false,
  image_objs: [testImage()],
};

/** As an owner shows them; waits for the code that comes later. */
async function show(sections: Section[], locale: "de" | "en" = "de") {
  const environment: OwnerEnvironment = {
    page: testPage({ url: `/${locale}/besuch`, locale, data: null }),
    bus: null,
    navigate: () => undefined,
    mountFragment: null,
    fragmentHtml: {},
  };
  const shown = render(
    <OwnerContext value={environment}>
      <Sections sections={withEventDates(sections, locale)} />
    </OwnerContext>,
  );
  // a busy machine takes its time to load their code
  await screen.findAllByText(/./, {}, { timeout: 30_000 });
  return shown;
}

const base = { id: 1, slug: null };
const media = { title: "Probe", caption: "Am Vormittag", transcript: "Noch einmal.\nVon vorn." };
const teaser = {
  image: testImage(),
  preline: "Neu",
  headline: "Am Fluss",
  text: "Ein Abend.",
  link: "/de/besuch",
  link_text: "Mehr",
};

describe("an event in the content", () => {
  it("says in which language its title and its works' are, where it is not the page's", async () => {
    const languages = [{ offset: 10, length: 11, language: "de" }];
    const concert = { ...event, title_language: "de", works_line_languages: languages };
    await show([{ ...base, model: "eventitem", event: concert }], "en");
    expect((await screen.findByRole("link", { name: "Nachtstücke" })).lang).toBe("de");
    const line = screen.getByText(/^Schumann:/);
    expect(line.querySelector("[lang=de]")?.textContent).toBe("Nachtstücke");
  });

  it("says when, what, who and where, and sells tickets", async () => {
    const { container } = await show([{ ...base, model: "eventitem", event }]);
    const article = within(screen.getByRole("article"));
    expect(article.getByText("Samstag, 30. August 2025, 19:30 Uhr")).toBeTruthy();
    expect(article.getByRole("link", { name: "Nachtstücke" }).getAttribute("href")).toBe(
      "/de/programm-tickets/nachtstuecke/7",
    );
    expect(article.getByText("Alte Schmiede")).toBeTruthy();
    expect(article.getByRole("link", { name: /^Karten ?: Nachtstücke$/ })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is worded in the page's language, by the day alone where no more is known", async () => {
    await show([{ ...base, model: "eventitem", event: { ...event, has_time: false } }], "en");
    expect(screen.getByText("Saturday 30 August 2025")).toBeTruthy();
  });

  it.each([
    ["Abgesagt", { status: "cancelled", button_status: "cancelled" }],
    ["Verschoben", { status: "postponed", button_status: "soon" }],
    ["Vorbei", { is_past: true }],
  ] as const)("says %s, without anything to buy", async (word, given) => {
    await show([{ ...base, model: "eventitem", event: { ...event, ...given, ticket_link: null } }]);
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });
});

describe("the evenings of a focus", () => {
  it("stand one below the other with their dates, under a heading", async () => {
    const later = {
      ...event,
      id: 8,
      title: "Nachklang",
      date_and_time: "2025-09-02T17:30:00.000Z",
    };
    const { container } = await show([
      { ...base, model: "eventlist", title: "Die Abende", items: [{ event }, { event: later }] },
    ]);
    await screen.findByRole("heading", { level: 2, name: "Die Abende" }, { timeout: 30_000 });
    const rows = screen.getAllByRole("listitem").map((row) => within(row));
    expect(rows.map((row) => row.getByRole("heading", { level: 3 }).textContent)).toEqual([
      "Nachtstücke",
      "Nachklang",
    ]);
    expect(rows[1]?.getByText("Dienstag, 2. September 2025, 19:30 Uhr")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("what other sites have", () => {
  it("waits behind our own picture and all words", async () => {
    const { container } = await show([
      {
        ...base,
        model: "video",
        video_url: "https://www.youtube.com/watch?v=x",
        image: testImage(),
        ...media,
      },
    ]);
    expect(screen.getByRole("button", { name: /^Einmal laden ?: Probe$/ })).toBeTruthy();
    const link = screen.getByRole("link", { name: /^Bei YouTube öffnen ?: Probe$/ });
    expect(link.getAttribute("href")).toBe("https://www.youtube.com/watch?v=x");
    expect(screen.getByText("Am Vormittag")).toBeTruthy();
    expect(screen.getByText(/Noch einmal/)).toBeTruthy();
    expect(container.querySelector("iframe, script")).toBeNull();
    expect(container.querySelectorAll(`[src*="youtube"], [srcset*="youtube"]`)).toHaveLength(0);
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each<[string, Section]>([
    [
      "Zum Anhören bei Spotify",
      { ...base, model: "audio", embed: "https://open.spotify.com/track/a", ...media, title: "" },
    ],
    [
      "Zum Anhören bei SoundCloud",
      {
        ...base,
        model: "soundcloud",
        embed_code: "https://soundcloud.com/a/b",
        ...media,
        title: "",
      },
    ],
    [
      "Zum Anhören bei Podigee",
      { ...base, model: "podcast", embed_code: "https://a.podigee.io/1", ...media, title: "" },
    ],
    [
      "Zum Blättern bei Adobe InDesign",
      { ...base, model: "viewer", embed: "https://indd.adobe.com/view/1", title: "" },
    ],
    [
      "Beitrag bei Instagram",
      { ...base, model: "socialmedia", embed: "https://www.instagram.com/p/1", title: "" },
    ],
    [
      "Beitrag bei www.stars.example",
      { ...base, model: "starmate", embed: "https://www.stars.example/1", title: "" },
    ],
  ])("is named for what it is: %s", async (name, section) => {
    const { container } = await show([section]);
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Immer laden/ })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is a link where the provider forbids embedding", async () => {
    const { container } = await show([
      { ...base, model: "audio", embed: "https://app.idagio.com/albums/a", ...media },
    ]);
    expect(screen.getByRole("link", { name: /^Bei IDAGIO anhören ?: Probe$/ })).toBeTruthy();
    expect(screen.getByText(/Öffnet sich auf der Website von IDAGIO/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("keeps its words and loses its link where the address is none", async () => {
    await show([{ ...base, model: "audio", embed: "javascript:alert(1)", ...media }]);
    expect(screen.getByText("Probe")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("comes in lists", async () => {
    const item = { video_url: "https://vimeo.com/1", image: null, ...media };
    await show([{ ...base, model: "videolist", title: "Filme", items: [item, item] }]);
    expect(screen.getByRole("heading", { name: "Filme" })).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });
});

describe("teasers", () => {
  it("lead on by a button, in large", async () => {
    const { container } = await show([
      { ...base, model: "fullteaser", ...teaser, extra_class: "big pink" },
    ]);
    expect(screen.getByRole("heading", { level: 2, name: "Am Fluss" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Mehr" })).toBeTruthy();
    expect(container.querySelector(`[data-ground="pink"]`)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("lead on by their headline where there is no other word", async () => {
    await show([
      { ...base, model: "fullteaser", ...teaser, image: null, link_text: "", extra_class: "" },
    ]);
    expect(screen.getByRole("link", { name: "Am Fluss" })).toBeTruthy();
  });

  it("stand side by side, each one link, or none", async () => {
    const bare = { ...teaser, image: null, preline: "", text: "", link: "", link_text: "" };
    const { container } = await show([
      { ...base, model: "teaserlist", title: "Auch schön", items: [teaser, bare] },
    ]);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("pictures, people and sponsors", () => {
  it("shows pictures with their captions", async () => {
    const image = testImage({ description: "Der Saal", copyright: "Archiv" });
    const { container } = await show([
      { ...base, model: "imagelist", title: "", items: [{ image }] },
    ]);
    expect(screen.getByText(/Der Saal/).textContent).toContain("© Archiv");
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each([true, false])("names a contact of the team, with a picture: %s", async (with_image) => {
    const { container } = await show([
      {
        ...base,
        model: "teamteaser",
        with_image,
        team_member: {
          id: 3,
          first_name: "Ida",
          last_name: "Okafor",
          slug: { de: "ida-okafor", en: "ida-okafor" },
          role: "Kartenhaus",
          department: "Publikum",
          email: "karten@musikfest.example",
          phone: "0228 000 012",
          image_obj: testImage(),
        },
      },
    ]);
    expect(screen.getByRole("link", { name: "Ida Okafor" }).getAttribute("href")).toBe(
      "/de/team/ida-okafor/3",
    );
    expect(screen.getByRole("link", { name: "0228 000 012" }).getAttribute("href")).toBe(
      "tel:0228000012",
    );
    // it may stand below a heading of any level
    expect(screen.queryByRole("heading")).toBeNull();
    expect(container.querySelectorAll("img")).toHaveLength(with_image ? 1 : 0);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("thanks sponsors by their logo, or their name", async () => {
    const { container } = await show([
      {
        ...base,
        model: "sponsorlist",
        title: "Wir danken",
        sponsors: [
          { id: 1, name: "Stadtwerke", url: "https://a.example", image_obj: testImage() },
          { id: 2, name: "Sparverein", url: "", image_obj: null },
        ],
      },
    ]);
    const logo = screen.getByRole("img", { name: "Stadtwerke" });
    expect(logo.getAttribute("src")).toMatch(/320\.webp$/);
    // the file of the footer, which has loaded it already
    expect(logo.previousElementSibling?.getAttribute("srcset")).toMatch(/320\.avif$/);
    expect(screen.getByText("Sparverein").closest("a")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });
});
