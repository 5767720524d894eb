import type { Section, SectionColumn, SectionModel } from "@festival/contracts/api/sections";
import { defaultsOf } from "@festival/contracts/fields/defaults";
import type { Fields } from "@festival/contracts/fields/field";
import type { Locale } from "@festival/contracts/locales";
import { columnCount } from "@festival/contracts/sections/places";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { SectionOwner, StoredSection } from "../../../platform/database/schema/index.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import { resolveFilm } from "./films.ts";
import { isBlank, isKnownModel } from "./missing.ts";
import { readBlocks } from "./shownBlocks.ts";
import { readReferences, type References, type SectionReader } from "./sectionReferences.ts";
import { getPublishedSections } from "../publishing/snapshots.repository.ts";
import { listWorkingSections } from "../publishing/workingCopy.repository.ts";

export interface ResolveOptions extends SectionReader {
  owner: OwnerKey<SectionOwner>;
  /** Whether sections come along that lack, in this language, what they cannot be without. */
  withIncomplete?: boolean;
  /** Sections of reusable blocks that are shown in the place of what these hold, by the id of the block. */
  frozenBlocks?: ReadonlyMap<number, StoredSection[]>;
}

type Values = Record<string, unknown>;

const isList = (value: unknown): value is Values[] => Array.isArray(value);

function withDefaults(defaults: Values, stored: Values): Values {
  const given = Object.entries(stored).filter(([, value]) => value !== null && value !== undefined);
  return { ...defaults, ...Object.fromEntries(given) };
}

/** Whether a section lacks words that it cannot be without. */
const lacksWords = (fields: Fields, values: Values) =>
  Object.entries(fields).some(
    ([name, { required, localized }]) => required && localized && isBlank(values[name]),
  );

/** Whether there is nothing to embed yet. */
const lacksEmbed = (fields: Fields, values: Values) =>
  Object.entries(fields).some(([name, { kind }]) => kind === "embed" && isBlank(values[name]));

function classesOf(columns: unknown, index: number): string {
  const classes = isList(columns) ? columns[index]?.classes : undefined;
  return typeof classes === "string" ? classes : "";
}

/** Puts what ids refer to in their place. */
function resolveIds({ image_id, ...values }: Values, references: References): Values {
  if (image_id === undefined) return values;
  const image = typeof image_id === "number" ? references.images.get(image_id) : undefined;
  return { ...values, image: image ?? null };
}

/** How models answer that are about something; undefined where that is gone, or not public. */
const resolvers: Partial<
  Record<SectionModel, (stored: Values, references: References) => Values | undefined>
> = {
  image({ image_id, alias, description, size }, { images }) {
    const image = images.get(Number(image_id));
    // the section's own words win over those of the picture
    const words = { alias: alias || image?.alias, description: description || image?.description };
    return image && { image, size, ...words };
  },
  film: resolveFilm,
  eventitem({ event_id }, { events }) {
    const event = events.get(Number(event_id));
    return event && { event };
  },
  eventlist({ title, event_ids }, { events }) {
    const ids = Array.isArray(event_ids) ? event_ids : [];
    const found = ids.map((id) => events.get(Number(id))).filter((event) => event !== undefined);
    const items = found
      .toSorted((a, b) => Date.parse(a.date_and_time) - Date.parse(b.date_and_time))
      .map((event) => ({ event }));
    return { title, items };
  },
  teamteaser({ team_member_id, with_image }, { teamMembers }) {
    const team_member = teamMembers.get(Number(team_member_id));
    return team_member && { team_member, with_image };
  },
  sponsorlist({ title, sponsor_ids }, { sponsors }) {
    const ids = new Set(Array.isArray(sponsor_ids) ? sponsor_ids : []);
    const shown = [...sponsors.values()].filter(({ id }) => ids.size === 0 || ids.has(id));
    return { title, sponsors: shown };
  },
  imagelist({ title, items }, references) {
    const pictures = isList(items) ? items.map((item) => resolveIds(item, references)) : [];
    return { title, items: pictures.filter(({ image }) => image) };
  },
};

