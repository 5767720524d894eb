import type { Image } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import type { HitKind } from "@festival/contracts/search/hitKinds";

/** Whose hits are wanted, how many of each, and for whom. */
export interface SearchContext {
  kinds: readonly HitKind[];
  limit: number;
  locale: Locale;
  now: Date;
}

/** A hit as a query finds it: its picture is read afterwards, together with all others. */
export interface FoundHit {
  id: number;
  title: string;
  /** As `otherLanguage` says it; absent for what has no such field. */
  titleLanguage?: string | undefined;
  subtitle: string;
  path: string;
  image: number | Image | null;
}

export interface FoundGroup {
  kind: HitKind;
  total: number;
  hits: FoundHit[];
}
