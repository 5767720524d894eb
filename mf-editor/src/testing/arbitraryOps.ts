import { placeProblem } from "@festival/contracts/sections/places";
import fc from "fast-check";
import { headRef } from "../workingCopy/head.ts";
import { targetOf } from "../workingCopy/inverse.ts";
import { outermost, settled } from "../workingCopy/several.ts";
import { apply, type Content, type Op } from "../workingCopy/ops.ts";

/** What an operation is made of, before it is known what is there. */
interface Draw {
  kind: "words" | "title" | "layout" | "insert" | "move" | "remove";
  one: number;
  other: number;
  /** Sections that are moved or removed together with the first. */
  more: readonly number[];
  locale: "de" | "en";
  word: string;
  layout: string;
  isInside: boolean;
}

const word = fc.stringMatching(/^[a-z]{3,8}$/);

const draw: fc.Arbitrary<Draw> = fc.record({
  kind: fc.constantFrom("words", "words", "words", "title", "layout", "insert", "move", "remove"),
  one: fc.nat(1000),
  other: fc.nat(1000),
  more: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    fc.array(fc.nat(1000), { maxLength: 3 }),
  ),
  locale: fc.constantFrom("de", "en"),
  word,
  layout: fc.constantFrom("100", "50-50", "33-33-33"),
  isInside: fc.boolean(),
});

export const draws = (maxLength: number) => fc.array(draw, { maxLength });

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

/** An operation that fits what is there; undefined where there is none. */
function toOp(content: Content, { kind, one, other, ...drawn }: Draw, ref: string): Op | undefined {
  const { locale, layout, isInside } = drawn;
  const section = pick(content.sections, one);
  const beside = pick(content.sections, other);
  if (!section || !beside) return undefined;
  const others = drawn.more.flatMap((number) => pick(content.sections, number)?.id ?? []);
  const together = outermost(content, [section.id, ...others]);
  const ids = together.map(({ id }) => id);
  const isBox = beside.model === "container";
  const at =
    isBox && isInside
      ? { parent: beside.id, column: 0, before: null }
      : targetOf(content, { ...beside, id: beside.id });
  const place = { parent: at.parent, column: at.column };
  switch (kind) {
    case "words":
      return section.model === "headline"
        ? {
            op: "set",
            section: section.id,
            locale,
            fields: { content: `${textOf(section.texts[locale].content)} ${drawn.word}` },
          }
        : undefined;
    case "title":
      return content.head
        ? {
            op: "set",
            section: headRef,
            locale,
            fields: { title: `${textOf(content.head.texts[locale].title)} ${drawn.word}` },
          }
        : undefined;
    case "layout":
      return section.model === "container"
        ? { op: "set", section: section.id, locale: null, fields: { layout } }
        : undefined;
    case "insert": {
      const made = { id: ref, model: "headline", settings: {}, texts: { de: {}, en: {} } };
      const problem = placeProblem<string | number>(
        content.sections,
        [{ ...made, parent: null, column: 0 }],
        place,
      );
      return Object.keys(problem).length > 0
        ? undefined
        : {
            op: "insert",
            ref,
            model: "headline",
            texts: { [locale]: { content: drawn.word } },
            at,
          };
    }
    case "move":
      return Object.keys(placeProblem(content.sections, together, place)).length > 0
        ? undefined
        : { op: "move", sections: ids, at: settled(content, ids, at) };
    case "remove":
  }
  return { op: "remove", sections: ids };
}

/** Operations of one person, each of which fits what the ones before it left. */
export function opsFrom(content: Content, drawn: readonly Draw[], name: string): Op[] {
  let present = content;
  const ops: Op[] = [];
  for (const [index, each] of drawn.entries()) {
    const op = toOp(present, each, `${name}-${index}`);
    if (!op) continue;
    ops.push(op);
    present = apply(present, op);
  }
  return ops;
}

/** The words of the head and of all sections that are there. */
export const wordsIn = ({ sections, head }: Pick<Content, "sections" | "head">): Set<string> =>
  new Set(
    [...sections, ...(head ? [head] : [])].flatMap(({ texts }) =>
      [texts.de, texts.en].flatMap(({ content, title }) =>
        [content, title].flatMap((value) => textOf(value).split(" ")),
      ),
    ),
  );
