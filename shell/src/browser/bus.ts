import type { Bus } from "@festival/contracts/bus";
import { BehaviorSubject, Subject } from "rxjs";
import { presentConsent } from "../consent/consentCookies.ts";
import type { DocumentState } from "../document/documentState.ts";
import { createPlan } from "./plan.ts";
import { createReading } from "./reading.ts";

/** The document's one bus; see docs/contracts for what goes over it. */
export function createBus({ page, frame }: DocumentState): Bus {
  const online$ = new BehaviorSubject(navigator.onLine);
  addEventListener("online", () => online$.next(true));
  addEventListener("offline", () => online$.next(false));
  return {
    page$: new BehaviorSubject(page),
    user$: new BehaviorSubject<Bus["user$"]["value"]>(null),
    editMode$: new BehaviorSubject(false),
    online$,
    headerOpen$: new BehaviorSubject(false),
    ...createReading(),
    plan$: createPlan(),
    // without settings it is not known what visitors would decide on
    consent$: new BehaviorSubject(frame.settings && presentConsent(frame.settings)),
    pageDraft$: new BehaviorSubject<Bus["pageDraft$"]["value"]>(null),
    anchors$: new BehaviorSubject<Bus["anchors$"]["value"]>([]),
    navigation$: new Subject(),
    refresh$: new Subject(),
    serviceAgreed$: new Subject(),
    newsletterOpened$: new Subject(),
    alertShown$: new Subject(),
    loginNeeded$: new Subject(),
  };
}
