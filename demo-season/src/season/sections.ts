import type { Localized } from "@festival/contracts/locales";
import type { ColumnLayout, SectionColour } from "@festival/contracts/api/sections";
import type { DemoSection, DemoTeaser, LinkTarget, RichNotation } from "./types.ts";
import type { ArtworkSpec } from "../artwork/spec.ts";
import { drawing, type Picture } from "./artwork.ts";
import { both, none } from "./localized.ts";

export function headline(
  de: string,
  en: string,
  more: {
    level?: 2 | 3 | 4 | 5 | 6;
    preline?: Localized;
    subline?: Localized;
    anchor?: string;
  } = {},
): DemoSection {
  return {
    model: "headline",
    level: more.level ?? 2,
    preline: more.preline ?? none,
    content: both(de, en),
    subline: more.subline ?? none,
    anchor: more.anchor ?? "",
  };
}

export function text(de: RichNotation, en: RichNotation, anchor = ""): DemoSection {
  return { model: "text", content: both(de, en), anchor };
}

/** A form in the place of the link to it. */
export function formHere(de: string, en: string, form: string): DemoSection {
  return { model: "link", content: both(de, en), link: { form }, newWindow: false, isForm: true };
}

export function link(de: string, en: string, target: LinkTarget, newWindow = false): DemoSection {
  return { model: "link", content: both(de, en), link: target, newWindow };
}

export function image(
  seed: string,
  picture: Picture,
  description: Localized,
  size: "small" | "medium" | "full" = "medium",
): DemoSection {
  return { model: "image", image: drawing("work", seed, picture), description, size };
}

export function quote(de: string, en: string, author: Localized): DemoSection {
  return { model: "quote", content: both(de, en), author };
}

export function faq(
  title: Localized,
  items: [question: Localized, answer: Localized<RichNotation>][],
): DemoSection {
  return {
    model: "faq",
    title,
    items: items.map(([asked, content]) => ({ title: asked, content })),
  };
}

interface TeaserDraft {
  /** Seed and figure; left out for no picture. */
  picture?: [seed: string, picture: Picture];
  preline?: Localized;
  headline: Localized;
  text: Localized;
  link: LinkTarget;
  linkText: Localized;
}

function teaser({ picture, preline, ...rest }: TeaserDraft): DemoTeaser {
  return {
    ...rest,
    preline: preline ?? none,
    image: picture ? drawing("work", ...picture) : null,
  };
}

type Colour = SectionColour;

export function fullTeaser(ground: Colour, draft: TeaserDraft): DemoSection {
  return { model: "fullteaser", ground, ...teaser(draft) };
}

export function teaserList(title: Localized, drafts: TeaserDraft[]): DemoSection {
  return { model: "teaserlist", title, items: drafts.map(teaser) };
}

export function imageList(
  title: Localized,
  pictures: [seed: string, picture: Picture][],
): DemoSection {
  return {
    model: "imagelist",
    title,
    images: pictures.map(([seed, picture]) => drawing("work", seed, picture)),
  };
}

export function eventItem(event: string): DemoSection {
  return { model: "eventitem", event };
}

/** @param isNamed whether the page of each of these events names the one that holds the list */
export function eventList(title: Localized, events: string[], isNamed = false): DemoSection {
  return { model: "eventlist", title, events, isNamed };
}

export function teamTeaser(member: string, withImage = true): DemoSection {
  return { model: "teamteaser", member, withImage };
}

export function columns(layout: ColumnLayout, ...inner: DemoSection[][]): DemoSection {
  return { model: "container", layout, columns: inner };
}

/** Columns on a ground of their own. */
export function coloured(
  colour: Colour,
  layout: ColumnLayout,
  ...inner: DemoSection[][]
): DemoSection {
  return { model: "section", colour, layout, columns: inner };
}

/** The sections with those that stand in their columns, each after the one around it. */
export function withNested(sections: readonly DemoSection[]): DemoSection[] {
  return sections.flatMap((section) => [
    section,
    ...("columns" in section ? withNested(section.columns.flat()) : []),
  ]);
}

/** Every picture that the sections show themselves. */
export function sectionPictures(sections: readonly DemoSection[]): ArtworkSpec[] {
  return withNested(sections).flatMap((section) => {
    if (section.model === "imagelist") return section.images;
    if (section.model === "teaserlist") return section.items.flatMap(({ image: one }) => one ?? []);
    return "image" in section && section.image ? [section.image] : [];
  });
}
