import type { Page } from "@festival/contracts/pageOwner";
import { testPage } from "@festival/shared-ui/owner/testing";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { BehaviorSubject } from "rxjs";
import { followEditMode } from "./editMode.ts";
import type { Refreshed } from "./refreshPage.ts";

/** A page as the server makes it for an address. */
function pageAt(address: string): Page {
  const { pathname, searchParams, search } = new URL(address, "http://localhost");
  const query = Object.fromEntries(searchParams);
  const params = { path: "besuch" };
  return testPage({ url: pathname + search, data: null, route: { name: "page", params, query } });
}

const address = () => location.pathname + location.search + location.hash;

/** A document of staff at this address; a reload is another one. */
function documentAt(url: string, outcome: Refreshed = "shown") {
  history.replaceState({ key: "a" }, "", url);
  const page$ = new BehaviorSubject(pageAt(url));
  const editMode$ = new BehaviorSubject(false);
  const refresh = jest.fn(async () => outcome);
  const reload = jest.fn();
  followEditMode({ page$, editMode$ }, refresh, reload);
  return {
    editMode$,
    page$,
    refresh,
    reload,
    /** As the navigator does it: the address first. */
    navigate: (to: string) => {
      history.pushState({ key: "b" }, "", to);
      page$.next(pageAt(to));
    },
  };
}

beforeEach(() => sessionStorage.clear());

describe("edit mode", () => {
  it.each([
    ["/de/besuch?edit", true],
    ["/de/besuch?edit=1", true],
    ["/de/besuch", false],
  ])(
    "begins with a document whose address says so, which is of the working copy: %s",
    (url, is) => {
      const { editMode$, refresh } = documentAt(url);
      expect(editMode$.value).toBe(is);
      expect(refresh).not.toHaveBeenCalled();
    },
  );

  it("shows the working copy when it begins by its button, and the public page when it ends", () => {
    const { editMode$, refresh } = documentAt("/de/besuch");
    editMode$.next(true);
    expect(refresh).toHaveBeenCalledTimes(1);
    editMode$.next(false);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("stands in the address, which keeps all else and adds no entry to the history", () => {
    const { editMode$ } = documentAt("/de/programm-tickets?genre=1,2#heute");
    const { length } = history;
    editMode$.next(true);
    expect(address()).toBe("/de/programm-tickets?genre=1,2&edit=#heute");
    editMode$.next(false);
    expect(address()).toBe("/de/programm-tickets?genre=1,2#heute");
    expect([history.length, history.state]).toEqual([length, { key: "a" }]);
  });

  it("outlives a navigation, and stands in the new address", () => {
    const { editMode$, navigate, refresh } = documentAt("/de/besuch?edit");
    navigate("/de/presse");
    expect(editMode$.value).toBe(true);
    expect(address()).toBe("/de/presse?edit=");
    // the navigator has asked for the working copy already
    expect(refresh).not.toHaveBeenCalled();
  });

  it("begins where a navigation leads to an address that says so, and reads the page again", () => {
    const { editMode$, navigate, refresh } = documentAt("/de/besuch");
    navigate("/de/presse?edit");
    expect(editMode$.value).toBe(true);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("does not begin again when the same page comes without drafts", () => {
    const { editMode$, page$ } = documentAt("/de/besuch?edit");
    editMode$.next(false);
    page$.next(pageAt("/de/besuch?edit"));
    expect(editMode$.value).toBe(false);
    expect(address()).toBe("/de/besuch");
  });

  it("outlives a document of another language, which is of the public page at first", () => {
    documentAt("/de/besuch?edit");
    const { editMode$, refresh } = documentAt("/en/visit");
    expect(editMode$.value).toBe(true);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(address()).toBe("/en/visit?edit=");
  });

  it("has ended for the next document of the tab when staff have left it", () => {
    documentAt("/de/besuch?edit").editMode$.next(false);
    expect(documentAt("/de/presse").editMode$.value).toBe(false);
  });

  it("leaves alone, in a frame with a preview, what the tab around it remembers", () => {
    documentAt("/de/besuch?edit");
    const { editMode$, refresh } = documentAt("/de/besuch?noToolbar");
    expect([editMode$.value, address()]).toEqual([false, "/de/besuch?noToolbar"]);
    expect(refresh).not.toHaveBeenCalled();
    documentAt("/de/besuch?edit&noToolbar").editMode$.next(false);
    expect(documentAt("/de/presse").editMode$.value).toBe(true);
  });

  it("opens a document where the page needs one", async () => {
    const { editMode$, reload } = documentAt("/de/besuch", "unfit");
    editMode$.next(true);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it("does without a storage that is forbidden", () => {
    const forbidden = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    const { editMode$ } = documentAt("/de/besuch");
    expect(() => editMode$.next(true)).not.toThrow();
    expect(address()).toBe("/de/besuch?edit=");
    forbidden.mockRestore();
  });
});
