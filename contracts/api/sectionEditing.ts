import { Type, type Static, type TProperties } from "typebox";
import { RichText } from "./common.ts";
import {
  ColumnLayout,
  ImageSize,
  Section,
  SectionColour,
  TextAlign,
  type SectionModel,
} from "./sections.ts";

/** Characters of a full teaser's and a teaser's text. */
export const longestTeaserText = 256;

const closed = { additionalProperties: false };
const line = Type.String({ maxLength: 500 });
const prose = Type.String({ maxLength: 20_000 });
const requiredLine = Type.String({ minLength: 1, maxLength: 500, pattern: "\\S" });
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** Null comes first, as the coercion would make 0 of it. */
const optionalId = Type.Union([Type.Null(), id]);
const address = Type.String({ maxLength: 2000 });
/** An address, or the provider's code around it, of which only the address is kept. */
const embed = Type.String({ minLength: 1, maxLength: 8000, pattern: "\\S" });
const classes = Type.String({ maxLength: 200, pattern: "^[A-Za-z0-9_ -]*$" });
const anchor = Type.String({ maxLength: 100, pattern: "^[A-Za-z0-9_-]*$" });

const media = { title: line, caption: line, transcript: prose };
const teaser = {
  preline: line,
  headline: requiredLine,
  text: Type.String({ maxLength: longestTeaserText }),
  link: address,
  link_text: line,
};
const items = <T extends TProperties>(properties: T) =>
  Type.Array(Type.Object(properties, closed), { maxItems: 60 });
const columns = {
  layout: ColumnLayout,
  columns: Type.Array(Type.Object({ classes }, closed), { minItems: 1, maxItems: 3 }),
};

interface SectionFields {
  /** The same in both languages. */
  settings: TProperties;
  /** Of one language each. */
  texts: TProperties;
  /** A section cannot be without these. */
  required: readonly string[];
}

/**
 * What staff write of each model. Pictures, events and people stand here by id (`image_id` for the answer's
 * `image`), and so do those inside of items.
 */
export const sectionFields = {
  headline: {
    settings: {
      headline_level: Type.Integer({ minimum: 2, maximum: 6 }),
      anchor,
      text_align: TextAlign,
    },
    texts: { preline: line, content: requiredLine, subline: line },
    required: ["content"],
  },
  text: {
    settings: { anchor, text_align: TextAlign },
    texts: { content: RichText },
    required: ["content"],
  },
  link: {
    settings: { open_new_window: Type.Boolean(), extra_class: classes, anchor },
    texts: { content: requiredLine, link: address },
    required: ["content"],
  },
  image: {
    settings: { image_id: id, size: ImageSize },
    texts: { alias: line, description: Type.String({ maxLength: 2000 }) },
    required: ["image_id"],
  },
  video: {
    settings: { video_url: embed, image_id: id },
    texts: media,
    required: ["video_url", "image_id"],
  },
  quote: {
    settings: { text_align: TextAlign },
    texts: {
      content: Type.String({ minLength: 1, maxLength: 5000, pattern: "\\S" }),
      author: line,
    },
    required: ["content"],
  },
  faq: {
    settings: {},
    texts: { title: requiredLine, items: items({ title: requiredLine, content: RichText }) },
    required: ["title"],
  },
  fullteaser: {
    settings: { image_id: optionalId, extra_class: classes },
    texts: { ...teaser, text: Type.String({ ...teaser.text, minLength: 1, pattern: "\\S" }) },
    required: ["headline", "text"],
  },
  teaserlist: {
    settings: {},
    texts: { title: line, items: items({ ...teaser, image_id: optionalId }) },
    required: [],
  },
  imagelist: {
    settings: { items: items({ image_id: id }) },
    texts: { title: line },
    required: [],
  },
  videolist: {
    settings: {},
    texts: { title: line, items: items({ video_url: embed, image_id: id, ...media }) },
    required: [],
  },
  audio: { settings: { embed }, texts: media, required: ["embed"] },
  viewer: { settings: { embed }, texts: { title: line }, required: ["embed"] },
  socialmedia: { settings: { embed }, texts: { title: line }, required: ["embed"] },
  starmate: { settings: { embed }, texts: { title: line }, required: ["embed"] },
  soundcloud: { settings: { embed_code: embed }, texts: media, required: ["embed_code"] },
  podcast: { settings: { embed_code: embed }, texts: media, required: ["embed_code"] },
  teamteaser: {
    settings: { team_member_id: id, with_image: Type.Boolean() },
    texts: {},
    required: ["team_member_id"],
  },
  eventitem: { settings: { event_id: id }, texts: {}, required: ["event_id"] },
  sponsorlist: {
    settings: {
      /** None for all sponsors. */
      sponsor_ids: Type.Array(id, { maxItems: 60, uniqueItems: true }),
    },
    texts: { title: line },
    required: [],
  },
  container: { settings: columns, texts: {}, required: [] },
  section: {
    settings: { ...columns, colour: SectionColour },
    texts: {},
    required: ["colour"],
  },
} as const satisfies Record<SectionModel, SectionFields>;

