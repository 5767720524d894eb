import type { Field, Fields, TextField } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { locales, type Locale } from "@festival/contracts/locales";
import { wordsProblem } from "../../fields/fieldProblem.ts";
import type { FormValues } from "../fields/formValues.ts";

/** A person who types something else into each input of a form, and into each language. */
interface Typist {
  /** The id of a record of a resource. */
  idOf(resource: string): number;
  /** Counts the inputs, so that later moments and larger numbers come after others. */
  next(): number;
}

const languages: Readonly<Record<Locale, string>> = { de: "fr", en: "it" };

const twoDigits = (number: number) => String(number).padStart(2, "0");

function typedText(field: TextField, path: string, locale: Locale, number: number): string {
  const name = `${path.replaceAll(/[^a-z0-9]+/g, "-")}-${locale}`;
  const texts = [
    `Größe „${path}“, ${locale} ${number}`,
    `https://festival.example/${name}`,
    `${number}@festival.example`,
    `/${locale}/${name}`,
    name,
    `+49 30 ${number}${locale === "de" ? 1 : 2}`,
    locale === "de" ? "Europe/Zurich" : "America/New_York",
    languages[locale],
    `Q${number}`,
    `${String(number).padStart(8, "0")}-0000-4000-8000-00000000000${locale === "de" ? 1 : 2}`,
    `1${String(number).padStart(7, "0")}`,
    `${twoDigits(number % 24)}:${twoDigits(number % 60)}`,
    `GTM-TYPED${number}`,
    `typed${number}.${locale}.example`,
    locale.toUpperCase(),
    `50.${twoDigits(number % 100)} 7.1`,
  ];
  const byKind: Partial<Record<TextField["kind"], string | undefined>> = {
    webAddress: texts[1],
    link: texts[3],
    email: texts[2],
    timeZone: texts[6],
  };
  const known = byKind[field.kind];
  const cut = texts.map((text) => text.slice(0, field.max));
  const found = known ?? cut.find((text) => wordsProblem(field, text) === undefined);
  if (found === undefined) throw new Error(`Nothing to type fits ${path}: add a text.`);
  return found;
}

const rich = (words: string) => ({
  blocks: [
    {
      key: "typed",
      text: words,
      type: "unstyled",
      depth: 0,
      inlineStyleRanges: [{ offset: 0, length: 2, style: "BOLD" }],
      entityRanges: [],
    },
  ],
  entityMap: {},
});

function typedInOneLanguage(field: Field, path: string, locale: Locale, typist: Typist): unknown {
  const number = typist.next();
  if (isTextField(field)) return typedText(field, path, locale, number);
  switch (field.kind) {
    case "embed":
      throw new Error(`${path}: no form of a resource has an embed.`);
    case "richText":
      return rich(`Text von ${path}, ${locale}`);
    case "number": {
      const value = field.min + (number % Math.floor(Math.min(field.max - field.min, 997) + 1));
      return field.whole ? String(value) : String(Math.min(value + 0.5, field.max));
    }
    case "position":
      return String(number % field.max);
    case "money":
      return `${number % field.max}.5`;
    case "flag":
      return field.default !== true;
    case "choice":
    case "numberedChoice":
      return String(field.options.at(-1)?.value);
    case "choices":
      return field.options.slice(0, field.max).map(({ value }) => value);
    case "reference":
    case "picture":
    case "file":
      return typist.idOf(field.to);
    case "references":
    case "pictures":
    case "files":
      return [typist.idOf(field.to)];
    case "instant":
      return `2027-02-03T${twoDigits(Math.floor(number / 60) % 24)}:${twoDigits(number % 60)}`;
    case "day":
      return `20${twoDigits(27 + Math.floor(number / 28))}-02-${twoDigits(1 + (number % 28))}`;
    case "emails":
      return `${number}@festival.example\nbuero@festival.example`;
    case "focalPoint":
      return { x: 0.125, y: 0.875 };
    case "weights":
      return { genres: { "1": 2 }, length: { short: -3 } };
    case "rowId":
      return null;
    case "group":
      return typedFields(field.fields, typist, path);
    case "rows":
  }
  const row = (place: number) => typedFields(field.fields, typist, `${path}.${place}`);
  return [row(0), row(1)].slice(0, field.max);
}

function typedFields(fields: Fields, typist: Typist, before: string): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const path = before === "" ? name : `${before}.${name}`;
      if (!field.localized) return [name, typedInOneLanguage(field, path, "de", typist)];
      const perLanguage = locales.map((locale) => [
        locale,
        typedInOneLanguage(field, path, locale, typist),
      ]);
      return [name, Object.fromEntries(perLanguage)];
    }),
  );
}

/**
 * Values for all inputs of a form: other ones for each field and each language, and other ones than a form begins
 * with. Whether they agree with one another is not known to their descriptions.
 */
export function typedInto(fields: Fields, idOf: Typist["idOf"]): FormValues {
  let number = 0;
  const next = () => {
    number += 1;
    return number;
  };
  return typedFields(fields, { idOf, next }, "");
}
