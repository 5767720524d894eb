import type { files } from "../database/schema/index.ts";

type Stored = Pick<typeof files.$inferSelect, "id" | "contentHash">;

/** Part of a file's address; changes with its content. */
export function fileFolder({ id, contentHash }: Stored): string {
  return `${id}-${contentHash.slice(0, 12)}`;
}

/** Address at which an uploaded file can be saved; another file has another address. */
export function fileUrl(file: Stored & { name: string }): string {
  return `/media/files/${fileFolder(file)}/${encodeURIComponent(file.name)}`;
}
