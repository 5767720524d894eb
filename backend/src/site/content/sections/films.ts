import type { SectionOf } from "@festival/contracts/api/sections";
import type { FileKind } from "@festival/contracts/fields/fileKinds";
import { locales } from "@festival/contracts/locales";
import { typesOfKind } from "../../../platform/media/checkFile.ts";
import type { FileRow } from "../../../platform/media/files.repository.ts";
import { fileUrl } from "../../../platform/media/fileUrl.ts";
import type { References } from "./sectionReferences.ts";

type Film = SectionOf<"film">;

/** A file of one kind: what is of another one cannot be played. */
function fileOf(kind: FileKind, id: unknown, { files }: References): FileRow | undefined {
  const file = files.get(Number(id));
  return file && typesOfKind[kind].includes(file.contentType) ? file : undefined;
}

/** A video with its captions in both languages; undefined where the video is gone. */
export function resolveFilm(
  stored: Record<string, unknown>,
  references: References,
): Record<string, unknown> | undefined {
  const { file_id, image_id, captions_de_id, captions_en_id, ...words } = stored;
  const file = fileOf("video", file_id, references);
  if (!file) return undefined;
  const named = { de: captions_de_id, en: captions_en_id };
  const resolved = {
    video: {
      url: fileUrl(file),
      content_type: file.contentType,
      width: file.width ?? 0,
      height: file.height ?? 0,
    },
    image: references.images.get(Number(image_id)) ?? null,
    captions: locales.flatMap((language) => {
      const track = fileOf("captions", named[language], references);
      return track ? [{ language, url: fileUrl(track) }] : [];
    }),
  } satisfies Pick<Film, "video" | "image" | "captions">;
  return { ...words, ...resolved };
}
