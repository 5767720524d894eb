import type { NameKind } from "@festival/contracts/api/programme/names";
import type { NameRow } from "../../works/NameRows.tsx";

/** What a list of names shows, ready to read. */
export interface NamesData {
  kind: NameKind;
  /** The whole list, where the form leads. */
  href: string;
  /** What is looked for; may be empty. */
  q: string;
  /** A to Z or `#`; empty where names of all letters are shown. */
  letter: string;
  /** Those that names begin with. */
  letters: { letter: string; href: string }[];
  /** The list of all letters, with what is looked for. */
  allHref: string;
  /** Names under letter and words, on all pages. */
  count: number;
  rows: NameRow[];
  /** From 1. */
  page: number;
  /** Address of each page, the first one first; empty where there is one page only. */
  pageHrefs: string[];
}
