import { testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { act } from "@testing-library/react";
import type { Observable } from "rxjs";
import { testFrame } from "../layout/testFrame.ts";
import type { ShellBus } from "../shellBus.ts";
import { createBus } from "./bus.ts";

const page = testPage({ url: "/de/besuch", data: null });
const documentsBus = () => createBus({ page, frame: testFrame(), composition: {}, shell: "s" });

describe("the document's bus", () => {
  it("follows the browser's network", () => {
    const { online$ } = documentsBus();
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(online$.value).toBe(false);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(online$.value).toBe(true);
  });

  const draft = testPage({ url: "/de/besuch", data: { draft: true } });
  const anchors = [{ hash: "#bahn", title: "Mit der Bahn" }];
  it.each<[command: string, stream: keyof ShellBus, give: (bus: ShellBus) => void, told: unknown]>([
    ["setPlan", "plan$", (bus) => bus.setPlan([]), []],
    ["setBookletDarkMode", "bookletDarkMode$", (bus) => bus.setBookletDarkMode(true), true],
    ["setBookletLetters", "bookletLetters$", (bus) => bus.setBookletLetters("large"), "large"],
    ["agreeTo", "serviceAgreed$", (bus) => bus.agreeTo("youtube"), "youtube"],
    ["setAnchors", "anchors$", (bus) => bus.setAnchors(anchors), anchors],
    ["setEditMode", "editMode$", (bus) => bus.setEditMode(true), true],
    ["showDraft", "pageDraft$", (bus) => bus.showDraft(draft), draft],
    ["refreshPage", "refresh$", (bus) => bus.refreshPage(), undefined],
    ["refreshPage", "frameRefresh$", (bus) => bus.refreshPage({ frame: true }), undefined],
    ["askToSignIn", "loginNeeded$", (bus) => bus.askToSignIn(), undefined],
  ])("tells what %s asks for by %s, once", (_command, stream, give, told) => {
    const bus = documentsBus();
    const heard: unknown[] = [];
    let isAsked = false;
    (bus[stream] as Observable<unknown>).subscribe((value) => isAsked && heard.push(value));
    isAsked = true;
    give(bus);
    expect(heard).toStrictEqual([told]);
  });
});
