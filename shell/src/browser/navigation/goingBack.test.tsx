import { afterEach, describe, expect, it } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { asked, askedFor, clock, finished, startNavigator } from "./testNavigator.ts";

describe("going back", () => {
  it("shows the old page where one left it, with the focus on the link that was followed", async () => {
    const { navigate, delivered, events } = startNavigator();
    Object.assign(globalThis, { scrollX: 0, scrollY: 840 });
    document.querySelector("a")?.focus();
    navigate("/de/magazin");
    // as the placeholder does that covers the old page
    document.querySelector("a")?.blur();
    asked[0]?.answer();
    await finished(events, "/de/magazin");
    expect(document.activeElement?.tagName).toBe("H1");
    Object.assign(globalThis, { scrollY: 0 });
    history.back();
    await waitFor(() => expect(askedFor("/de")).not.toHaveLength(0));
    expect(delivered).toEqual(["/de/magazin"]);
    for (const { answer } of askedFor("/de")) answer();
    await finished(events, "/de");
    expect(delivered).toEqual(["/de/magazin", "/de"]);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 840, behavior: "instant" });
    expect(document.activeElement?.getAttribute("href")).toBe("/de/magazin");
  });
});

describe("a page that was shown", () => {
  /** From the first page to the magazine, and on to the newsletter. */
  async function goThere({ navigate, events }: ReturnType<typeof startNavigator>): Promise<void> {
    for (const path of ["/de/magazin", "/de/newsletter"]) {
      navigate(path);
      askedFor(path)[0]?.answer();
      await finished(events, path);
    }
    await waitFor(() => expect(askedFor("/de")).toHaveLength(1));
    askedFor("/de")[0]?.answer();
  }

  it("is there at once when one goes back to it, the document's own too, and forth again", async () => {
    const started = startNavigator();
    await goThere(started);
    const ways = [
      ["back", "/de/magazin"],
      ["back", "/de"],
      ["forward", "/de/magazin"],
    ] as const;
    for (const [way, path] of ways) {
      history[way]();
      await finished(started.events, path);
      expect(started.delivered.at(-1)).toBe(path);
    }
    expect(asked).toHaveLength(3);
  });

  it.each([
    [
      "after five minutes",
      () => void clock.mockReturnValue(performance.timeOrigin + 400_000 + performance.now()),
    ],
    [
      "for staff",
      ({ bus }: ReturnType<typeof startNavigator>) =>
        bus.user$.next({ email: "r@example.org", username: "Ida", admin_menus: [] }),
    ],
  ])("is asked for again %s", async (_when, change) => {
    const started = startNavigator();
    await goThere(started);
    change(started);
    history.back();
    await waitFor(() => expect(askedFor("/de/magazin")).toHaveLength(2));
    askedFor("/de/magazin")[1]?.answer();
    await finished(started.events, "/de/magazin");
  });

  it("says how old it is without a network", async () => {
    const started = startNavigator();
    await goThere(started);
    const { kept } = document.documentElement.dataset;
    expect(kept).toBeUndefined();
    started.bus.online$.next(false);
    history.back();
    await finished(started.events, "/de/magazin");
    const age = Date.now() - Date.parse(document.documentElement.dataset.kept ?? "");
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(60_000);
    started.bus.online$.next(true);
    history.forward();
    await finished(started.events, "/de/newsletter");
    expect(document.documentElement.dataset.kept).toBeUndefined();
  });

  it("is replaced at first by a longer list that took its entry in the history", async () => {
    history.replaceState({ key: "erste" }, "", "/de");
    const { navigate, events, delivered } = startNavigator();
    navigate("/de?page=2", { replace: true, keepPosition: true });
    asked[0]?.answer();
    await finished(events, "/de");
    navigate("/de/magazin");
    askedFor("/de/magazin")[0]?.answer();
    await finished(events, "/de/magazin");
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const { answer, url } of askedFor("/de")) if (!url.includes("page")) answer();
    history.back();
    await finished(events, "/de");
    expect(delivered.at(-1)).toBe("/de?page=2");
  });

  it("at first is not asked for where data are to be saved", async () => {
    const { navigate, events, bus } = startNavigator();
    navigate("/de/magazin");
    asked[0]?.answer();
    bus.online$.next(false);
    await finished(events, "/de/magazin");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(askedFor("/de")).toHaveLength(0);
  });
});

describe("going back twice at once", () => {
  afterEach(() => {
    Reflect.deleteProperty(document, "startViewTransition");
    Reflect.deleteProperty(window, "matchMedia");
  });

  it("shows the second page, also where the browser blends the first one later", async () => {
    const { navigate, events, delivered } = startNavigator();
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    for (const path of ["/de/magazin", "/de/newsletter", "/de/konzert-o-mat"]) {
      navigate(path);
      askedFor(path)[0]?.answer();
      await finished(events, path);
      // so long a screen takes to be shown, by which it is known that the device is quick
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)));
    }
    const blended: (() => Promise<void>)[] = [];
    const start = (change: () => Promise<void>) => {
      blended.push(change);
      return { ready: Promise.resolve(), updateCallbackDone: new Promise(() => undefined) };
    };
    Object.assign(document, { startViewTransition: start });
    history.back();
    await waitFor(() => expect(blended).toHaveLength(1));
    Reflect.deleteProperty(document, "startViewTransition");
    history.back();
    await finished(events, "/de/magazin");
    await blended[0]?.();
    expect(delivered.at(-1)).toBe("/de/magazin");
  });
});

describe("going back to the page that is still shown", () => {
  it("ends the navigation that was on its way", async () => {
    const { navigate, delivered, events } = startNavigator();
    history.pushState({ key: "unten" }, "", "/de#unten");
    navigate("/de/magazin");
    history.back();
    await finished(events, "/de");
    expect(asked[0]?.signal?.aborted).toBe(true);
    expect(delivered).toEqual([]);
  });
});
