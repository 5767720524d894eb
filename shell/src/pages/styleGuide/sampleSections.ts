import type { Image } from "@festival/contracts/api/common";
import type { Section, SectionModel, SectionOf } from "@festival/contracts/api/content";
import type { EventTeaser } from "@festival/contracts/api/events";
import type { TeamMemberTeaser } from "@festival/contracts/api/team";
import { valuesOf } from "@festival/contracts/fields/options";
import { columnFields, section } from "@festival/contracts/sections/columns";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { describedSections, rich } from "./describedSections.ts";
import type { styleGuideTexts } from "./styleGuideTexts.ts";
import type { GuideState, SectionSpecimen } from "./styleGuideData.ts";

/** What the site itself has to show; null or empty where it has none. */
export interface GuideSamples {
  image: Image | null;
  event: EventTeaser | null;
  member: TeamMemberTeaser | null;
  sponsors: SectionOf<"sponsorlist">["sponsors"];
}

type Fields<M extends SectionModel> = Omit<SectionOf<M>, "id" | "slug" | "model">;
/**
 * The states in which a model differs, each with the fields of one or more sections. A model that is not
 * here is shown as its description says.
 */
type Catalogue = { [M in SectionModel]?: Partial<Record<GuideState, Fields<M>[]>> };

type Layout = SectionOf<"container">["layout"];
const layouts = valuesOf(columnFields.layout);
const colours = valuesOf(section.fields.colour);

/** Only where there is something to make it from. */
const where = <T, R>(value: T | null, make: (value: T) => R): R[] =>
  value === null ? [] : [make(value)];

