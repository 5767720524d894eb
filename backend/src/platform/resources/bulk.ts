import type {
  BulkAnswer,
  BulkChange,
  BulkProblem,
  BulkRequest,
  BulkResult,
} from "@festival/contracts/api/editing/bulk";
import { ApiError } from "@festival/contracts/errors";
import { largestId } from "@festival/contracts/fields/patterns";
import type { Locale } from "@festival/contracts/locales";
import { mostInBulk } from "@festival/contracts/requestBounds";
import { Type, type TSchema } from "typebox";
import { refuse } from "./fields.ts";
import { deleteRecord, getRecord, updateRecord, type RecordWrite } from "./recordWrites.ts";
import type { ResourceDefinition, ResourceRecord } from "./resource.ts";

const closed = { additionalProperties: false };
const number = Type.Integer({ minimum: 1, maximum: largestId });

/** Body and answer of the bulk call of a resource. */
export function bulkSchemas({ fields }: ResourceDefinition) {
  const values: Record<string, TSchema> = Type.Partial(fields).properties;
  const seen = { id: number, revision: number };
  const change = Type.Object(
    {
      ...seen,
      set: Type.Optional(Type.Object(values, closed)),
      remove: Type.Optional(Type.Literal(true)),
    },
    closed,
  );
  const anyValues = Type.Record(Type.String(), Type.Unknown());
  const result = Type.Object({
    id: Type.Integer(),
    title: Type.String(),
    revision: Type.Union([Type.Integer(), Type.Null()]),
    before: anyValues,
    after: anyValues,
    was_public: Type.Boolean(),
    is_public: Type.Boolean(),
  });
  return {
    body: Type.Unsafe<BulkRequest>(
      Type.Object(
        {
          dry_run: Type.Boolean(),
          changes: Type.Array(change, { minItems: 1, maxItems: mostInBulk }),
        },
        closed,
      ),
    ),
    answer: Type.Unsafe<BulkAnswer>(Type.Object({ results: Type.Array(result) })),
  };
}

/** What is never offline is public. */
const isPublic = ({ is_online: isOnline = true }: Record<string, unknown>) => isOnline === true;

async function changeOne(
  writing: RecordWrite,
  definition: ResourceDefinition,
  before: ResourceRecord,
  { id, revision, set, remove }: BulkChange,
  locale: Locale,
): Promise<BulkResult> {
  const title = definition.titleOf(before, locale);
  const known = { id, title, was_public: isPublic(before) };
  const seen = { id, seen: revision };
  if (remove) {
    await deleteRecord(writing, definition, seen);
    return { ...known, revision: null, before: {}, after: {}, is_public: false };
  }
  const after = await updateRecord(writing, definition, seen, set ?? {});
  const changed = Object.keys(set ?? {}).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (record: ResourceRecord) =>
    Object.fromEntries(changed.map((name) => [name, record[name]]));
  return {
    ...known,
    revision: after.revision,
    before: only(before),
    after: only(after),
    is_public: isPublic(after),
  };
}

/**
 * Changes or deletes records, in the order of the call.
 * @param locale of the titles by which the answer names them
 * @throws ApiError of the first record that is refused, which its details name
 */
export async function changeInBulk(
  writing: RecordWrite,
  definition: ResourceDefinition,
  changes: readonly BulkChange[],
  locale: Locale,
): Promise<BulkAnswer> {
  const isTwice = new Set(changes.map(({ id }) => id)).size < changes.length;
  const isUnclear = changes.some(({ set, remove }) => (set === undefined) === (remove !== true));
  refuse({ changes: isTwice || isUnclear ? "invalid" : undefined });
  const results: BulkResult[] = [];
  for (const change of changes) {
    const before = await getRecord(writing.transaction, definition, change.id);
    try {
      results.push(await changeOne(writing, definition, before, change, locale));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const record = { id: change.id, title: definition.titleOf(before, locale) };
      const details = { ...error.details, record } satisfies BulkProblem;
      throw new ApiError(error.code, `${error.message} Nothing was changed.`, details);
    }
  }
  return { results };
}
