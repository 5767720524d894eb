import type { Image } from "@festival/contracts/api/common";

/** One form in which something can be taken. */
export interface PressDownload {
  url: string;
  /** What the link says. */
  label: string;
  /** Format and size in words; may be empty. */
  details: string;
  /** Name under which it is saved. */
  fileName: string;
}

export interface PressPicture {
  id: number;
  title: string;
  caption: string;
  /** Whom to name beside the picture; may be empty. */
  credit: string;
  image: Image;
  downloads: PressDownload[];
}

/** The categories, and what lies in the one that is open. */
export interface PressData {
  categories: { id: number; title: string; href: string; isOpen: boolean }[];
  directories: {
    id: number;
    title: string;
    description: string;
    pictures: PressPicture[];
    files: PressDownload[];
  }[];
}
