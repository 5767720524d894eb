import type { SearchHit } from "@festival/contracts/search/siteSearch";
import type { HitKind } from "@festival/contracts/search/hitKinds";

export interface ShownGroup {
  kind: HitKind;
  total: number;
  hits: SearchHit[];
  /** Where all of them are; null where they stand here. */
  allHref: string | null;
}

export interface SearchData {
  /** As they were typed, without spaces around; empty before anything is searched. */
  words: string;
  /** What was looked for instead; else null. */
  corrected: string | null;
  /** Over all groups. */
  total: number;
  /** The one kind that is shown, and the address of all kinds; null where all are. */
  only: { kind: HitKind; wholeHref: string } | null;
  groups: ShownGroup[];
}
