import { Instant } from "@festival/contracts/api/common";
import type { FileKind } from "@festival/contracts/fields/fileKinds";
import { files as description } from "@festival/contracts/resources/media/files";
import { inArray, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import type { Database } from "../database/openDatabase.ts";
import { files } from "../database/schema/index.ts";
import { describeResource } from "../resources/describeResource.ts";
import type { ResourceDefinition } from "../resources/resource.ts";
import { typesOfKind } from "./checkFile.ts";
import { fileUrl } from "./fileUrl.ts";
import { findUses, usedIds, type Use } from "./uses.repository.ts";

const shown = Type.Object({
  /** Name under which it is saved. */
  name: Type.String(),
  content_type: Type.String(),
  bytes: Type.Integer(),
  /** Of a video. */
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
  seconds: Type.Union([Type.Number(), Type.Null()]),
  /** In the media store. */
  file_name: Type.String(),
  created_at: Instant,
  /** Address on this site. */
  url: Type.String(),
  /** Where it is offered; as long as it is, it cannot be deleted. */
  used_by: Type.Array(Type.Object({ what: Type.String(), title: Type.String() })),
});

async function load(database: Database, ids: readonly number[], fileUses: readonly Use[]) {
  const rows = await database
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]));
  const uses = await findUses(database, fileUses, ids);
  return new Map(
    rows.map((row) => [row.id, { url: fileUrl(row), used_by: uses.get(row.id) ?? [] }]),
  );
}

/** Files to download, as staff keep them. They come by an upload. */
export function filesDefinition(app: FastifyInstance): ResourceDefinition {
  const { files: fileUses } = app.media.uses;
  return describeResource(description, {
    table: files,
    shown,
    conditions: {
      kind: (kind) => inArray(files.contentType, [...typesOfKind[kind as FileKind]]),
      used: (used) =>
        used
          ? sql`${files.id} in (${usedIds(fileUses)})`
          : sql`${files.id} not in (${usedIds(fileUses)})`,
    },
    load: (database, ids) => load(database, ids, fileUses),
    async usedBy(transaction, id) {
      return (await findUses(transaction, fileUses, [id])).get(id) ?? [];
    },
    async deleted(transaction, { file_name: fileName }) {
      await app.media.discardFile(transaction, String(fileName));
    },
  });
}
