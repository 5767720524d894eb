import { Type, type Static } from "typebox";
import { valuesOf } from "../fields/options.ts";
import { columnFields, section } from "../sections/columns.ts";
import { image } from "../sections/images.ts";
import { textAlign } from "../sections/textAlign.ts";
import { Image, RichText } from "./common.ts";
import { EventTeaser } from "./events.ts";
import { TeamMemberTeaser } from "./team.ts";

/** How wide the columns of a container are, in percent; one number for each column. */
const ColumnLayout = Type.Enum(valuesOf(columnFields.layout));
export type ColumnLayout = Static<typeof ColumnLayout>;
/** Grounds of a coloured section. */
const SectionColour = Type.Enum(valuesOf(section.fields.colour));
export type SectionColour = Static<typeof SectionColour>;
const TextAlign = Type.Enum(valuesOf(textAlign));
const ImageSize = Type.Enum(valuesOf(image.fields.size));

const sectionBase = {
  id: Type.Integer(),
  /** Set for reusable blocks. */
  slug: Type.Union([Type.String(), Type.Null()]),
  /** The container or coloured section around it. */
  parent: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  /** What it belongs to, "page" or the like, with its id; both null for a reusable block. */
  content_type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  object_id: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
};
const anchor = Type.String({ maxLength: 100 });
const text_align = Type.Optional(TextAlign);
/** BCP 47, where the words are in another language than the page; else empty, or absent in older content. */
const wordsLanguage = Type.Optional(Type.String());
const optionalImage = Type.Union([Image, Type.Null()]);
/** What is said and shown, for those who cannot hear or see it; both may be empty. */
const media = { title: Type.String(), caption: Type.String(), transcript: Type.String() };

export const HeadlineSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("headline"),
  headline_level: Type.Integer({ minimum: 2, maximum: 6 }),
  preline: Type.String(),
  content: Type.String(),
  subline: Type.String(),
  language: wordsLanguage,
  anchor,
  text_align,
});
export const TextSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("text"),
  content: RichText,
  anchor,
  text_align,
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
  size: ImageSize,
});
export const VideoSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("video"),
  video_url: Type.String(),
  /** Shown until the video may be loaded. */
  image: optionalImage,
  ...media,
});
/** A video of this site itself. */
export const FilmSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("film"),
  video: Type.Object({
    url: Type.String(),
    content_type: Type.String(),
    /** In pixels, as it is shown. */
    width: Type.Integer(),
    height: Type.Integer(),
  }),
  /** Shown until it plays. */
  image: optionalImage,
  captions: Type.Array(Type.Object({ language: Type.Enum(["de", "en"]), url: Type.String() })),
  ...media,
});
export const QuoteSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("quote"),
  content: Type.String(),
  author: Type.String(),
  language: wordsLanguage,
  text_align,
});
export const FaqSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("faq"),
  title: Type.String(),
  items: Type.Array(Type.Object({ title: Type.String(), content: RichText })),
});

const teaser = {
  image: optionalImage,
  preline: Type.String(),
  headline: Type.String(),
  text: Type.String(),
  link: Type.String(),
  link_text: Type.String(),
};
export const FullTeaserSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("fullteaser"),
  ...teaser,
  extra_class: Type.String(),
});
export const TeaserListSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("teaserlist"),
  title: Type.String(),
  items: Type.Array(Type.Object(teaser)),
});
export const ImageListSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("imagelist"),
  title: Type.String(),
  /** Alternative text and caption are the picture's own. */
  items: Type.Array(Type.Object({ image: Image })),
});
export const VideoListSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("videolist"),
  title: Type.String(),
  items: Type.Array(Type.Object({ video_url: Type.String(), image: optionalImage, ...media })),
});
export const AudioSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("audio"),
  /** The address of what is embedded; so it is in all that follow. */
  embed: Type.String(),
  ...media,
});
/** A flip book. */
export const ViewerSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("viewer"),
  embed: Type.String(),
  title: Type.String(),
});
export const SocialMediaSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("socialmedia"),
  embed: Type.String(),
  title: Type.String(),
});
export const StarmateSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("starmate"),
  embed: Type.String(),
  title: Type.String(),
});
export const SoundcloudSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("soundcloud"),
  embed_code: Type.String(),
  ...media,
});
export const PodcastSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("podcast"),
  embed_code: Type.String(),
  ...media,
});
export const TeamTeaserSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("teamteaser"),
  team_member: TeamMemberTeaser,
  with_image: Type.Boolean(),
});
export const EventItemSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("eventitem"),
  event: EventTeaser,
});
export const EventListSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("eventlist"),
  title: Type.String(),
  /** In the order of their dates. */
  items: Type.Array(Type.Object({ event: EventTeaser })),
});
export const SponsorListSection = Type.Object({
  ...sectionBase,
  model: Type.Literal("sponsorlist"),
  title: Type.String(),
  sponsors: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      url: Type.String(),
      image_obj: optionalImage,
    }),
  ),
});

/** Whatever part of a page's content holds no others. */
const SingleSection = Type.Union([
  HeadlineSection,
  TextSection,
  LinkSection,
  ImageSection,
  VideoSection,
  FilmSection,
  QuoteSection,
  FaqSection,
  FullTeaserSection,
  TeaserListSection,
  ImageListSection,
  VideoListSection,
  AudioSection,
  ViewerSection,
  SocialMediaSection,
  StarmateSection,
  SoundcloudSection,
  PodcastSection,
  TeamTeaserSection,
  EventItemSection,
  EventListSection,
  SponsorListSection,
]);
type SingleSection = Static<typeof SingleSection>;

/** Refers to `SectionSchema` by its id, as sections can hold sections. */
export const Section = Type.Unsafe<Section>({ $ref: "Section#" });
const columns = Type.Array(
  Type.Object({
    /** Names of further styles, with spaces between; may be empty. */
    classes: Type.String(),
    sections: Type.Array(Section),
  }),
);
export interface SectionColumn {
  classes: string;
  sections: Section[];
}
const ColumnsBase = Type.Object({ ...sectionBase, layout: ColumnLayout });

const ContainerSection = Type.Object({
  ...ColumnsBase.properties,
  model: Type.Literal("container"),
  columns,
});
export interface ContainerSection extends Static<typeof ColumnsBase> {
  model: "container";
  columns: SectionColumn[];
}
/** Columns on a ground of their own. */
const ColouredSection = Type.Object({
  ...ColumnsBase.properties,
  model: Type.Literal("section"),
  colour: SectionColour,
  columns,
});
export interface ColouredSection extends Static<typeof ColumnsBase> {
  model: "section";
  colour: SectionColour;
  columns: SectionColumn[];
}

/** A part of a page's content, in the reader's language. Unknown models render nothing. */
export type Section = SingleSection | ContainerSection | ColouredSection;
/** What staff insert. A "blockref" is read as a container that holds the reusable block to which it refers. */
export type SectionModel = Section["model"] | "blockref";
export type SectionOf<M extends SectionModel> = Extract<Section, { model: M }>;

/** Must be registered where `Section` is used in a schema. */
export const SectionSchema = {
  ...Type.Union([...SingleSection.anyOf, ContainerSection, ColouredSection]),
  $id: "Section",
};