export const sectionModels = Object.keys(sectionFields) as SectionModel[];
export const columnModels: readonly SectionModel[] = ["container", "section"];

/** Address of a reusable block, or of a slot that a page's template names. */
export const SectionSlug = Type.String({
  pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$",
  maxLength: 100,
});

/** What can hold sections of its own. */
export const SectionOwnerType = Type.Enum(["page", "article", "event", "booklet", "block"]);

/** The owner's revision that the author saw. */
const revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const place = {
  /** A container or coloured section of the same owner; null for the top. */
  parent: Type.Optional(optionalId),
  /** Of the parent, from 0. */
  column: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  /** Among those of the same place, from 0; at the end where absent. */
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
};

/** Body of the call that makes a section. Its texts are those of the address' language. */
export const sectionCreate = (model: SectionModel) => {
  const { settings, texts, required }: SectionFields = sectionFields[model];
  const entries = Object.entries({ ...settings, ...texts }).map(([name, schema]) => [
    name,
    required.includes(name) ? schema : Type.Optional(schema),
  ]);
  return Type.Object(
    {
      ...Object.fromEntries(entries),
      ...place,
      /** Both null, or absent, for a reusable block, which must be a container with a slug. */
      content_type: Type.Optional(Type.Union([Type.Null(), SectionOwnerType])),
      object_id: Type.Optional(optionalId),
      slug: Type.Optional(Type.Union([Type.Null(), SectionSlug])),
      /** Where given, refused unless it is the owner's. */
      revision: Type.Optional(revision),
      publish: Type.Optional(Type.Boolean()),
    },
    closed,
  );
};

/** Body of the call that changes a section in the address' language; absent fields stay as they are. */
export const sectionUpdate = (model: SectionModel) => {
  const { settings, texts }: SectionFields = sectionFields[model];
  const fields = Type.Partial(Type.Object({ ...settings, ...texts })).properties;
  return Type.Object(
    {
      ...fields,
      slug: Type.Optional(Type.Union([Type.Null(), SectionSlug])),
      /** The owner's revision that the author saw; another one is answered with 409. */
      revision,
      /** Whether all of the owner is published as it then is. */
      publish: Type.Optional(Type.Boolean()),
      /** Whether the fields of this call are published, and nothing else that is still a draft. */
      publish_fields: Type.Optional(Type.Boolean()),
    },
    closed,
  );
};

/** A section as its editor shows it. */
export const SectionState = Type.Object({
  id: Type.Integer(),
  model: Type.String(),
  slug: Type.Union([Type.String(), Type.Null()]),
  parent: Type.Union([Type.Integer(), Type.Null()]),
  column: Type.Integer(),
  position: Type.Integer(),
  content_type: Type.Union([Type.String(), Type.Null()]),
  object_id: Type.Union([Type.Integer(), Type.Null()]),
  /** What staff write, texts in the address' language. */
  values: Type.Record(Type.String(), Type.Unknown()),
  /** As readers see it; null where what it is about is gone, or not public. */
  section: Type.Union([Section, Type.Null()]),
  /** The owner's. */
  revision: Type.Integer(),
});
export type SectionState = Static<typeof SectionState>;

/**
 * The new order of one place of an owner. Sections that stood elsewhere are moved there; those of the place
 * that are not named follow in the order that they have.
 */
export const SectionOrder = Type.Object(
  {
    revision,
    parent: optionalId,
    column: Type.Integer({ minimum: 0, maximum: 2 }),
    sections: Type.Array(id, { minItems: 1, maxItems: 300, uniqueItems: true }),
  },
  closed,
);
export type SectionOrder = Static<typeof SectionOrder>;
