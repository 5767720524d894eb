import type { OwnerProps } from "@festival/contracts/pageOwner";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { waitFor, within } from "@testing-library/react";
import {
  act,
  browserFragment,
  browserOwner,
  fragment,
  listHtml,
  pageOf,
  propsFor,
  serve,
} from "./testOwner.tsx";

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  document.body.innerHTML = "";
});

describe("a fragment", () => {
  const mount = (
    element: HTMLElement,
    given: Partial<Parameters<typeof browserFragment.mount>[1]>,
  ) =>
    browserFragment.mount(element, {
      data: ["eins"],
      // a fragment's root only hands the bus on
      bus: {} as OwnerProps["bus"],
      locale: "de",
      identifierPrefix: "f-list-",
      hydrate: false,
      onFailure: () => undefined,
      ...given,
    });

  it("is a React root of its own, with ids of its own", async () => {
    const main = serve(pageOf("Programm"), { list: listHtml() });
    const place = main.querySelector<HTMLElement>("[data-fragment=list]")?.firstElementChild;
    if (!(place instanceof HTMLElement)) throw new Error("There is no place.");
    const list = place.querySelector("ul");
    let takeDown = () => undefined as void;
    await act(async () => void (takeDown = mount(place, { hydrate: true })));
    expect(place.querySelector("ul")).toBe(list);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    await act(async () => takeDown());
  });

  it("that throws shows the host's fallback and leaves the host alone", async () => {
    const page = pageOf("Programm");
    const main = serve(page, { list: listHtml() });
    const owner = await browserOwner("shell");
    let fail = () => undefined as void;
    const { props } = propsFor(page, (_slot, element, onFailure) => {
      const root = document.createElement("div");
      element.append(root);
      fail = () => void mount(root, { data: ["throws"], onFailure });
      return () => undefined;
    });
    await act(async () => {
      await owner.bootstrap(props);
      await owner.mount(props);
    });
    await act(async () => fail());
    await waitFor(() => expect(within(main).getByText("Ersatz")).toBeTruthy());
    expect(within(main).getByRole("heading").textContent).toBe("Programm");
    expect(jest.mocked(console.error).mock.calls.flat().map(String).join()).toContain(
      "this fragment throws",
    );
    jest.mocked(console.error).mockClear();
    await act(async () => void (await owner.unmount(props)));
  });

  it.each([
    ["failed on the server", { list: { ...fragment, failed: true as const, data: undefined } }],
    ["is not in the page", {}],
  ])("that %s is the host's fallback in the server's HTML, too", (_what, fragments) => {
    const main = serve(pageOf("Programm", { fragments }));
    expect(within(main).getByText("Ersatz")).toBeTruthy();
    expect(main.querySelector("[data-fragment]")).toBeNull();
  });

  it("has a place of its own on each page", async () => {
    const page = pageOf("Eins");
    serve(page, { list: listHtml() });
    const owner = await browserOwner("shell");
    const log: string[] = [];
    const { page$, props } = propsFor(page, (slot, element) => {
      log.push(`${slot} ${element.textContent}`);
      return () => void log.push("gone");
    });
    await act(async () => {
      await owner.bootstrap(props);
      await owner.mount(props);
    });
    await act(async () => page$.next(pageOf("Zwei")));
    expect(log).toEqual(["list eins", "gone", "list "]);
    await act(async () => void (await owner.unmount(props)));
    expect(log.at(-1)).toBe("gone");
  });

  it("is mounted again where the same page comes with other data for it, and only then", async () => {
    const page = pageOf("Eins");
    serve(page, { list: listHtml() });
    const owner = await browserOwner("shell");
    const log: string[] = [];
    const { page$, props } = propsFor(page, () => {
      log.push("mounted");
      return () => void log.push("gone");
    });
    await act(async () => {
      await owner.bootstrap(props);
      await owner.mount(props);
    });
    await act(async () => page$.next({ ...page, data: { title: "Zwei" } }));
    expect(log).toEqual(["mounted"]);
    const list = { ...fragment, data: ["zwei"] };
    await act(async () => page$.next({ ...page, fragments: { list } }));
    expect(log).toEqual(["mounted", "gone", "mounted"]);
    await act(async () => void (await owner.unmount(props)));
  });
});
