import type { BehaviorSubject, Subject } from "rxjs";
import type { StaffUser } from "./api/staff.ts";
import type { Consent, ConsentService } from "./consent.ts";
import type { Page } from "./pageOwner.ts";
import type { PlannedEvent } from "./plan.ts";

/** A navigation by the shell's navigator. Each start is followed by one end, unless a newer one starts. */
export type NavigationEvent =
  | { phase: "started"; url: string }
  | { phase: "finished"; url: string }
  | { phase: "failed"; url: string };

export interface AlertShown {
  tone: "success" | "error";
  /** Already in the reader's language. */
  text: string;
}

/** A place in a page that a link can lead to. */
export interface Anchor {
  /** With its number sign. */
  hash: string;
  /** The heading's words. */
  title: string;
}

export const bookletLetters = ["normal", "large", "largest"] as const;
export type BookletLetters = (typeof bookletLetters)[number];

/**
 * What the parts of the page share. One instance per document, made by the shell, handed to every owner.
 * Things that are: BehaviorSubject. Things that happen: Subject. Each has a page in docs/contracts/.
 */
export interface Bus {
  page$: BehaviorSubject<Page>;
  /** Null for visitors. */
  user$: BehaviorSubject<StaffUser | null>;
  editMode$: BehaviorSubject<boolean>;
  online$: BehaviorSubject<boolean>;
  headerOpen$: BehaviorSubject<boolean>;
  /** Whether programme booklets are read in light letters on a dark ground. */
  bookletDarkMode$: BehaviorSubject<boolean>;
  /** How large the letters of programme booklets are. */
  bookletLetters$: BehaviorSubject<BookletLetters>;
  /** What the visitor of this device has marked; in the order in which it was. */
  plan$: BehaviorSubject<readonly PlannedEvent[]>;
  /** What the visitor decided about other sites' services; null until they have. */
  consent$: BehaviorSubject<Consent | null>;
  /** The page as the editor has it, unsaved: its owner shows it in the place of `page$` while it is of the same address. */
  pageDraft$: BehaviorSubject<Page | null>;
  /** Headings of the page with an anchor, in their order; each hash once. */
  anchors$: BehaviorSubject<readonly Anchor[]>;
  navigation$: Subject<NavigationEvent>;
  /** The page on the screen is to be read again from the server, and shown without a navigation. */
  refresh$: Subject<void>;
  /** The visitor agreed, in a page, that this service is loaded now and from now on. */
  serviceAgreed$: Subject<ConsentService>;
  /** The visitor opens the newsletter's form in this page. */
  newsletterOpened$: Subject<void>;
  alertShown$: Subject<AlertShown>;
  /** The session of a member of staff ended while they worked. */
  loginNeeded$: Subject<void>;
}
