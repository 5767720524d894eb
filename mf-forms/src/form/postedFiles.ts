import type { Form } from "@festival/contracts/api/forms";
import type { ErrorBody } from "@festival/contracts/errors";
import { fieldType } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import type { PostedFiles, PostedForm } from "@festival/contracts/pageOwner";
import { translate } from "../texts.ts";
import { fileLimits } from "./fileLimits.ts";
import type { FieldProblems } from "./formPage.ts";
import { readKeptFile, type KeptFile } from "./keptFiles.ts";

export interface ReceivedFiles {
  /** Those that go with the form, by the field's slug: of earlier attempts, and of this one. */
  kept: Record<string, KeptFile[]>;
  /** Which ones were refused, and why. */
  problems: FieldProblems;
}

/** What there is under a name that a browser has sent. */
export const listOf = <T>(
  lists: Readonly<Record<string, readonly T[]>>,
  name: string,
): readonly T[] => (Object.hasOwn(lists, name) ? (lists[name] ?? []) : []);

/** What a post without scripts holds for the form's fields for files. */
export function receivedFiles(
  form: Form,
  posted: PostedForm,
  files: PostedFiles,
  locale: Locale,
): ReceivedFiles {
  const t = translate(locale);
  const received: ReceivedFiles = { kept: {}, problems: {} };
  const problems: Record<string, string> = {};
  for (const field of form.fields) {
    if (field.field_type !== fieldType.file) continue;
    const { slug } = field;
    const { words } = fileLimits(field, locale);
    const earlier = listOf(posted, slug).map(readKeptFile);
    const sent = listOf(files, slug);
    const arrived = sent.flatMap(({ name, ...one }) => ("id" in one ? [{ id: one.id, name }] : []));
    const refused = sent.flatMap(({ name, refusal }) =>
      refusal ? [`${name}: ${t(`files.${refusal}`, words)}`] : [],
    );
    received.kept[slug] = [...earlier, ...arrived];
    if (refused.length > 0) problems[slug] = refused.join(" ");
  }
  return { ...received, problems };
}

/** What is left of them after an answer: those that the server no longer knows must be chosen again. */
export function stillKept(
  kept: ReceivedFiles["kept"],
  { details }: Pick<ErrorBody, "details">,
): ReceivedFiles["kept"] {
  return Object.fromEntries(
    Object.entries(kept).filter(([slug]) => details?.fields?.[slug] !== "unknown"),
  );
}
