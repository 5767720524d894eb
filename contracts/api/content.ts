import { Type, type Static } from "typebox";
import { Image, LocalizedText, RichText } from "./common.ts";

const sectionBase = {
  id: Type.Integer(),
  /** Set for reusable blocks. */
  slug: Type.Union([Type.String(), Type.Null()]),
};
const anchor = Type.String({ maxLength: 100 });

export const HeadlineSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("headline"),
  headline_level: Type.Integer({ minimum: 2, maximum: 6 }),
  preline: Type.String(),
  content: Type.String(),
  subline: Type.String(),
  anchor,
});
export const TextSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("text"),
  content: RichText,
  anchor,
});
export const LinkSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("link"),
  content: Type.String(),
  link: Type.String(),
  open_new_window: Type.Boolean(),
  extra_class: Type.String(),
  anchor,
});
export const ImageSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("image"),
  image: Image,
  alias: Type.String(),
  description: Type.String(),
  size: Type.Union([Type.Literal("small"), Type.Literal("medium"), Type.Literal("full")]),
});
export const QuoteSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("quote"),
  content: Type.String(),
  author: Type.String(),
});
export const FaqSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("faq"),
  title: Type.String(),
  items: Type.Array(Type.Object({ title: Type.String(), content: RichText })),
});

/** A part of a page's content, in the reader's language. Unknown models render nothing. */
export const Section = Type.Union([
  HeadlineSection,
  TextSection,
  LinkSection,
  ImageSection,
  QuoteSection,
  FaqSection,
]);
export type Section = Static<typeof Section>;
export type SectionModel = Section["model"];
export type SectionOf<M extends SectionModel> = Extract<Section, { model: M }>;

/** What the editor sends to change a text section in one language. */
export const TextSectionUpdate = Type.Object(
  {
    content: RichText,
    /** The page's revision that its author saw; another one is answered with 409. */
    revision: Type.Integer(),
  },
  { additionalProperties: false },
);
export type TextSectionUpdate = Static<typeof TextSectionUpdate>;

export const SectionSaved = Type.Object({ section: Section, revision: Type.Integer() });
export type SectionSaved = Static<typeof SectionSaved>;

/** A generic page, as published. */
export const ContentPage = Type.Object({
  id: Type.Integer(),
  /** Path behind the language per language, without slashes around; the home page's is empty. */
  urls: LocalizedText,
  content_type: Type.String(),
  title: Type.String(),
  headline: Type.String(),
  is_online: Type.Boolean(),
  is_clickable: Type.Boolean(),
  in_menu: Type.Boolean(),
  in_footer: Type.Boolean(),
  meta_title: Type.String(),
  meta_description: Type.String(),
  og_title: Type.String(),
  og_description: Type.String(),
  og_image: Type.Union([Image, Type.Null()]),
  og_type: Type.String(),
  modules: Type.Array(Section),
  revision: Type.Integer(),
  /** Address in the admin area; null for visitors. */
  settings_url: Type.Union([Type.String(), Type.Null()]),
});
export type ContentPage = Static<typeof ContentPage>;

export interface NavigationEntry {
  title: string;
  /** Path with language or an external address; null renders text. */
  url: string | null;
  children: NavigationEntry[];
}
const Entry = (children: ReturnType<typeof Type.Array>) =>
  Type.Object({
    title: Type.String(),
    url: Type.Union([Type.String(), Type.Null()]),
    children,
  });
/** Two levels at the most. */
export const NavigationEntry = Entry(Type.Array(Entry(Type.Array(Type.Never()))));

export const Navigation = Type.Object({
  menu: Type.Array(NavigationEntry),
  submenu: Type.Array(NavigationEntry),
  footer: Type.Array(NavigationEntry),
});
export interface Navigation {
  menu: NavigationEntry[];
  submenu: NavigationEntry[];
  footer: NavigationEntry[];
}

export const Hero = Type.Object({
  headline: Type.String(),
  text: Type.String(),
  link: Type.String(),
  link_text: Type.String(),
  image: Type.Union([Image, Type.Null()]),
});
export type Hero = Static<typeof Hero>;

export const BigTeaser = Type.Object({
  preline: Type.String(),
  headline: Type.String(),
  text: Type.String(),
  link: Type.String(),
  link_text: Type.String(),
  button_style: Type.String(),
  image: Type.Union([Image, Type.Null()]),
});
export type BigTeaser = Static<typeof BigTeaser>;
