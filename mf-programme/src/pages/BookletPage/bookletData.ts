import type { Section } from "@festival/contracts/api/content";
import type { Image, RichText } from "@festival/contracts/api/common";
import type { CastData } from "../../events/castOf.ts";
import type { ProgrammeItem } from "../../events/programmeItems.ts";

export interface SungTextData {
  title: string;
  /** BCP 47, of the original. */
  language: string;
  /**
   * Names of both languages in the reader's own; the second is empty where nothing is translated, and
   * the first, too, where that is the reader's own.
   */
  languageNames: [original: string, translation: string];
  /** What stands beside each other: by stanza, where both have as many. */
  pairs: { original: string; translation: string }[];
}

export interface WorkNote {
  id: number;
  /** Of its place on the page. */
  anchor: string;
  composer: string;
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  note: RichText | null;
  author: string;
  sungTexts: SungTextData[];
}

export interface Life {
  /** Of its place on the page. */
  anchor: string;
  name: string;
  /** May be empty. */
  role: string;
  href: string;
  text: RichText | null;
  image: Image | null;
}

/** What a programme booklet shows, ready to read. */
export interface BookletData {
  id: number;
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  subtitle: string;
  /** When and where. */
  when: string;
  venue: string;
  image: Image | null;
  /** The way back: the concert. */
  eventHref: string;
  introduction: RichText | null;
  programme: ProgrammeItem[];
  cast: CastData;
  works: WorkNote[];
  lives: Life[];
  modules: Section[];
}