function resolveValues(
  model: SectionModel,
  stored: Values,
  references: References,
): Values | undefined {
  const resolver = resolvers[model];
  if (resolver) return resolver(stored, references);
  const values = resolveIds(stored, references);
  const { items: list }: Fields = sectionDescriptions[model].fields;
  if (list?.kind !== "rows" || !isList(values.items)) return values;
  const defaults = defaultsOf(list.fields);
  const items = values.items
    .map((item) => resolveIds(withDefaults(defaults, item), references))
    .filter((item) => !lacksEmbed(list.fields, item));
  return { ...values, items };
}

/** Sections in one language, nested as they stand. Those of unknown models are left out. */
export async function resolveSections(
  database: Database,
  stored: readonly StoredSection[],
  options: ResolveOptions,
): Promise<Section[]> {
  const { locale, owner } = options;
  const references = await readReferences(database, stored, options);
  const isBlock = owner.ownerType === "block";
  const belonging = {
    content_type: isBlock ? null : owner.ownerType,
    object_id: isBlock ? null : owner.ownerId,
  };
  const blocks = await readBlocks(stored, async (ownerId) => {
    const block = { ownerType: "block", ownerId } as const;
    const inside =
      options.frozenBlocks?.get(ownerId) ??
      (await listStoredSections(database, block, options.withIncomplete === true));
    const [root] = await resolveSections(database, inside, { ...options, owner: block });
    return root;
  });
  const childrenOf = Map.groupBy(stored, ({ parent }) => parent ?? null);

  function toColumns(section: StoredSection, { layout, columns }: Values): SectionColumn[] {
    const count = columnCount(layout);
    const children = childrenOf.get(section.id) ?? [];
    return Array.from({ length: count }, (_, index) => ({
      classes: classesOf(columns, index),
      sections: fillAll(children.filter(({ column = 0 }) => Math.min(column, count - 1) === index)),
    }));
  }

  function fill(section: StoredSection): Section | undefined {
    const { id, slug, model, parent = null } = section;
    if (!isKnownModel(model)) return undefined;
    if (model === "blockref") {
      const columns = blocks.show(section.settings.block_id);
      return (
        columns && { id, slug, model: "container", layout: "100", columns, parent, ...belonging }
      );
    }
    const description: SectionDescription = sectionDescriptions[model];
    const defaults = defaultsOf(description.fields);
    const values = withDefaults(defaults, { ...section.settings, ...section.texts[locale] });
    if (!options.withIncomplete && lacksWords(description.fields, values)) return undefined;
    const resolved = lacksEmbed(description.fields, values)
      ? undefined
      : resolveValues(model, values, references);
    if (!resolved) return undefined;
    const columns = description.hasColumns && { columns: toColumns(section, values) };
    // the answer's schema says the same
    return { ...resolved, ...columns, id, slug, model, parent, ...belonging } as Section;
  }

  const fillAll = (list: readonly StoredSection[]) =>
    list.map(fill).filter((section) => section !== undefined);
  return fillAll(childrenOf.get(null) ?? []);
}

/** The sections of an owner as they are stored. @param working whether as staff left them, or as the public sees them */
const listStoredSections = (
  database: Database,
  owner: OwnerKey<SectionOwner>,
  working: boolean,
): Promise<StoredSection[]> =>
  working ? listWorkingSections(database, owner) : getPublishedSections(database, owner);

/**
 * The sections of an owner in one language: what the public sees, or what staff are at work on.
 * @param preview whether the working copy is wanted, which is for staff alone
 */
export async function readSections(
  {
    database,
    clock,
    readEventTeasers,
  }: Pick<FastifyInstance, "database" | "clock" | "readEventTeasers">,
  owner: OwnerKey<SectionOwner>,
  locale: Locale,
  preview = false,
): Promise<Section[]> {
  const stored = await listStoredSections(database, owner, preview);
  return resolveSections(database, stored, {
    owner,
    locale,
    now: clock.now(),
    readEventTeasers,
    withIncomplete: preview,
  });
}
