import type { EditorBus, Written } from "@festival/contracts/bus";
import type { ConsentService } from "@festival/contracts/consent";
import type { Page } from "@festival/contracts/pageOwner";
import { BehaviorSubject, Subject } from "rxjs";

/** A document's bus whose streams a test may write, too, and what its commands ask of the shell. */
export interface TestBus extends Written<EditorBus> {
  refresh$: Subject<void>;
  frameRefresh$: Subject<void>;
  serviceAgreed$: Subject<ConsentService>;
}

/** @param page on the screen */
export function testBus(page: Page): TestBus {
  const refresh$ = new Subject<void>();
  const frameRefresh$ = new Subject<void>();
  const serviceAgreed$ = new Subject<ConsentService>();
  const loginNeeded$ = new Subject<void>();
  const editMode$ = new BehaviorSubject(false);
  const bookletDarkMode$ = new BehaviorSubject(false);
  const bookletLetters$ = new BehaviorSubject<TestBus["bookletLetters$"]["value"]>("normal");
  const plan$ = new BehaviorSubject<TestBus["plan$"]["value"]>([]);
  const pageDraft$ = new BehaviorSubject<Page | null>(null);
  const anchors$ = new BehaviorSubject<TestBus["anchors$"]["value"]>([]);
  return {
    page$: new BehaviorSubject(page),
    user$: new BehaviorSubject<TestBus["user$"]["value"]>(null),
    editMode$,
    online$: new BehaviorSubject(true),
    bookletDarkMode$,
    bookletLetters$,
    plan$,
    consent$: new BehaviorSubject<TestBus["consent$"]["value"]>(null),
    pageDraft$,
    anchors$,
    navigation$: new Subject(),
    refresh$,
    frameRefresh$,
    serviceAgreed$,
    loginNeeded$,
    setPlan: (events) => plan$.next(events),
    setBookletDarkMode: (isDark) => bookletDarkMode$.next(isDark),
    setBookletLetters: (letters) => bookletLetters$.next(letters),
    agreeTo: (service) => serviceAgreed$.next(service),
    setAnchors: (anchors) => anchors$.next(anchors),
    setEditMode: (isOn) => editMode$.next(isOn),
    showDraft: (draft) => pageDraft$.next(draft),
    refreshPage: (what) => {
      refresh$.next();
      if (what?.frame) frameRefresh$.next();
    },
    askToSignIn: () => loginNeeded$.next(),
  };
}
