import type { Operation, SectionRef } from "@festival/contracts/api/editing/contentChanges";
import type { WorkingHead } from "@festival/contracts/api/publishing";
import type { OwnerKey } from "@festival/contracts/editing";
import type { Fields } from "@festival/contracts/fields/field";
import { hasHead, headDescriptions } from "@festival/contracts/heads/head";
import type { Localized } from "@festival/contracts/locales";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import type { LocalSection, Op } from "./ops.ts";

/**
 * The head of an owner goes by this name where sections go by their ids, so that its words are kept, merged and taken
 * back as theirs are. It stands in no list of sections. Refs of new sections start otherwise.
 */
export const headRef = "head";

const start = "head:";

/** What a section or a head is called, and its fields. @returns undefined for a model of a newer version */
export function describeModel(model: string): { label: Localized; fields: Fields } | undefined {
  const type = model.slice(start.length);
  if (model.startsWith(start) && hasHead(type)) return headDescriptions[type];
  const sections: Record<string, SectionDescription> = sectionDescriptions;
  return Object.hasOwn(sections, model) ? sections[model] : undefined;
}

type Stored = Pick<WorkingHead, "settings" | "texts">;

const written = (values: Stored["settings"]) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** @returns null for owners without one, and where the server has none yet */
export function headOf({ type }: OwnerKey, head: Stored | null | undefined): LocalSection | null {
  if (!head || !hasHead(type)) return null;
  return {
    id: headRef,
    model: start + type,
    slug: null,
    parent: null,
    column: 0,
    settings: written(head.settings),
    texts: { de: written(head.texts.de), en: written(head.texts.en) },
  };
}

/** Whether a name of a section is the head's. */
export const isHead = (section: SectionRef): boolean => section === headRef;

/** An operation as the backend takes it: sections that are brought back have an id by then. */
export function operationOf(op: Op): Operation {
  if (op.op !== "set" || !isHead(op.section)) return op as Operation;
  const { section: _head, ...rest } = op;
  return { ...rest, op: "head" };
}
