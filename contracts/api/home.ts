import { Type, type Static, type TObject } from "typebox";
import { Image } from "./common.ts";

/** The home page's blocks, as their addresses name them. */
export const homeBlockNames = [
  "hero",
  "big-teaser",
  "teaser-list",
  "instagram-feed",
  "highlight-events",
  "article-teasers",
] as const;
export type HomeBlockName = (typeof homeBlockNames)[number];

/** A teaser of the home page's list. */
export const HomeTeaser = Type.Object({
  preline: Type.String(),
  headline: Type.String(),
  text: Type.String(),
  link: Type.String(),
  link_text: Type.String(),
  image: Type.Union([Image, Type.Null()]),
});
export type HomeTeaser = Static<typeof HomeTeaser>;

export const TeaserList = Type.Object({ headline: Type.String(), items: Type.Array(HomeTeaser) });
export type TeaserList = Static<typeof TeaserList>;

/** Posts that staff keep, with pictures of our own: nothing is requested from Instagram. */
export const InstagramFeed = Type.Object({
  headline: Type.String(),
  /** The festival's profile; may be empty. */
  link: Type.String(),
  items: Type.Array(
    Type.Object({
      link: Type.String(),
      description: Type.String(),
      image: Type.Union([Image, Type.Null()]),
    }),
  ),
});
export type InstagramFeed = Static<typeof InstagramFeed>;

const closed = { additionalProperties: false };
const words = (maxLength: number) =>
  Type.Object({ de: Type.String({ maxLength }), en: Type.String({ maxLength }) }, closed);
const named = (maxLength: number) => {
  const text = Type.String({ minLength: 1, maxLength, pattern: "\\S" });
  return Type.Object({ de: text, en: text }, closed);
};
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const imageId = Type.Union([Type.Null(), id]);
const link = words(2000);

const teaser = {
  preline: words(200),
  headline: named(300),
  text: words(256),
  link,
  link_text: words(200),
  image_id: imageId,
};

/** What staff write of each block: both languages, pictures and records by id. */
export const homeBlockContent = {
  hero: Type.Object(
    { headline: named(300), text: words(2000), link, link_text: words(200), image_id: imageId },
    closed,
  ),
  "big-teaser": Type.Object(
    {
      ...teaser,
      text: words(2000),
      button_style: Type.Enum(["primary", "secondary"]),
    },
    closed,
  ),
  "teaser-list": Type.Object(
    { headline: words(300), items: Type.Array(Type.Object(teaser, closed), { maxItems: 24 }) },
    closed,
  ),
  "instagram-feed": Type.Object(
    {
      headline: words(300),
      link,
      items: Type.Array(Type.Object({ link, description: words(2000), image_id: id }, closed), {
        maxItems: 24,
      }),
    },
    closed,
  ),
  "highlight-events": Type.Object(
    { event_ids: Type.Array(id, { maxItems: 24, uniqueItems: true }) },
    closed,
  ),
  "article-teasers": Type.Object(
    { article_ids: Type.Array(id, { maxItems: 24, uniqueItems: true }) },
    closed,
  ),
} as const satisfies Record<HomeBlockName, TObject>;
export type HomeBlockContent<Name extends HomeBlockName> = Static<(typeof homeBlockContent)[Name]>;

const none = { de: "", en: "" };

/** What the fields of a block are until staff write them. */
export const homeBlockDefaults: { [Name in HomeBlockName]: HomeBlockContent<Name> } = {
  hero: { headline: none, text: none, link: none, link_text: none, image_id: null },
  "big-teaser": {
    preline: none,
    headline: none,
    text: none,
    link: none,
    link_text: none,
    button_style: "primary",
    image_id: null,
  },
  "teaser-list": { headline: none, items: [] },
  "instagram-feed": { headline: none, link: none, items: [] },
  "highlight-events": { event_ids: [] },
  "article-teasers": { article_ids: [] },
};

/** Some or all fields of a block, and the revision that their author saw: 0 until it is first written. */
export const homeBlockUpdate = (name: HomeBlockName) =>
  Type.Object(
    {
      ...Type.Partial(homeBlockContent[name] as TObject).properties,
      revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
      /** Whether it is published, too; false where absent. */
      publish: Type.Optional(Type.Boolean()),
    },
    closed,
  );

/** A block as staff are at work on it. */
export const HomeBlockState = Type.Object({
  /** For the calls of publishing, whose owner is "home"; null until it is first written. */
  id: Type.Union([Type.Null(), Type.Integer()]),
  name: Type.Enum(homeBlockNames),
  revision: Type.Integer(),
  is_online: Type.Boolean(),
  /** Both languages, fields as the update takes them. */
  content: Type.Record(Type.String(), Type.Unknown()),
});
export type HomeBlockState = Static<typeof HomeBlockState>;
