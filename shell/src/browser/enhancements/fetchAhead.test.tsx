import type { NavigationEvent } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { testPage } from "@festival/shared-ui/owner/testing";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { BehaviorSubject, Subject } from "rxjs";
import { fetchAhead } from "./fetchAhead.ts";

let bus: {
  online$: BehaviorSubject<boolean>;
  page$: BehaviorSubject<Page>;
  navigation$: Subject<NavigationEvent>;
};
let prepare: jest.Mock<(url: string) => void>;

/** Links at these places below the window's upper edge. */
function show(links: [address: string, top: number][]): void {
  document.body.replaceChildren(
    ...links.map(([address, top]) => {
      const link = document.createElement("a");
      link.href = address;
      link.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
      return link;
    }),
  );
}
const prepared = () => prepare.mock.calls.map(([url]) => new URL(url).pathname);
/** Long enough for anything that is done when idle. */
const idle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.documentElement.lang = "de";
  bus = {
    online$: new BehaviorSubject(true),
    page$: new BehaviorSubject<Page>(testPage({ url: "/de", data: null })),
    navigation$: new Subject(),
  };
  prepare = jest.fn();
});

describe("the code of other screens", () => {
  it("is fetched once the visitor reads, for the links in sight, one for each screen", async () => {
    show([
      [href("magazine", "de"), 10],
      [`${href("magazine", "de")}?page=2`, 30],
      [href("venues", "de"), 60],
      [href("team", "de"), innerHeight + 1],
      [href("quizStart", "en"), 20],
      ["https://elsewhere.example/de/magazin", 20],
    ]);
    fetchAhead(bus, prepare);
    await idle();
    expect(prepared()).toEqual([]);
    dispatchEvent(new Event("scroll"));
    await waitFor(() => expect(prepared()).toEqual([href("magazine", "de"), href("venues", "de")]));
  });

  it("is fetched for each further page", async () => {
    show([]);
    fetchAhead(bus, prepare);
    dispatchEvent(new Event("keydown"));
    await idle();
    show([[href("venues", "de"), 10]]);
    bus.navigation$.next({ phase: "finished", url: "http://localhost/de/magazin" });
    await waitFor(() => expect(prepared()).toEqual([href("venues", "de")]));
  });

  it("is left where there is no network", async () => {
    show([[href("venues", "de"), 10]]);
    bus.online$.next(false);
    fetchAhead(bus, prepare);
    dispatchEvent(new Event("scroll"));
    await idle();
    expect(prepared()).toEqual([]);
  });
});
