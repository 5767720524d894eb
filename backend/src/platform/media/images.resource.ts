import { Instant, Thumbs } from "@festival/contracts/api/common";
import type { Localized } from "@festival/contracts/locales";
import { thumbs } from "@festival/contracts/images";
import { images as description } from "@festival/contracts/resources/media/images";
import { eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import type { Database } from "../database/openDatabase.ts";
import { images } from "../database/schema/index.ts";
import { describeResource } from "../resources/describeResource.ts";
import { refuse } from "../resources/fields.ts";
import type { ResourceDefinition, ResourceRecord, ResourceUse } from "../resources/resource.ts";
import { readClockOffset } from "../clock/festivalClock.ts";
import { hasWords, refreshShown, toImage, updateImage } from "./images.repository.ts";
import { findUses, usedIds, type Use } from "./uses.repository.ts";

export const UsedBy = Type.Array(Type.Object({ what: Type.String(), title: Type.String() }));

const shown = Type.Object({
  width: Type.Integer(),
  height: Type.Integer(),
  /** Whether visitors see it: it has its words, and the rights to it have not ended. */
  is_shown: Type.Boolean(),
  color: Type.String(),
  bytes: Type.Integer(),
  /** Of the original in the media store. */
  file_name: Type.String(),
  created_at: Instant,
  /** When all renditions were there; null until then. */
  rendered_at: Type.Union([Instant, Type.Null()]),
  /** Why they could not be made; empty where nothing failed. */
  rendition_problem: Type.String(),
  /** Address of the renditions' folder. */
  path: Type.String(),
  thumbs: Thumbs,
  /** Where it is shown; as long as it is, it cannot be deleted. */
  used_by: UsedBy,
});

interface Written {
  alias?: Localized;
  decorative?: boolean;
}

const lacksWords = ({ alias, decorative }: Written) =>
  decorative !== true && !(alias?.de.trim() && alias.en.trim());

const folderOf = (record: ResourceRecord | null): string =>
  String(record?.path).split("/").at(-1) ?? "";

/** A text that screen readers read in both languages, unless the picture says nothing. */
export function checkAlias({ alias, decorative }: Written): void {
  if (decorative) return;
  refuse({
    alias_de: alias?.de.trim() ? undefined : "required",
    alias_en: alias?.en.trim() ? undefined : "required",
  });
}

async function load(database: Database, ids: readonly number[], imageUses: readonly Use[]) {
  const rows = await database
    .select()
    .from(images)
    .where(inArray(images.id, [...ids]));
  const uses = await findUses(database, imageUses, ids);
  return new Map(
    rows.map((row) => {
      const { path } = toImage(row, "de");
      const nested = {
        focal_point: { x: row.focalX, y: row.focalY },
        path,
        thumbs: thumbs({ path, width: row.width }),
        used_by: uses.get(row.id) ?? [],
      };
      return [row.id, nested];
    }),
  );
}

/** Pictures, as staff keep them. They come by an upload. */
export function imagesDefinition(app: FastifyInstance): ResourceDefinition {
  const { images: imageUses } = app.media.uses;
  return describeResource(description, {
    table: images,
    shown,
    conditions: {
      used: (used) =>
        used
          ? sql`${images.id} in (${usedIds(imageUses)})`
          : sql`${images.id} not in (${usedIds(imageUses)})`,
      missing_words: (isMissing) => (isMissing ? sql`not ${hasWords}` : hasWords),
      rights_before: (before) => lt(images.rightsUntil, new Date(String(before))),
      rights_after: (after) => gt(images.rightsUntil, new Date(String(after))),
      failed: (failed) =>
        failed ? sql`${images.renditionProblem} <> ''` : sql`${images.renditionProblem} = ''`,
    },
    load: (database, ids) => load(database, ids, imageUses),
    // what was uploaded without words may get its other facts before them
    check: async (_transaction, record, before) => {
      if (!before || !lacksWords(before)) checkAlias(record);
      // the mark stands behind the credit
      const lacksCredit = record.is_generated && !record.copyright?.trim();
      return { copyright: lacksCredit ? "required" : undefined };
    },
    async store(transaction, id, { focal_point: point, ...sent }, before) {
      const isOther = (name: "copyright" | "is_generated") =>
        sent[name] !== undefined && sent[name] !== before?.[name];
      if (before && (isOther("copyright") || isOther("is_generated")))
        await app.media.renew(transaction, folderOf(before));
      if (point) await updateImage(transaction, id, { focalX: point.x, focalY: point.y });
      const now = new Date(Date.now() + (await readClockOffset(transaction)));
      await refreshShown(transaction, now, eq(images.id, id));
    },
    async usedBy(transaction, id): Promise<ResourceUse[]> {
      return (await findUses(transaction, imageUses, [id])).get(id) ?? [];
    },
    async deleted(transaction, record) {
      const { file_name: fileName } = record;
      const folder = folderOf(record);
      await app.media.discard(transaction, { folder, fileName: String(fileName) });
    },
  });
}
