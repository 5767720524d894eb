import type { Operation } from "@festival/contracts/api/editing/contentChanges";
import type { SectionModel } from "@festival/contracts/api/sections";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { settingsOf } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import type { SectionOwner } from "../../../platform/database/schema/index.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import type { OperationRun } from "../changes/operationRun.ts";
import { storeOperations, tryOperations } from "../changes/runOperations.ts";
import type { OwnerKey, OwnerRow } from "../pages/owners.repository.ts";
import type { ContentWrite } from "../publishing/publishing.ts";
import { missingOf } from "./missing.ts";

type Values = Record<string, unknown>;
export type SectionWrite = ContentWrite & { owner: OwnerKey<SectionOwner> };

/** What both languages share, and what is of one. */
export function partValues(
  model: SectionModel,
  values: Values,
): { settings: Values; words: Values } {
  const shared = settingsOf(sectionDescriptions[model]);
  const of = (isShared: boolean) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => Object.hasOwn(shared, name) === isShared),
    );
  return { settings: of(true), words: of(false) };
}

/** A problem of an operation as these calls name it: by the field alone. */
const withoutPlace = (path: string) =>
  path.replace(/^ops\.\d+\.(?:fields\.|settings\.|texts\.(?:de|en)\.|at\.)?/, "");

/** @throws ApiError `validation_failed`, unless there is no problem */
function refuseProblems({ problems, gone }: OperationRun, parent: number | null): void {
  const named = Object.entries(problems).map(([path, problem]) => [withoutPlace(path), problem]);
  const isParentGone = parent !== null && gone.has(parent);
  refuse({
    ...(gone.size > 0 && { [isParentGone ? "parent" : "sections"]: "unknown" as const }),
    ...(Object.fromEntries(named) as Record<string, FieldProblem>),
  });
}

/** Refuses what a section lacks among the sent fields, or in a language in which it is given words. */
export function refuseMissing(run: OperationRun, id: number, sent: Values, locale: Locale): void {
  const section = run.section(id);
  if (!section) return;
  const { words } = partValues(section.model, sent);
  const missing = [...missingOf(section, null), ...missingOf(section, locale)];
  const speaks = Object.keys(words).length > 0;
  const refused = missing.filter(
    (field) => speaks || Object.hasOwn(sent, field.split(".", 1)[0] ?? ""),
  );
  refuse(Object.fromEntries(refused.map((field) => [field, "required" as const])));
}

interface Operating {
  operations: readonly Operation[];
  /** The section in which others are put. */
  parent?: number | null;
  /** Refuses what a draft may be, and what these calls do not take. */
  check?: (run: OperationRun) => void;
}

/** Does operations to an owner that is held. */
export async function operate(
  { transaction, owner }: SectionWrite,
  { revision }: OwnerRow,
  { operations, parent = null, check }: Operating,
): Promise<OperationRun> {
  const asked = { owner, revision, base: revision, operations };
  const tried = await tryOperations(transaction, asked);
  refuseProblems(tried.run, parent);
  check?.(tried.run);
  await storeOperations(transaction, owner, tried);
  return tried.run;
}
