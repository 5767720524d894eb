import type { BehaviorSubject, Observable, Subject } from "rxjs";
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
export interface Anchor {
    hash: string;
    title: string;
}
export declare const bookletLetters: readonly ["normal", "large", "largest"];
export type BookletLetters = (typeof bookletLetters)[number];
export interface Present<T> extends Observable<T> {
    readonly value: T;
}
export interface Bus {
    page$: Present<Page>;
    user$: Present<StaffUser | null>;
    editMode$: Present<boolean>;
    online$: Present<boolean>;
    bookletDarkMode$: Present<boolean>;
    bookletLetters$: Present<BookletLetters>;
    plan$: Present<readonly PlannedEvent[]>;
    consent$: Present<Consent | null>;
    pageDraft$: Present<Page | null>;
    anchors$: Present<readonly Anchor[]>;
    navigation$: Observable<NavigationEvent>;
    loginNeeded$: Observable<void>;
    setPlan(events: readonly PlannedEvent[]): void;
    setBookletDarkMode(isDark: boolean): void;
    setBookletLetters(letters: BookletLetters): void;
    agreeTo(service: ConsentService): void;
    setAnchors(anchors: readonly Anchor[]): void;
}
export interface Refreshing {
    frame?: boolean;
}
export interface EditorBus extends Bus {
    setEditMode(isOn: boolean): void;
    showDraft(page: Page | null): void;
    refreshPage(what?: Refreshing): void;
    askToSignIn(): void;
}
export type Written<T> = {
    [Name in keyof T]: T[Name] extends Present<infer Value> ? BehaviorSubject<Value> : T[Name] extends Observable<infer Value> ? Subject<Value> : T[Name];
};
