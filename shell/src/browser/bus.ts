import type { Bus } from "@festival/contracts/bus";
import { BehaviorSubject, Subject } from "rxjs";
import type { DocumentState } from "../documentState.ts";
import { createPlan } from "./plan.ts";

/** The document's one bus; see docs/contracts for what goes over it. */
export function createBus({ page }: DocumentState): Bus {
  const online$ = new BehaviorSubject(navigator.onLine);
  addEventListener("online", () => online$.next(true));
  addEventListener("offline", () => online$.next(false));
  return {
    page$: new BehaviorSubject(page),
    user$: new BehaviorSubject<Bus["user$"]["value"]>(null),
    editMode$: new BehaviorSubject("edit" in page.route.query),
    online$,
    headerOpen$: new BehaviorSubject(false),
    bookletDarkMode$: new BehaviorSubject(false),
    plan$: createPlan(),
    sectionDrafts$: new BehaviorSubject<Bus["sectionDrafts$"]["value"]>({}),
    navigation$: new Subject(),
    sectionSaved$: new Subject(),
    alertShown$: new Subject(),
    loginNeeded$: new Subject(),
  };
}
