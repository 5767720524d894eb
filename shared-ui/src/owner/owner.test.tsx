import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { within } from "@testing-library/react";
import { createBrowserOwner } from "./browserOwner.tsx";
import { screen } from "./screens.ts";
import {
  act,
  App,
  browserOwner,
  browserTexts,
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

describe("an owner in the browser", () => {
  it("hydrates the server's HTML unchanged, with the same ids", async () => {
    const page = pageOf("Programm");
    const main = serve(page, { list: listHtml() });
    const [heading, input] = [main.querySelector("h1"), main.querySelector("input")];
    const html = main.innerHTML;
    expect(input?.id).toContain("shell-");
    const owner = await browserOwner("shell");
    const { props } = propsFor(page);
    await act(async () => {
      await owner.bootstrap(props);
      await owner.mount(props);
    });
    expect(main.querySelector("h1")).toBe(heading);
    expect(main.querySelector("input")).toBe(input);
    expect(main.innerHTML).toBe(html);
    const button = within(main).getByRole("button");
    await act(async () => button.click());
    expect(button.textContent).toBe("1");
    expect(main.querySelector("li")?.textContent).toBe("eins");
    await act(async () => void (await owner.unmount(props)));
  });

  it("hydrates the page that it was mounted with, and then shows one that came meanwhile", async () => {
    const page = pageOf("Eins");
    const main = serve(page, { list: listHtml() });
    const heading = main.querySelector("h1");
    const owner = await browserOwner("shell");
    const { page$, props } = propsFor(page);
    await act(async () => {
      await owner.bootstrap(props);
      const mounted = owner.mount(props);
      // React has not rendered yet: it hydrates in slices
      page$.next({ ...pageOf("Zwei"), url: page.url });
      await mounted;
    });
    expect(main.querySelector("h1")).toBe(heading);
    expect(heading?.textContent).toBe("Zwei");
    await act(async () => void (await owner.unmount(props)));
  });

  it("shows each next page, and is not stopped by a screen that threw", async () => {
    const page = pageOf("Eins");
    const main = serve(page, { list: "" });
    const owner = await browserOwner("shell");
    const { page$, props } = propsFor(page);
    await act(async () => {
      await owner.bootstrap(props);
      await owner.mount(props);
    });
    await act(async () => page$.next(pageOf("Zwei")));
    expect(within(main).getByRole("heading").textContent).toBe("Zwei");

    await act(async () => page$.next(pageOf("Drei", { data: { throws: true } })));
    expect(within(main).getByRole("alert")).toBeTruthy();
    expect(jest.mocked(console.error).mock.calls.flat().map(String).join()).toContain(
      "this screen throws",
    );
    jest.mocked(console.error).mockClear();

    await act(async () => page$.next(pageOf("Vier")));
    expect(within(main).getByRole("heading").textContent).toBe("Vier");
    await act(async () => void (await owner.unmount(props)));
  });

  it("fetches a screen when it is asked for, once, and tries again after a failure", async () => {
    const fetchScreen = jest.fn(async () => App);
    fetchScreen.mockRejectedValueOnce(new Error("the network is gone"));
    const german = jest.fn(browserTexts.de);
    const english = jest.fn(browserTexts.en);
    const { prepare } = createBrowserOwner({
      owner: "shell",
      screens: {
        page: screen({ server: false, Screen: fetchScreen }),
        home: screen({ server: false, Screen: async () => App }),
      },
      texts: { de: german, en: english },
    });
    expect(fetchScreen).not.toHaveBeenCalled();
    await expect(prepare("page", "de")).rejects.toThrow("the network is gone");
    await prepare("page", "de");
    await prepare("page", "de");
    expect(fetchScreen).toHaveBeenCalledTimes(2);
    expect(english).not.toHaveBeenCalled();
  });

  it("leaves #main to the next one without a moment of emptiness", async () => {
    const page = pageOf("Eins");
    const main = serve(page, { list: "" });
    const first = await browserOwner("shell");
    const { props } = propsFor(page);
    await act(async () => {
      await first.bootstrap(props);
      await first.mount(props);
    });
    const seen: string[] = [];
    const look = () => seen.push(main.querySelector("h1")?.textContent ?? "nothing");
    const second = await browserOwner("mf-quiz");
    const next = propsFor(pageOf("Zwei", { owner: "mf-quiz" }));
    await act(async () => {
      await second.bootstrap(next.props);
      // what is on the screen whenever a frame could be painted
      const watch = setInterval(look, 0);
      look();
      await first.unmount(props);
      await second.mount(next.props);
      // the shell takes the reader to the new screen here
      look();
      clearInterval(watch);
    });
    expect(seen).toEqual(["Eins", "Zwei"]);
    expect(main.querySelectorAll("h1")).toHaveLength(1);
    expect(main.querySelector("input")?.id).toContain("mf-quiz-");
    await act(async () => void (await second.unmount(next.props)));
  });
});
