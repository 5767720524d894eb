import { Type, type Static } from "typebox";
import { Image, LocalizedText } from "./common.ts";

export const DownloadCategory = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  slug: LocalizedText,
});
export type DownloadCategory = Static<typeof DownloadCategory>;

/** A file to save. */
export const PressFile = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** Address of the file on this site. */
  url: Type.String(),
  /** Name under which it is saved. */
  name: Type.String(),
  /** Media type, such as "application/pdf". */
  content_type: Type.String(),
  bytes: Type.Integer(),
});
export type PressFile = Static<typeof PressFile>;

/** A picture that the press may print. */
export const PressImage = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  caption: Type.String(),
  copyright: Type.String(),
  /** Whom to name beside the picture. */
  credit_line: Type.String(),
  image: Image,
  /** The same picture in further formats, such as print quality. */
  files: Type.Array(PressFile),
});
export type PressImage = Static<typeof PressImage>;

export const DownloadDirectory = Type.Object({
  id: Type.Integer(),
  category: Type.Integer(),
  title: Type.String(),
  description: Type.String(),
  images: Type.Array(PressImage),
  /** Documents, such as press releases. */
  files: Type.Array(PressFile),
});
export type DownloadDirectory = Static<typeof DownloadDirectory>;
