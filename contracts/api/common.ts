import { Type, type Static, type TSchema } from "typebox";
import { instantPattern } from "../fields/patterns.ts";
import { longestParagraph, mostParagraphs } from "../richText/bounds.ts";
import { type LanguageStyle, languageStylePattern } from "../richText/languageMark.ts";

/** A text in both languages, for what must be known in the other one too, such as slugs. */
export const LocalizedText = Type.Object({ de: Type.String(), en: Type.String() });
export type LocalizedText = Static<typeof LocalizedText>;

const Values = Type.Record(Type.String(), Type.Unknown());
/** What a section says in both languages, by the names of its fields. */
export const SectionTexts = Type.Object({ de: Values, en: Values });
export type SectionTexts = Static<typeof SectionTexts>;

/** BCP 47, of a title in another language than the answer's; absent where it is in that. */
export const TitleLanguage = Type.Optional(Type.String());

/** Words of a text that are in another language than the answer. */
export const LanguageRange = Type.Object({
  offset: Type.Integer(),
  length: Type.Integer(),
  /** BCP 47. */
  language: Type.String(),
});
export type LanguageRange = Static<typeof LanguageRange>;

/** An instant, ISO 8601 in UTC with milliseconds. */
export const Instant = Type.String({ format: "date-time" });
/** One that a caller sends: within the years that the database and the calendar can write. */
export const GivenInstant = Type.String({ format: "date-time", pattern: instantPattern });

/** A random identifier, as `crypto.randomUUID()` makes it. */
export const Uuid = Type.String({
  pattern: "^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
});

/** An uploaded picture. Its renditions stand at `imageUrl(path, width, format)`. */
export const Image = Type.Object({
  id: Type.Integer(),
  /** Alternative text; empty for a decorative picture. */
  alias: Type.String(),
  /** Caption; may be empty. */
  description: Type.String(),
  copyright: Type.String(),
  /** Pixels of the original. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Address of the renditions' folder, without closing slash. */
  path: Type.String(),
  /** Of a drawing its ground, else the mean of all, as #rrggbb: the ground while the picture loads. */
  color: Type.String(),
  /** Whether the picture says nothing that the text beside it does not say; `alias` is empty then. */
  decorative: Type.Optional(Type.Boolean()),
  /** The point that must stay to be seen where the picture is cut, from the upper left, 0 to 1. */
  focal_point: Type.Optional(Type.Object({ x: Type.Number(), y: Type.Number() })),
});
export type Image = Static<typeof Image>;

/** Addresses of a picture's thumbnails, as `thumbs` of `images.ts` gives them. */
export const Thumbs = Type.Object({
  smallList: Type.String(),
  mediumList: Type.String(),
  preview: Type.String(),
});

/** One page of a list; `next` and `previous` are addresses of this API, null at the ends. */
export const ListPage = <T extends TSchema>(item: T) =>
  Type.Object({
    count: Type.Integer(),
    next: Type.Union([Type.String(), Type.Null()]),
    previous: Type.Union([Type.String(), Type.Null()]),
    results: Type.Array(item),
  });
export interface ListPage<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/**
 * Rich text as draft-js stores it. Allowed: block types unstyled, unordered-list-item,
 * ordered-list-item; styles BOLD, ITALIC, and LANG: with the language of words in another one; entities LINK { url, newWindow? }.
 */
export const RichText = Type.Object({
  blocks: Type.Array(
    Type.Object({
      key: Type.String({ maxLength: 20 }),
      text: Type.String({ maxLength: longestParagraph }),
      type: Type.Union([
        Type.Literal("unstyled"),
        Type.Literal("unordered-list-item"),
        Type.Literal("ordered-list-item"),
      ]),
      depth: Type.Integer({ minimum: 0, maximum: 4 }),
      inlineStyleRanges: Type.Array(
        Type.Object({
          offset: Type.Integer({ minimum: 0 }),
          length: Type.Integer({ minimum: 0 }),
          style: Type.Union([
            Type.Literal("BOLD"),
            Type.Literal("ITALIC"),
            Type.Unsafe<LanguageStyle>(
              Type.String({ pattern: languageStylePattern, maxLength: 40 }),
            ),
          ]),
        }),
      ),
      entityRanges: Type.Array(
        Type.Object({
          offset: Type.Integer({ minimum: 0 }),
          length: Type.Integer({ minimum: 0 }),
          key: Type.Integer({ minimum: 0 }),
        }),
      ),
    }),
    { maxItems: mostParagraphs },
  ),
  /** By the `key` of the entity ranges. Link schemes: http, https, mailto, tel, and paths of this site. */
  entityMap: Type.Record(
    Type.String(),
    Type.Object({
      type: Type.Literal("LINK"),
      mutability: Type.Literal("MUTABLE"),
      data: Type.Object({
        url: Type.String({ maxLength: 2000 }),
        newWindow: Type.Optional(Type.Boolean()),
      }),
    }),
  ),
});
export type RichText = Static<typeof RichText>;

/** Words that lead elsewhere: a path of this site or a web address. */
export const TitledLink = Type.Object({ title: Type.String(), url: Type.String() });
export type TitledLink = Static<typeof TitledLink>;
