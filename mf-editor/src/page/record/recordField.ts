import type { Field, Fields } from "@festival/contracts/fields/field";
import { settingsFields } from "../../admin/resources/settingsFields.ts";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import type { RecordKey } from "./recordCall.ts";
import { settingsName } from "./settingsName.ts";

/** @returns undefined for what a newer version knows */
export function recordField({ resource }: RecordKey, field: string): Field | undefined {
  const fields: Fields | undefined =
    resource === settingsName
      ? settingsFields
      : resourceDescriptions.find(({ name }) => name === resource)?.fields;
  return fields?.[field];
}
