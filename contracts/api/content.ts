import { Type, type Static, type TSchema } from "typebox";
import { Image, LocalizedText, Thumbs } from "./common.ts";
import { Section } from "./sections.ts";

export { Section, type SectionModel, type SectionOf } from "./sections.ts";

/** A page that says the same as another one, in other words or signs. */
export const PageVariant = Type.Object({
  /** Where it leads from the page in front: "standard" is the page that names the others as its own. */
  kind: Type.Enum(["standard", "easy", "sign"]),
  /** Path behind the language, without slashes around. */
  path: Type.String(),
});
export type PageVariant = Static<typeof PageVariant>;

/** A generic page, as published; where staff ask for a preview, as it is being edited. */
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
  /** Null where there is no picture. */
  og_image_thumbs: Type.Optional(Type.Union([Thumbs, Type.Null()])),
  modules: Type.Array(Section),
  /** What it is itself, as a variant of another page; absent where it is none. */
  variant: Type.Optional(Type.Enum(["easy", "sign"])),
  /** Public pages that say the same in this language; absent where there are none. */
  variants: Type.Optional(Type.Array(PageVariant)),
  /** Of the working copy. */
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
const Entry = (children: TSchema) =>
  Type.Object({
    title: Type.String(),
    url: Type.Union([Type.String(), Type.Null()]),
    children: Type.Unsafe<NavigationEntry[]>(children),
  });
/** At most two levels. */
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

/** An address that there is not. */
export const MissedAddress = Type.Object({
  /** With its language. */
  path: Type.String(),
  count: Type.Integer(),
});
export type MissedAddress = Static<typeof MissedAddress>;

/** Where readers of an address that is gone are to be led, by a redirect with status 301. */
export const Redirect = Type.Object({ new_path: Type.String() });
export type Redirect = Static<typeof Redirect>;
