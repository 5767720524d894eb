import type { Page } from "@festival/contracts/pageOwner";
import { useSubject } from "@festival/shared-ui/owner";
import { testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { BehaviorSubject } from "rxjs";
import { showDrafts } from "./showDrafts.ts";

const pageOf = (title: string, given: Partial<Page> = {}) =>
  testPage({ url: "/de/besuch", data: { title }, ...given });

/** A page on the screen of its owner, as the shell delivers it. */
function shown() {
  const page = pageOf("Besuch");
  const page$ = new BehaviorSubject<Page>(page);
  const pageDraft$ = new BehaviorSubject<Page | null>(null);
  const delivered$ = new BehaviorSubject<Page>(page);
  const onRender = jest.fn();
  function Screen() {
    return <h1>{(useSubject(delivered$).data as { title: string }).title}</h1>;
  }
  showDrafts({ page$, pageDraft$ }, (given) => delivered$.next(given));
  render(
    <Profiler id="page" onRender={onRender}>
      <Screen />
    </Profiler>,
  );
  /** As the navigator does it. */
  const come = (next: Page) =>
    act(() => {
      delivered$.next(next);
      page$.next(next);
    });
  return {
    come,
    pageDraft$,
    title: () => screen.getByRole("heading").textContent,
    renders: () => onRender.mock.calls.length,
  };
}

describe("the draft of a page", () => {
  it("stands in the place of the page, until there is none", () => {
    const { pageDraft$, title } = shown();
    act(() => pageDraft$.next(pageOf("Ihr Besuch")));
    expect(title()).toBe("Ihr Besuch");
    act(() => pageDraft$.next(null));
    expect(title()).toBe("Besuch");
  });

  it("stays on the screen when the page comes again from the server", () => {
    const { come, pageDraft$, title } = shown();
    act(() => pageDraft$.next(pageOf("Ihr Besuch")));
    come(pageOf("Besuch"));
    expect(title()).toBe("Ihr Besuch");
  });

  it("renders nothing where it is the same object", () => {
    const { pageDraft$, renders } = shown();
    const draft = pageOf("Ihr Besuch");
    act(() => pageDraft$.next(draft));
    const before = renders();
    act(() => pageDraft$.next(draft));
    expect(renders()).toBe(before);
  });

  it.each([
    ["another address", { url: "/de/presse" }],
    ["another owner, such as of an error", { owner: "mf-quiz" as const }],
  ])("is not shown on a page of %s", (_what, given) => {
    const { come, pageDraft$, title } = shown();
    act(() => pageDraft$.next(pageOf("Ihr Besuch")));
    come(pageOf("Anderes", given));
    expect(title()).toBe("Anderes");
  });
});
