import { describe, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { headMark } from "../../document/head.ts";
import { navigationTimes } from "./navigationTimes.ts";
import { asked, askedFor, documentErrors, finished, startNavigator } from "./testNavigator.ts";

describe("a navigation", () => {
  it("changes address, page, head and focus together, and not before", async () => {
    // as the server wrote it
    document.head.innerHTML = `<title ${headMark}>Alt</title><meta property="og:site_name" content="Musikfest am Strom" ${headMark}><meta name="description" content="Alt" ${headMark}><meta name="viewport" content="width=device-width">`;
    const { navigate, delivered, events, bus } = startNavigator();
    navigate("/de/magazin?page=2");
    expect(document.title).toBe("Alt");
    expect(location.pathname).toBe("/de");
    expect(delivered).toEqual([]);
    asked[0]?.answer();
    await finished(events, "/de/magazin");
    expect(location.pathname + location.search).toBe("/de/magazin?page=2");
    expect(bus.page$.value.url).toBe("/de/magazin?page=2");
    expect(document.title).toBe("Titel /de/magazin?page=2 – Musikfest am Strom");
    expect(document.head.querySelectorAll("title")).toHaveLength(1);
    expect(document.head.querySelector('[content="Alt"]')).toBeNull();
    expect(document.head.querySelector("[name=viewport]")).not.toBeNull();
    expect(document.activeElement?.tagName).toBe("H1");
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 0, behavior: "instant" });
  });

  it("asks for the working copy while its reader edits, and not otherwise", () => {
    const { navigate, bus } = startNavigator();
    navigate("/de/magazin");
    bus.editMode$.next(true);
    navigate("/de/newsletter");
    expect(asked.map(({ headers }) => new Headers(headers).get("x-festival-edit"))).toEqual([
      null,
      "1",
    ]);
  });

  it("waits for the owner's code as well, and fetches both at once", async () => {
    let coded = () => undefined as void;
    const loadOwner = jest.fn(
      (_owner: string, _route: string) => new Promise<void>((resolve) => (coded = resolve)),
    );
    const { navigate, delivered, events } = startNavigator(loadOwner);
    navigate("/de/konzert-o-mat");
    expect(loadOwner).toHaveBeenCalledWith("mf-quiz", "quizStart");
    asked[0]?.answer({ owner: "mf-quiz", releases: { "mf-quiz": "a" } });
    await waitFor(() => expect(loadOwner).toHaveBeenCalledTimes(2));
    expect([location.pathname, delivered]).toEqual(["/de", []]);
    coded();
    await finished(events, "/de/konzert-o-mat");
    expect(delivered).toEqual(["/de/konzert-o-mat"]);
  });

  it("shows a page of the shell's own that the document's shell has made", async () => {
    const { navigate, delivered, events } = startNavigator();
    navigate("/de/team");
    asked[0]?.answer({ owner: "shell", releases: { shell: "s" } });
    await finished(events, "/de/team");
    expect(delivered).toEqual(["/de/team"]);
  });

  it("is one navigation for a double click", async () => {
    const { navigate, delivered, events } = startNavigator();
    navigate("/de/magazin");
    navigate("/de/magazin");
    expect(asked).toHaveLength(1);
    asked[0]?.answer();
    await finished(events, "/de/magazin");
    expect(delivered).toEqual(["/de/magazin"]);
  });

  it("is replaced by a newer one, whichever answer comes first", async () => {
    const { navigate, delivered, events } = startNavigator();
    navigate("/de/magazin");
    navigate("/de/newsletter");
    expect(asked[0]?.signal?.aborted).toBe(true);
    asked[1]?.answer();
    asked[0]?.answer();
    await finished(events, "/de/newsletter");
    expect(delivered).toEqual(["/de/newsletter"]);
    expect(location.pathname).toBe("/de/newsletter");
    expect(events).toEqual([
      "started /de/magazin",
      "started /de/newsletter",
      "finished /de/newsletter",
    ]);
  });

  it("shows where redirects led", async () => {
    const { navigate, events } = startNavigator();
    navigate("/de/magazin/alt/1");
    asked[0]?.answer({}, "http://localhost/de/magazin/neu/1");
    await finished(events, "/de/magazin/alt/1");
    expect(location.pathname).toBe("/de/magazin/neu/1");
  });

  it("replaces the entry and keeps the place where it is asked to", async () => {
    const { navigate, events } = startNavigator();
    const { length } = history;
    navigate("/de/magazin?page=2", { replace: true, keepPosition: true });
    asked[0]?.answer();
    await finished(events, "/de/magazin");
    expect(history).toHaveLength(length);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it("survives a hash that can't be read", async () => {
    const { navigate, events } = startNavigator();
    navigate("/de/magazin#%");
    asked[0]?.answer();
    await finished(events, "/de/magazin");
    expect(location.hash).toBe("#%");
  });

  it("takes a page that was warmed, and warms each once", async () => {
    const { navigate, warm, events } = startNavigator();
    warm("/de/magazin");
    warm("/de/magazin");
    asked[0]?.answer();
    navigate("/de/magazin");
    await finished(events, "/de/magazin");
    expect(askedFor("/de/magazin")).toHaveLength(1);
  });

  it("tries again where warming failed", async () => {
    const { navigate, warm, events } = startNavigator();
    warm("/de/magazin");
    asked[0]?.fail();
    navigate("/de/magazin");
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.answer();
    await finished(events, "/de/magazin");
  });

  it("begins at the top of the new page, and goes then to what its hash names", async () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: true }), scrollY: 0 });
    const { navigate, events } = startNavigator();
    navigate("/de/magazin#unten");
    asked[0]?.answer();
    await finished(events, "/de/magazin");
    expect(document.activeElement?.id).toBe("unten");
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 0, behavior: "instant" });
    await waitFor(
      () => expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" }),
      { timeout: 5 * navigationTimes.hashScroll.delayMs },
    );
    Reflect.deleteProperty(globalThis, "matchMedia");
  });

  it("says when a kept page was made", async () => {
    const { navigate, events } = startNavigator();
    const { dataset } = document.documentElement;
    navigate("/de/magazin");
    asked[0]?.answer({}, undefined, { "x-festival-kept": "2025-08-30T10:05:00.000Z" });
    await finished(events, "/de/magazin");
    expect(dataset.kept).toBe("2025-08-30T10:05:00.000Z");
    navigate("/de/newsletter");
    askedFor("/de/newsletter")[0]?.answer();
    await finished(events, "/de/newsletter");
    expect(dataset.kept).toBeUndefined();
  });

  it("opens a document where the code for its page does not come", async () => {
    const { navigate, delivered } = startNavigator(() => new Promise(() => undefined));
    navigate("/de/magazin");
    asked[0]?.answer();
    await waitFor(() => expect(documentErrors()).toContain("navigation"), {
      timeout: 3 * navigationTimes.codeMs,
    });
    jest.mocked(console.error).mockClear();
    expect(delivered).toEqual([]);
  });

  it("that fails without a network opens the service worker's page where there is one", async () => {
    Object.defineProperty(navigator, "serviceWorker", {
      configurable: true,
      value: { controller: {} },
    });
    const { navigate, bus, delivered } = startNavigator();
    bus.online$.next(false);
    navigate("/de/magazin");
    asked[0]?.fail();
    await waitFor(() => expect(documentErrors()).toContain("navigation"));
    jest.mocked(console.error).mockClear();
    expect(delivered).toEqual([]);
    Reflect.deleteProperty(navigator, "serviceWorker");
  });

  it("fetches nothing ahead without a network", () => {
    const { warm, bus } = startNavigator();
    bus.online$.next(false);
    warm("/de/magazin");
    expect(asked).toEqual([]);
  });

  it("that fails without a network changes nothing", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const { navigate, bus, delivered, events } = startNavigator();
    bus.online$.next(false);
    navigate("/de/magazin");
    asked[0]?.fail();
    await waitFor(() => expect(events.at(-1)).toBe("failed /de/magazin"));
    expect([location.pathname, delivered]).toEqual(["/de", []]);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });

  it.each([
    ["another release of its owner", { releases: { "mf-quiz": "b" } }],
    ["another shell", { releases: { shell: "t" } }],
    ["another language", { locale: "en" as const }],
    ["another audience", { audience: "staff" as const }],
  ])("to a page of %s asks for a document", async (_what, given) => {
    const { navigate, delivered } = startNavigator();
    navigate("/de/konzert-o-mat");
    asked[0]?.answer(given);
    // all that jsdom says of a new document
    await waitFor(() => expect(documentErrors()).toContain("navigation"));
    jest.mocked(console.error).mockClear();
    expect(delivered).toEqual([]);
  });
});

describe("positions", () => {
  it("do without a storage that was meddled with", () => {
    sessionStorage.setItem("festival-positions", "{");
    expect(() => startNavigator()).not.toThrow();
  });
});
