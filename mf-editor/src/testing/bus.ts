import type { Bus } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import { BehaviorSubject, Subject } from "rxjs";

/** A document that shows a page to a member of staff. */
export function busOf(page: Page, email = "ida@festival.example"): Bus {
  const user = { email, username: "Ida", admin_menus: [] };
  return {
    page$: new BehaviorSubject<Page>(page),
    user$: new BehaviorSubject<Bus["user$"]["value"]>(user),
    editMode$: new BehaviorSubject(false),
    online$: new BehaviorSubject(true),
    headerOpen$: new BehaviorSubject(false),
    bookletDarkMode$: new BehaviorSubject(false),
    bookletLetters$: new BehaviorSubject<Bus["bookletLetters$"]["value"]>("normal"),
    plan$: new BehaviorSubject<Bus["plan$"]["value"]>([]),
    consent$: new BehaviorSubject<Bus["consent$"]["value"]>(null),
    pageDraft$: new BehaviorSubject<Page | null>(null),
    anchors$: new BehaviorSubject<Bus["anchors$"]["value"]>([]),
    navigation$: new Subject(),
    refresh$: new Subject(),
    serviceAgreed$: new Subject(),
    alertShown$: new Subject(),
    newsletterOpened$: new Subject(),
    loginNeeded$: new Subject(),
  };
}
