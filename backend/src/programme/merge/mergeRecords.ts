import type { MergeAnswer } from "@festival/contracts/api/editing/merges";
import type { Mergeable } from "@festival/contracts/resources/mergeable";
import { ApiError } from "@festival/contracts/errors";
import { locales } from "@festival/contracts/locales";
import { publicPath } from "@festival/contracts/resources/publicPath";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { refuse } from "../../platform/resources/fields.ts";
import {
  deleteRecord,
  getRecord,
  repositoryOf,
  updateRecord,
  type RecordWrite,
} from "../../platform/resources/recordWrites.ts";
import type { ResourceDefinition } from "../../platform/resources/resource.ts";
import { resourceNamed } from "../../platform/resources/resourceNamed.ts";
import { leadOn } from "../../site/redirects/leadOn.repository.ts";
import { listMentions } from "../people/mentions.repository.ts";
import { takeExternalId } from "./externalId.repository.ts";
import { listReferring } from "./referring.repository.ts";
import { withOther, type Replacement } from "./withOther.ts";

const descriptions = new Map(resourceDescriptions.map((one) => [one.name, one]));

/**
 * Puts one record in the place of another in a record that names it.
 * @throws ApiError with that record in its details, where its values are not right
 */
export async function replaceIn(
  writing: RecordWrite,
  definition: ResourceDefinition,
  id: number,
  replacement: Replacement,
): Promise<MergeAnswer["places"][number] | undefined> {
  const record = await getRecord(writing.transaction, definition, id);
  const fields = descriptions.get(definition.name)?.fields ?? {};
  const values = withOther(fields, record, replacement);
  const changed = Object.keys(values);
  if (changed.length === 0) return undefined;
  const title = definition.titleOf(record);
  try {
    await updateRecord(writing, definition, { id, seen: record.revision }, values);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const details = { ...error.details, record: { id, title } };
    throw new ApiError(error.code, `${error.message} Nothing was changed.`, details);
  }
  return { what: `${definition.singular}:${id}`, title, fields: changed };
}

/**
 * Makes one record of two: all that names the one names the other, the one is deleted, and its addresses lead on.
 * The other's own words stay as they are.
 * @param resources what staff keep, by name
 * @throws ApiError `not_found`; `validation_failed` for a record into itself, or into one that is not there
 */
export async function mergeRecords(
  writing: RecordWrite,
  resources: ReadonlyMap<string, ResourceDefinition>,
  { resource, id, into }: { resource: Mergeable; id: number; into: number },
): Promise<MergeAnswer> {
  const { transaction, change } = writing;
  const definition = resourceNamed(resources, resource);
  const gone = await getRecord(transaction, definition, id);
  refuse({ into: into === id ? "invalid" : undefined });
  // held, so that nothing can name the one until it is gone; in an order in which two merges cannot block each other
  for (const one of [id, into].toSorted((a, b) => a - b)) {
    await repositoryOf(definition).hold(transaction, one);
  }
  const kept = await repositoryOf(definition).get(transaction, into);
  if (!kept) {
    const details = { fields: { into: "unknown" } } as const;
    throw new ApiError("validation_failed", "Some fields need another look.", details);
  }
  const mentions = await listMentions(transaction, definition.titleOf(gone));

  const places: MergeAnswer["places"] = [];
  for (const { resource: name, id: owner } of await listReferring(transaction, resource, id)) {
    const replacement = { resource, from: id, by: into };
    const place = await replaceIn(writing, resourceNamed(resources, name), owner, replacement);
    if (place) places.push(place);
  }
  await takeExternalId(transaction, resource, { from: id, by: into });
  // what leads to the old address is led on
  await deleteRecord(writing, definition, { id, seen: undefined }, { isLedOn: true });
  for (const locale of locales) {
    const [from, to] = [gone, kept].map((record) => publicPath(resource, record, locale));
    if (from !== undefined && to !== undefined) await leadOn(transaction, from, to);
  }
  change.tag("redirects", `${definition.singular}:${into}`);
  change.audit({
    action: "merge",
    what: `${definition.singular}:${id}`,
    title: definition.titleOf(gone),
    details: { into, places: places.map(({ what }) => what) },
  });
  return { places, mentions };
}
