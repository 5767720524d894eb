import { fieldType } from "@festival/contracts/formFields";
import type { RichText } from "@festival/contracts/api/common";
import type { Localized } from "@festival/contracts/locales";
import type { Database } from "../platform/database/openDatabase.ts";
import * as schema from "../platform/database/schema/index.ts";
import { publishSections } from "../site/content/publishing/snapshots.repository.ts";

let count = 0;
const next = () => (count += 1);

/** The same text in both languages, told apart by its end. */
export const both = (text: string): Localized => ({ de: `${text} (de)`, en: `${text} (en)` });

function first<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error("Nothing was stored.");
  return row;
}

export function richText(text: string): RichText {
  const block = { key: "a", text, type: "unstyled", depth: 0 } as const;
  return { blocks: [{ ...block, inlineStyleRanges: [], entityRanges: [] }], entityMap: {} };
}

export async function insertPage(
  database: Database,
  values: Partial<typeof schema.pages.$inferInsert> = {},
): Promise<typeof schema.pages.$inferSelect> {
  const number = next();
  const rows = await database
    .insert(schema.pages)
    .values({
      urls: { de: `seite-${number}`, en: `page-${number}` },
      title: both(`Page ${number}`),
      ...values,
    })
    .returning();
  return first(rows);
}

export async function insertSection(
  database: Database,
  values: Partial<typeof schema.sections.$inferInsert>,
): Promise<typeof schema.sections.$inferSelect> {
  const rows = await database
    .insert(schema.sections)
    .values({
      model: "text",
      texts: { de: { content: richText("Alt") }, en: { content: richText("Old") } },
      ...values,
    })
    .returning();
  return first(rows);
}

/** A published page with one text section. */
export async function insertTextPage(
  database: Database,
  values: Partial<typeof schema.pages.$inferInsert> = {},
): Promise<{ page: typeof schema.pages.$inferSelect; sectionId: number }> {
  const page = await insertPage(database, values);
  const owner = { ownerType: "page", ownerId: page.id } as const;
  const section = await insertSection(database, owner);
  await publishSections(database, owner, null, new Date());
  return { page, sectionId: section.id };
}

export async function insertImage(database: Database): Promise<typeof schema.images.$inferSelect> {
  const rows = await database
    .insert(schema.images)
    .values({
      alias: both("A hall"),
      width: 1200,
      height: 800,
      color: "#336699",
      contentHash: `${next()}`.padStart(64, "0"),
      fileName: "hall.png",
    })
    .returning();
  return first(rows);
}

export async function insertArticle(
  database: Database,
  values: Partial<typeof schema.articles.$inferInsert> = {},
): Promise<typeof schema.articles.$inferSelect> {
  const number = next();
  const rows = await database
    .insert(schema.articles)
    .values({
      slug: { de: `artikel-${number}`, en: `article-${number}` },
      title: both(`Article ${number}`),
      publishedAt: new Date("2025-06-01T10:00:00Z"),
      ...values,
    })
    .returning();
  return first(rows);
}

export async function insertTag(database: Database, name: string): Promise<number> {
  const slug = { de: name, en: name };
  const rows = await database
    .insert(schema.tags)
    .values({ name: both(name), slug })
    .returning();
  return first(rows).id;
}

type FieldValues = Omit<typeof schema.formFields.$inferInsert, "formId" | "position" | "label">;

/** A form with the given fields, or with a name and an email address. */
export async function insertForm(
  database: Database,
  fields: FieldValues[] = [
    { slug: "name", fieldType: fieldType.text, required: true },
    { slug: "email", fieldType: fieldType.email, required: true },
  ],
  values: Partial<typeof schema.forms.$inferInsert> = {},
): Promise<typeof schema.forms.$inferSelect> {
  const form = first(
    await database
      .insert(schema.forms)
      .values({
        slug: `form-${next()}`,
        title: both("Form"),
        successTitle: both("Thanks"),
        ...values,
      })
      .returning(),
  );
  const rows = fields.map((field, position) => ({
    formId: form.id,
    position,
    label: both(field.slug),
    ...field,
  }));
  if (rows.length > 0) await database.insert(schema.formFields).values(rows);
  return form;
}

export async function insertVenue(
  database: Database,
  values: Partial<typeof schema.venues.$inferInsert> = {},
): Promise<number> {
  const slug = both("hall");
  const rows = await database
    .insert(schema.venues)
    .values({ name: both("Hall"), slug, ...values })
    .returning({ id: schema.venues.id });
  return first(rows).id;
}

export async function insertArtist(
  database: Database,
  values: Partial<typeof schema.artists.$inferInsert> = {},
): Promise<number> {
  const slug = both("mara-lindqvist");
  const rows = await database
    .insert(schema.artists)
    .values({ firstName: "Mara", lastName: "Lindqvist", slug, ...values })
    .returning({ id: schema.artists.id });
  return first(rows).id;
}

/** An ensemble with these artists as its members, in this order. */
export async function insertEnsemble(
  database: Database,
  memberIds: readonly number[],
  values: Partial<typeof schema.ensembles.$inferInsert> = {},
): Promise<number> {
  const slug = both("strom");
  const rows = await database
    .insert(schema.ensembles)
    .values({ name: both("Strom"), slug, ...values })
    .returning({ id: schema.ensembles.id });
  const ensembleId = first(rows).id;
  const members = memberIds.map((artistId, position) => ({ ensembleId, artistId, position }));
  if (members.length > 0) await database.insert(schema.ensembleMembers).values(members);
  return ensembleId;
}
