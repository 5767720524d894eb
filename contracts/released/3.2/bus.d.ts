import type { BehaviorSubject, Subject } from "rxjs";
import type { StaffUser } from "./api/staff.ts";
import type { Consent, ConsentService } from "./consent.ts";
import type { Page } from "./pageOwner.ts";
import type { PlannedEvent } from "./plan.ts";
export type NavigationEvent = {
    phase: "started";
    url: string;
} | {
    phase: "finished";
    url: string;
} | {
    phase: "failed";
    url: string;
};
export interface AlertShown {
    tone: "success" | "error";
    text: string;
}
export interface Anchor {
    hash: string;
    title: string;
}
export declare const bookletLetters: readonly ["normal", "large", "largest"];
export type BookletLetters = (typeof bookletLetters)[number];
export interface Bus {
    page$: BehaviorSubject<Page>;
    user$: BehaviorSubject<StaffUser | null>;
    editMode$: BehaviorSubject<boolean>;
    online$: BehaviorSubject<boolean>;
    headerOpen$: BehaviorSubject<boolean>;
    bookletDarkMode$: BehaviorSubject<boolean>;
    bookletLetters$: BehaviorSubject<BookletLetters>;
    plan$: BehaviorSubject<readonly PlannedEvent[]>;
    consent$: BehaviorSubject<Consent | null>;
    pageDraft$: BehaviorSubject<Page | null>;
    anchors$: BehaviorSubject<readonly Anchor[]>;
    navigation$: Subject<NavigationEvent>;
    refresh$: Subject<void>;
    serviceAgreed$: Subject<ConsentService>;
    newsletterOpened$: Subject<void>;
    alertShown$: Subject<AlertShown>;
    loginNeeded$: Subject<void>;
}
