import type { Field } from "@festival/contracts/fields/field";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import type { RecordKey } from "./recordCall.ts";

/** @returns undefined for what a newer version knows */
export const recordField = ({ resource }: RecordKey, field: string): Field | undefined =>
  resourceDescriptions.find(({ name }) => name === resource)?.fields[field];
