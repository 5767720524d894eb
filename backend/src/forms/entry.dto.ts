import type { FormEntry } from "@festival/contracts/api/forms";
import type { Database } from "../platform/database/openDatabase.ts";
import { getConsentTexts } from "./consentTexts.repository.ts";
import type { NamedEntry } from "./entries.repository.ts";
import { getFilesOf } from "./uploads/files.repository.ts";

/** Entries as staff see them, with their files and the texts that were agreed to. */
export async function toEntries(
  database: Database,
  entries: readonly NamedEntry[],
): Promise<FormEntry[]> {
  const files = await getFilesOf(
    database,
    entries.map(({ id }) => id),
  );
  const texts = await getConsentTexts(
    database,
    entries.map(({ consentVersion }) => consentVersion),
  );
  return entries.map((entry) => {
    const consent = texts.get(entry.consentVersion ?? "");
    return {
      id: entry.id,
      revision: entry.revision,
      state: entry.state,
      note: entry.note,
      replies: entry.replies,
      form: entry.form,
      locale: entry.locale,
      created_at: entry.createdAt.toISOString(),
      expires_at: entry.expiresAt.toISOString(),
      email: entry.email,
      consent:
        consent && entry.consentedAt
          ? {
              version: consent.version,
              text: consent.text,
              locale: consent.locale,
              at: entry.consentedAt.toISOString(),
            }
          : null,
      field_values: entry.values,
      files: files
        .filter(({ entryId }) => entryId === entry.id)
        .map(({ id, field, name, bytes, contentType }) => ({
          id,
          field: field ?? "",
          name,
          size: bytes,
          type: contentType,
        })),
    };
  });
}