function catalogueOf(t: ReturnType<typeof styleGuideTexts>, samples: GuideSamples): Catalogue {
  const { image, event, member, sponsors } = samples;
  const [word, long, line, paragraph] = [
    t("sample.word"),
    t("sample.long"),
    t("sample.line"),
    t("sample.paragraph"),
  ];
  const anchor = "";
  const home = "/";
  const headline = { headline_level: 2, preline: "", content: word, subline: "", anchor };
  const media = { title: word, caption: line, transcript: paragraph };
  const bareMedia = { title: "", caption: "", transcript: "" };
  const teaser = {
    image,
    preline: t("sample.preline"),
    headline: word,
    text: line,
    link: home,
    link_text: t("sample.more"),
  };
  const longTeaser = { ...teaser, headline: long, text: `${long} ${paragraph}` };
  const bareTeaser = { ...teaser, image: null, preline: "", text: "", link_text: "" };
  const video = { video_url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ", image, ...media };
  const bareVideo = { ...video, image: null, ...bareMedia };
  const file = { url: "/media/", content_type: "video/mp4", width: 1920, height: 1080 };
  const film = { video: file, image, captions: [], ...media };
  const bareFilm = { ...film, image: null, ...bareMedia };
  const picture = (given: Image, more: Partial<Fields<"image">> = {}): Fields<"image"> => ({
    image: given,
    alias: word,
    description: line,
    size: "medium",
    ...more,
  });
  const embed = (address: string) => ({
    normal: [{ embed: address, title: word }],
    long: [{ embed: address, title: long }],
    empty: [{ embed: address, title: "" }],
  });
  const sound = (address: string) => ({
    normal: [{ embed_code: address, ...media }],
    long: [{ embed_code: address, title: long, caption: long, transcript: long }],
    empty: [{ embed_code: address, ...bareMedia }],
  });
  let columnId = 0;
  const columns = (count: number) =>
    Array.from({ length: count }, () => {
      columnId -= 1;
      const text: Section = {
        id: columnId,
        slug: null,
        model: "text",
        content: rich(paragraph),
        anchor,
      };
      return { classes: "", sections: [text] };
    });
  const containers = layouts.map((layout: Layout) => ({
    layout,
    columns: columns(layout.split("-").length),
  }));
  return {
    headline: {
      normal: [2, 3, 4, 5, 6].map((headline_level) => ({
        ...headline,
        headline_level,
        preline: t("sample.preline"),
        subline: line,
      })),
      long: [{ ...headline, content: long, preline: long, subline: long }],
      bare: (["left", "center", "right"] as const).map((text_align) => ({
        ...headline,
        text_align,
      })),
    },
    text: {
      normal: [{ content: rich(paragraph), anchor }],
      long: [{ content: rich(long), anchor }],
      empty: [{ content: rich(""), anchor }],
    },
    link: {
      normal: ["", "button"].flatMap((extra_class) => [
        { content: word, link: home, open_new_window: false, extra_class, anchor },
        { content: word, link: "https://example.org", open_new_window: true, extra_class, anchor },
      ]),
      long: [{ content: long, link: home, open_new_window: false, extra_class: "button", anchor }],
    },
    image: {
      normal: (["small", "medium", "full"] as const).flatMap((size) =>
        where(image, (one) => picture(one, { size })),
      ),
      long: where(image, (one) => picture(one, { description: `${long} ${paragraph}` })),
      empty: where(image, (one) =>
        picture({ ...one, description: "", copyright: "" }, { description: "" }),
      ),
    },
    video: { normal: [video], long: [{ ...video, title: long, caption: long }], bare: [bareVideo] },
    film: { normal: [film], long: [{ ...film, title: long, caption: long }], bare: [bareFilm] },
    quote: {
      normal: [{ content: line, author: t("sample.author") }],
      long: [{ content: long, author: long }],
      empty: [{ content: line, author: "" }],
    },
    faq: {
      normal: [{ title: word, items: [{ title: t("sample.question"), content: rich(paragraph) }] }],
      long: [{ title: long, items: [{ title: long, content: rich(long) }] }],
      empty: [{ title: word, items: [] }],
    },
    fullteaser: {
      normal: colours.map((extra_class) => ({ ...teaser, extra_class })),
      long: [{ ...longTeaser, extra_class: "" }],
      bare: [{ ...bareTeaser, extra_class: "" }],
    },
    teaserlist: {
      normal: [{ title: word, items: [teaser, teaser, teaser] }],
      long: [{ title: long, items: [longTeaser, longTeaser] }],
      bare: [{ title: "", items: [bareTeaser, bareTeaser] }],
      empty: [{ title: word, items: [] }],
    },
    imagelist: {
      normal: where(image, (one) => ({
        title: word,
        items: [{ image: one }, { image: one }, { image: one }],
      })),
      empty: [{ title: word, items: [] }],
    },
    videolist: {
      normal: [{ title: word, items: [video, video] }],
      bare: [{ title: "", items: [bareVideo] }],
      empty: [{ title: word, items: [] }],
    },
    audio: {
      normal: [{ embed: "https://open.spotify.com/album/1", ...media }],
      long: [{ embed: "https://open.spotify.com/album/1", ...media, title: long, caption: long }],
      empty: [{ embed: "https://open.spotify.com/album/1", ...bareMedia }],
    },
    viewer: embed("https://issuu.com/example/docs/programme"),
    socialmedia: embed("https://www.instagram.com/p/example/"),
    starmate: embed("https://stars.example/1"),
    soundcloud: sound("https://soundcloud.com/example/nocturne"),
    podcast: sound("https://example.podigee.io/1"),
    teamteaser: {
      normal: where(member, (team_member) => ({ team_member, with_image: true })),
      long: where(member, (one) => ({
        team_member: { ...one, last_name: long, role: long },
        with_image: true,
      })),
      bare: where(member, (team_member) => ({ team_member, with_image: false })),
    },
    eventitem: {
      normal: where(event, (one) => ({ event: one })),
      long: where(event, (one) => ({
        event: { ...one, title: long, works_line: long, cast_line: long },
      })),
      bare: where(event, (one) => ({
        event: { ...one, image_objs: [], works_line: "", cast_line: "" },
      })),
      off: where(event, (one) => ({
        event: { ...one, status: "cancelled" as const, button_status: "cancelled" as const },
      })),
    },
    eventlist: {
      normal: where(event, (one) => ({ title: word, items: [{ event: one }] })),
      long: where(event, (one) => ({
        title: long,
        items: [{ event: one }, { event: { ...one, id: -1, title: long, works_line: long } }],
      })),
      bare: where(event, (one) => ({
        title: "",
        items: [{ event: { ...one, image_objs: [], works_line: "", cast_line: "" } }],
      })),
    },
    sponsorlist: {
      normal: [{ title: word, sponsors }],
      bare: [{ title: word, sponsors: sponsors.map((one) => ({ ...one, image_obj: null })) }],
      empty: [{ title: word, sponsors: [] }],
    },
    container: {
      normal: containers,
      empty: [
        {
          layout: "50-50",
          columns: [
            { classes: "", sections: [] },
            { classes: "", sections: [] },
          ],
        },
      ],
    },
    section: {
      normal: colours.map((colour) => ({ colour, layout: "50-50" as const, columns: columns(2) })),
      empty: [{ colour: "sand", layout: "100", columns: [] }],
    },
  };
}

/** Every model of a section in each of its states. */
export function sectionSpecimens(
  t: ReturnType<typeof styleGuideTexts>,
  samples: GuideSamples,
): SectionSpecimen[] {
  let id = 0;
  const catalogue: Partial<Record<string, Partial<Record<GuideState, object[]>>>> = catalogueOf(
    t,
    samples,
  );
  const words = {
    word: t("sample.word"),
    long: t("sample.long"),
    line: t("sample.line"),
    paragraph: t("sample.paragraph"),
    image: samples.image,
  };
  // what refers to a reusable block is read as a container
  const { blockref: _, ...descriptions } = sectionDescriptions;
  return Object.entries(descriptions).map(([name, description]) => ({
    name,
    states: Object.entries(catalogue[name] ?? describedSections(description, words)).map(
      ([state, all]) => ({
        state: state as GuideState,
        sections: all.map((fields) => {
          id += 1;
          return { id, slug: null, model: name, ...fields } as Section;
        }),
      }),
    ),
  }));
}
