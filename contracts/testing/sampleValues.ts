import type { Field, Fields, TextField } from "../fields/field.ts";
import { isTextField, type TextKind } from "../fields/textKinds.ts";
import { locales } from "../locales.ts";
import type { RichText } from "../api/common.ts";

type Values = Record<string, unknown>;

const block = { key: "a", text: "Wort", type: "unstyled", depth: 0 } as const;
const words: RichText = {
  blocks: [{ ...block, inlineStyleRanges: [], entityRanges: [] }],
  entityMap: {},
};

/** Texts that fit the patterns of descriptions; the first one that fits is taken. */
const texts = ["ein-name", "/de/alt/seite", "+49 30 123", "de", "2026-05-17", ""];
const embeds = {
  video: "https://www.youtube.com/watch?v=abc",
  audio: "https://open.spotify.com/track/1",
  viewer: "https://www.yumpu.com/x",
  social: "https://www.tiktok.com/@a/video/1",
  soundcloud: "https://w.soundcloud.com/player/?url=1",
  starmate: "https://show.events.starmate.example/1",
};

const isSent = (field: Field, isWhole: boolean) => isWhole || field.required === true;

const textOf: { [Kind in TextKind]?: string } = {
  link: "/de/magazin",
  webAddress: "https://festival.example/",
  email: "a@festival.example",
  timeZone: "Europe/Berlin",
};

function sampleText({ kind, pattern }: TextField): string {
  const known = textOf[kind] ?? (pattern === undefined ? "Wort" : undefined);
  const found = known ?? texts.find((text) => new RegExp(pattern ?? "").test(text));
  if (found === undefined) throw new Error(`No sample fits ${pattern}: add one.`);
  return found;
}

/** A value of a field in one language. */
function sampleInOneLanguage(
  field: Field,
  { idOf, isWhole }: Required<Pick<SampleOptions, "idOf" | "isWhole">>,
): unknown {
  if (isTextField(field)) return sampleText(field);
  switch (field.kind) {
    case "embed":
      return embeds[field.from];
    case "richText":
      return words;
    case "number":
      return field.min;
    case "position":
    case "money":
      return 1;
    case "flag":
      return true;
    case "choice":
    case "numberedChoice":
      return field.options[0]?.value;
    case "choices":
      return field.options.slice(0, 1).map(({ value }) => value);
    case "reference":
    case "picture":
    case "file":
      return idOf(field.to);
    case "references":
    case "pictures":
    case "files":
      return [idOf(field.to)];
    case "instant":
      return "2026-05-17T18:00:00.000Z";
    case "day":
      return "2026-05-17";
    case "emails":
      return ["a@festival.example"];
    case "focalPoint":
      return { x: 0.25, y: 0.75 };
    case "weights":
      return {};
    case "rowId":
      return null;
    case "group":
      return sampleOf(field.fields, { idOf, isWhole });
    case "rows":
  }
  const row = sampleOf(field.fields, { idOf, isWhole: isWhole || field.wholeRows === true });
  return Array.from({ length: field.min ?? 1 }, () => row);
}

export interface SampleOptions {
  /** The id of a record of a resource. */
  idOf?: (resource: string) => number;
  /** Whether all fields are given, or those alone without which there is no record. */
  isWhole?: boolean;
  /** Whether localised fields have a value for each language, as those of resources do. */
  isLocalized?: boolean;
}

/** Values that the schema made of these fields takes. */
export function sampleOf(
  fields: Fields,
  { idOf = () => 1, isWhole = false, isLocalized = true }: SampleOptions = {},
): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isSent(field, isWhole))
      .map(([name, field]) => {
        const value = sampleInOneLanguage(field, { idOf, isWhole });
        const perLanguage = field.localized && isLocalized;
        return [
          name,
          perLanguage ? Object.fromEntries(locales.map((locale) => [locale, value])) : value,
        ];
      }),
  );
}
