import type { Section } from "@festival/contracts/api/sections";
import { defaultsOf } from "@festival/contracts/fields/defaults";
import type { Field, Fields } from "@festival/contracts/fields/field";
import type { Locale } from "@festival/contracts/locales";
import { columnCount } from "@festival/contracts/sections/places";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { shownBlock } from "../blocks/blockPlaces.ts";
import { isSame } from "../workingCopy/isSame.ts";
import type { LocalSection } from "../workingCopy/ops.ts";

type Values = Record<string, unknown>;

/** Sections as the server has shown them last, by id: with their pictures, people and events. */
export type KnownSections = ReadonlyMap<number | string, Section>;

const isList = (value: unknown): value is Values[] => Array.isArray(value);

/** Under which name a field's record is shown, such as "image" for "image_id". */
const recordName = (name: string) => name.replace(/_ids$/, "s").replace(/_id$/, "");

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const isRecord = ({ kind }: Field) =>
  ["picture", "reference", "file", "pictures", "references", "files"].includes(kind);

/** Values of a section or of one of its items as they are shown; records are those that the server has shown. */
function shownValues(fields: Fields, stored: Values, known: Values): Values {
  const values = { ...defaultsOf(fields), ...stored };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, unknown] => {
      if (isRecord(field)) {
        const record = recordName(name);
        return [record, known[record] ?? (field.kind.endsWith("s") ? [] : null)];
      }
      if (field.kind !== "rows" || name === "columns") return [name, values[name]];
      const rows = isList(values[name]) ? values[name] : [];
      const shownRows = isList(known[name]) ? known[name] : [];
      return [
        name,
        rows.map((row, index) => shownValues(field.fields, row, rowFor(row, index, shownRows))),
      ];
    }),
  );
}

/** What was shown of an item, which may stand elsewhere by now: the one with its picture, else that of its place. */
function rowFor({ image_id: id }: Values, index: number, shown: readonly Values[]): Values {
  const of = ({ image }: Values) => (image as { id?: number } | null | undefined)?.id;
  return shown.find((row) => id !== undefined && of(row) === id) ?? shown[index] ?? {};
}

/** Models that show nothing without a record or an embed, which only the server can give. */
const lacksRecord = ({ fields }: SectionDescription, stored: Values, shown: Values) =>
  Object.entries(fields).some(([name, field]) => {
    if (!field.required) return false;
    if (isRecord(field)) {
      // what was taken back is still known
      return (stored[name] ?? null) === null || (shown[recordName(name)] ?? null) === null;
    }
    return field.kind === "embed" && !shown[name];
  });

/** No owner knows such a model: it leaves an empty element, over which staff select the section. */
const unseenModel = "unseen";

/** A section that refers to a block as the server has shown it; what it holds is the block's own. */
function shownReference({ id, slug, parent, settings }: LocalSection, before: Section | undefined) {
  const block = shownBlock(before);
  // a block that is shown once more has ids below 0
  const isThere = block && (block.id === settings.block_id || block.id < 0);
  return isThere ? { ...before, id, slug, parent } : { id, slug, parent, model: unseenModel };
}

/** Turns working copies into what pages show of them; what did not change is the same object as before. */
export class ShownSections {
  readonly #locale: Locale;
  #before = new Map<number | string, Section>();

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  /**
   * @param known what the server has shown
   */
  of(sections: readonly LocalSection[], known: KnownSections): Section[] {
    const children = Map.groupBy(sections, ({ parent }) => parent);
    const next = new Map<number | string, Section>();

    const show = (section: LocalSection): Section[] => {
      const description: SectionDescription | undefined =
        section.model in sectionDescriptions
          ? sectionDescriptions[section.model as Section["model"]]
          : undefined;
      const before = known.get(section.id);
      // of a newer version: as the server shows it
      if (!description) return before ? [before] : [];
      const stored = { ...section.settings, ...section.texts[this.#locale] };
      if (description.showsBlock) return [this.#keep(next, known, shownReference(section, before))];
      const values = shownValues(description.fields, stored, { ...before });
      const isUnseen = lacksRecord(description, stored, values);
      const made: Values = {
        ...before,
        id: section.id,
        slug: section.slug,
        model: section.model,
        ...(before && !("parent" in before) ? {} : { parent: section.parent }),
        ...values,
        ...(isUnseen && { model: unseenModel }),
      };
      if (description.hasColumns) made.columns = columnsOf(section, stored);
      return [this.#keep(next, known, made)];
    };

    const columnsOf = ({ id }: LocalSection, { layout = "100", columns }: Values) => {
      const count = columnCount(layout);
      const classes = isList(columns) ? columns : [];
      const inside = children.get(id) ?? [];
      return Array.from({ length: count }, (_, index) => ({
        classes: textOf(classes[index]?.classes),
        sections: inside
          .filter(({ column }) => Math.min(column, count - 1) === index)
          .flatMap(show),
      }));
    };

    const shown = (children.get(null) ?? []).flatMap(show);
    this.#before = next;
    return shown;
  }

  /** What is shown of a section: the very same object as before where nothing of it changed. */
  #keep(next: Map<number | string, Section>, known: KnownSections, made: Values): Section {
    const id = made.id as number | string;
    const same = [known.get(id), this.#before.get(id)].find((last) => isSame(last, made));
    const shown = same ?? (made as unknown as Section);
    next.set(id, shown);
    return shown;
  }
}

/** All sections of a list, those in columns too, by id. */
export function knownIn(sections: readonly Section[]): Map<number | string, Section> {
  const found = new Map<number | string, Section>();
  const add = (list: readonly Section[]) => {
    for (const section of list) {
      found.set(section.id, section);
      if ("columns" in section) for (const column of section.columns) add(column.sections);
    }
  };
  add(sections);
  return found;
}
