import type { NavigationEvent } from "@festival/contracts/bus";
import type { ConsentService } from "@festival/contracts/consent";
import type { FormerAlert } from "@festival/contracts/release/formerContract";
import type { Page } from "@festival/contracts/pageOwner";
import { BehaviorSubject, Subject } from "rxjs";
import { presentConsent } from "../consent/consentCookies.ts";
import type { DocumentState } from "../document/documentState.ts";
import type { ShellBus } from "../shellBus.ts";
import { createPlan } from "./plan.ts";
import { createReading } from "./reading.ts";

/** The document's one bus; see docs/contracts for what goes over it. */
export function createBus({ page, frame }: DocumentState): ShellBus {
  const online$ = new BehaviorSubject(navigator.onLine);
  addEventListener("online", () => online$.next(true));
  addEventListener("offline", () => online$.next(false));
  const streams = {
    page$: new BehaviorSubject(page),
    user$: new BehaviorSubject<ShellBus["user$"]["value"]>(null),
    editMode$: new BehaviorSubject(false),
    online$,
    headerOpen$: new BehaviorSubject(false),
    ...createReading(),
    plan$: createPlan(),
    // without settings it is not known what visitors would decide on
    consent$: new BehaviorSubject(frame.settings && presentConsent(frame.settings)),
    pageDraft$: new BehaviorSubject<Page | null>(null),
    anchors$: new BehaviorSubject<ShellBus["anchors$"]["value"]>([]),
    navigation$: new Subject<NavigationEvent>(),
    refresh$: new Subject<void>(),
    frame$: new BehaviorSubject<ShellBus["frame$"]["value"]>(null),
    frameRefresh$: new Subject<void>(),
    serviceAgreed$: new Subject<ConsentService>(),
    newsletterOpened$: new Subject<void>(),
    loginNeeded$: new Subject<void>(),
    alertShown$: new Subject<FormerAlert>(),
  };
  return {
    ...streams,
    setPlan: (events) => streams.plan$.next(events),
    setBookletDarkMode: (isDark) => streams.bookletDarkMode$.next(isDark),
    setBookletLetters: (letters) => streams.bookletLetters$.next(letters),
    agreeTo: (service) => streams.serviceAgreed$.next(service),
    setAnchors: (anchors) => streams.anchors$.next(anchors),
    setEditMode: (isOn) => streams.editMode$.next(isOn),
    showDraft: (draft) => streams.pageDraft$.next(draft),
    refreshPage: (what) => {
      streams.refresh$.next();
      if (what?.frame) streams.frameRefresh$.next();
    },
    askToSignIn: () => streams.loginNeeded$.next(),
  };
}
