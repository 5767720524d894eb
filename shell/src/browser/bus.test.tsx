import { testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { act } from "@testing-library/react";
import { testFrame } from "../layout/testFrame.ts";
import { createBus } from "./bus.ts";

const pageWith = (query: Record<string, string>) =>
  testPage({
    url: "/de/besuch",
    data: null,
    route: { name: "page", params: { path: "besuch" }, query },
  });

const busAt = (query: Record<string, string>) =>
  createBus({
    page: pageWith(query),
    frame: testFrame(),
    composition: {},
    shell: "s",
  });

describe("the document's bus", () => {
  it.each([
    [{ edit: "" }, true],
    [{ edit: "1" }, true],
    [{}, false],
  ])("begins in edit mode where the address says so: %j", (query, editing) => {
    expect(busAt(query).editMode$.value).toBe(editing);
  });

  it("enters edit mode where a navigation leads to such an address, and stays in it", () => {
    const { editMode$, page$ } = busAt({});
    page$.next(pageWith({ edit: "" }));
    expect(editMode$.value).toBe(true);
    page$.next(pageWith({}));
    expect(editMode$.value).toBe(true);
  });

  it("follows the browser's network", () => {
    const { online$ } = busAt({});
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(online$.value).toBe(false);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(online$.value).toBe(true);
  });
});
