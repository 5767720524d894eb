import type { FormField } from "@festival/contracts/api/forms";
import { fieldKindsOf, maxFileBytes } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";

const megabyte = 1024 * 1024;

/** What a field for files takes. */
export interface FileLimits {
  files: number;
  bytes: number;
  /** What names may end in, in lower case and without the dot. */
  endings: readonly string[];
  /** The same for readers. */
  words: { count: number; kinds: string; size: string };
}

/** What a field for files takes, for programs and for readers of a language. */
export function fileLimits({ settings }: FormField, locale: Locale): FileLimits {
  const { max_files: files = 1, max_file_bytes: bytes = maxFileBytes } = settings ?? {};
  const decimal = String(Math.floor((bytes / megabyte) * 10) / 10);
  const kinds = fieldKindsOf(settings?.file_kinds);
  return {
    files,
    bytes,
    endings: kinds.flatMap((kind) => kind.endings),
    words: {
      count: files,
      kinds: kinds.map((kind) => kind.endings[0].toUpperCase()).join(", "),
      size: locale === "de" ? decimal.replace(".", ",") : decimal,
    },
  };
}
