import { Instant, Thumbs } from "@festival/contracts/api/common";
import type { Localized } from "@festival/contracts/locales";
import { thumbs } from "@festival/contracts/images";
import { inArray, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import type { Database } from "../database/openDatabase.ts";
import { images } from "../database/schema/index.ts";
import { refuse, words } from "../resources/fields.ts";
import type { ResourceDefinition, ResourceUse } from "../resources/resource.ts";
import { toImage, updateImage } from "./images.repository.ts";
import { findUses, usedIds, type Use } from "./uses.repository.ts";

const share = Type.Number({ minimum: 0, maximum: 1 });

/** What staff write about a picture. */
const fields = Type.Object({
  alias: Type.Optional(words(500)),
  decorative: Type.Optional(Type.Boolean()),
  description: Type.Optional(words(2000)),
  copyright: Type.Optional(Type.String({ maxLength: 300 })),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  focal_point: Type.Optional(Type.Object({ x: share, y: share }, { additionalProperties: false })),
});

export const UsedBy = Type.Array(Type.Object({ what: Type.String(), title: Type.String() }));

const shown = Type.Object({
  width: Type.Integer(),
  height: Type.Integer(),
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
  focal_point?: { x: number; y: number };
}

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
  return {
    name: "images",
    singular: "image",
    table: images,
    fields,
    shown,
    create: false,
    search: [images.name, images.alias, images.description, images.copyright],
    sort: ["name", "created_at", "width", "bytes"],
    defaultSort: "-created_at",
    filters: {
      used: {
        schema: Type.Boolean(),
        condition: (used) =>
          used
            ? sql`${images.id} in (${usedIds(imageUses)})`
            : sql`${images.id} not in (${usedIds(imageUses)})`,
      },
      failed: {
        schema: Type.Boolean(),
        condition: (failed) =>
          failed ? sql`${images.renditionProblem} <> ''` : sql`${images.renditionProblem} = ''`,
      },
    },
    titleOf: ({ name }) => String(name),
    load: (database, ids) => load(database, ids, imageUses),
    check: async (_transaction, record) => checkAlias(record),
    async store(transaction, id, sent: Written) {
      const { focal_point: point } = sent;
      if (point) await updateImage(transaction, id, { focalX: point.x, focalY: point.y });
    },
    async usedBy(transaction, id): Promise<ResourceUse[]> {
      return (await findUses(transaction, imageUses, [id])).get(id) ?? [];
    },
    async deleted(transaction, record) {
      const { path, file_name: fileName } = record;
      const folder = String(path).split("/").at(-1) ?? "";
      await app.media.discard(transaction, { folder, fileName: String(fileName) });
    },
  };
}
