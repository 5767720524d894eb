import type { BehaviorSubject, Observable, Subject } from "rxjs";
import type { StaffUser } from "./api/staff.ts";
import type { Consent, ConsentService } from "./consent.ts";
import type { Page } from "./pageOwner.ts";
import type { PlannedEvent } from "./plan.ts";

/** A navigation by the shell's navigator. Each start is followed by one end, unless a newer one starts. */
export type NavigationEvent =
  | { phase: "started"; url: string }
  | { phase: "finished"; url: string }
  | { phase: "failed"; url: string };

/** A place in a page that a link can lead to. */
export interface Anchor {
  /** With its number sign. */
  hash: string;
  /** The heading's words. */
  title: string;
}

export const bookletLetters = ["normal", "large", "largest"] as const;
export type BookletLetters = (typeof bookletLetters)[number];

/** Something that is: it has a present value, and tells each next one. */
export interface Present<T> extends Observable<T> {
  readonly value: T;
}

/**
 * What the parts of the page share. One instance per document, made by the shell, handed to every owner. Streams are
 * read; what a part wants to change, it asks for by a command. Each has a page in docs/contracts/, which says who.
 */
export interface Bus {
  page$: Present<Page>;
  /** Null for visitors. */
  user$: Present<StaffUser | null>;
  editMode$: Present<boolean>;
  online$: Present<boolean>;
  /** Whether programme booklets are read in light letters on a dark ground. */
  bookletDarkMode$: Present<boolean>;
  /** How large the letters of programme booklets are. */
  bookletLetters$: Present<BookletLetters>;
  /** What the visitor of this device has marked; in the order in which it was. */
  plan$: Present<readonly PlannedEvent[]>;
  /** What the visitor decided about other sites' services; null until they have. */
  consent$: Present<Consent | null>;
  /** The page as the editor has it, unsaved: its owner shows it in the place of `page$` while it is of the same address. */
  pageDraft$: Present<Page | null>;
  /** Headings of the page with an anchor, in their order; each hash once. */
  anchors$: Present<readonly Anchor[]>;
  navigation$: Observable<NavigationEvent>;
  /** The session of a member of staff ended while they worked. */
  loginNeeded$: Observable<void>;

  /** Of owners that let visitors mark events. By `withPlanned` and `withoutPlanned` of contracts/plan.ts. */
  setPlan(events: readonly PlannedEvent[]): void;
  /** Of the owner of booklets. */
  setBookletDarkMode(isDark: boolean): void;
  /** Of the owner of booklets. */
  setBookletLetters(letters: BookletLetters): void;
  /** Of every owner that embeds: the visitor agreed, in a page, that this service is loaded now and from now on. */
  agreeTo(service: ConsentService): void;
  /** Of every owner that shows sections, for as long as it does. */
  setAnchors(anchors: readonly Anchor[]): void;
}

/** What is read again besides the page. */
export interface Refreshing {
  /** Header and footer. */
  frame?: boolean;
}

/** The bus as the editor alone gets it. */
export interface EditorBus extends Bus {
  setEditMode(isOn: boolean): void;
  /** Shows a page in the place of the one on the screen; null shows that one again. */
  showDraft(page: Page | null): void;
  /**
   * Reads the page on the screen again from the server, and shows it without a navigation; with `frame` what stands
   * around it too.
   */
  refreshPage(what?: Refreshing): void;
  /** Asks the member of staff to sign in again. */
  askToSignIn(): void;
}

/** Streams as the one has them who writes them: the shell, and tests. */
export type Written<T> = {
  [Name in keyof T]: T[Name] extends Present<infer Value>
    ? BehaviorSubject<Value>
    : T[Name] extends Observable<infer Value>
      ? Subject<Value>
      : T[Name];
};
