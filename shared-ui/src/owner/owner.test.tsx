import {
  ownerPrefix,
  type OwnerProps,
  type Page,
  type PageRequest,
} from "@festival/contracts/pageOwner";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { waitFor, within } from "@testing-library/react";
import { useId, useState } from "react";
import { BehaviorSubject } from "rxjs";
import { createBrowserFragment } from "./browserFragment.tsx";
import { createBrowserOwner } from "./browserOwner.tsx";
import { fragment as defineFragment } from "./fragments.ts";
import { FragmentSlot } from "./FragmentSlot.tsx";
import { screen, type ScreenProps } from "./screens.ts";
import { testPage } from "./testing.tsx";

// React's server build makes a channel as it loads, for streams; jsdom has none, and nothing streams here
Object.assign(globalThis, {
  MessageChannel: class {
    port1 = {};
    port2 = {};
  },
});
const { createServerOwner } = await import("./serverOwner.tsx");

const texts = { de: {}, en: {} };

/** A screen with everything that must be the same on both sides. */
function App({ page }: ScreenProps<{ title: string; throws?: boolean }>) {
  const id = useId();
  const [count, setCount] = useState(0);
  if (page.data.throws) throw new Error("this screen throws");
  return (
    <>
      <h1>{page.data.title}</h1>
      <label htmlFor={id}>Name</label>
      <input id={id} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <FragmentSlot slot="list" fallback={<p>Ersatz</p>} />
    </>
  );
}

function List({ data }: { data: string[] }) {
  const id = useId();
  if (data.includes("throws")) throw new Error("this fragment throws");
  return (
    <ul id={id}>
      {data.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

const loaded = {
  kind: "page",
  data: { title: "" },
  head: { title: "", description: "" },
  alternates: {},
} as const;
const screens = { page: screen({ server: { load: async () => loaded }, Screen: async () => App }) };
const browserTexts = { de: async () => ({ default: {} }), en: async () => ({ default: {} }) };
const list = defineFragment({ Component: List, load: async () => ["eins"] });
const serverOwner = createServerOwner({ screens, texts, fragments: { list } });
// what comes before every render: the first load waits for the screens
await serverOwner.load({ route: { name: "page" } } as PageRequest);
const browserFragment = createBrowserFragment({ Component: List, texts: browserTexts });

const fragment = {
  owner: "mf-programme",
  name: "list",
  props: {},
  failed: false,
  data: ["eins"],
} as const;

const pageOf = (title: string, given: Partial<Page> = {}) =>
  testPage({
    url: `/de/${title.toLowerCase()}`,
    data: { title },
    // each page has its own, out of JSON
    fragments: { list: { ...fragment } },
    ...given,
  });

/** The document as the server sends it. */
function serve(page: Page, fragmentHtml: Record<string, string> = {}): HTMLElement {
  const html = serverOwner.render(page, {
    identifierPrefix: ownerPrefix(page.owner),
    fragmentHtml,
  });
  document.body.innerHTML = `<main id="main" data-server="${page.owner}">${html}</main>`;
  return document.body.querySelector("main") ?? document.body;
}

const noFragment: OwnerProps["mountFragment"] = () => () => undefined;

function propsFor(page: Page, mountFragment = noFragment) {
  const page$ = new BehaviorSubject<Page>(page);
  return {
    page$,
    props: {
      page$,
      // an owner's root only hands the bus on
      bus: { page$ } as unknown as OwnerProps["bus"],
      locale: page.locale,
      identifierPrefix: ownerPrefix(page.owner),
      navigate: () => undefined,
      mountFragment,
      name: page.owner,
      singleSpa: {},
      mountParcel: () => undefined,
    },
  };
}

type Lifecycle = (props: unknown) => Promise<unknown>;
async function browserOwner(
  owner: Page["owner"],
): Promise<Record<"bootstrap" | "mount" | "unmount", Lifecycle>> {
  const face = createBrowserOwner({ owner, screens, texts: browserTexts });
  await face.prepare("page", "de");
  return face as unknown as Awaited<ReturnType<typeof browserOwner>>;
}

const listHtml = () =>
  serverOwner.fragments.list?.render(["eins"], { locale: "de", identifierPrefix: "f-list-" }) ?? "";

/**
 * Does something and lets React follow in its own tasks, as in a browser: single-spa-react waits for
 * effects while it mounts, which `act` holds back until it is through.
 */
async function act(run: () => Promise<unknown>): Promise<void> {
  await run();
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

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
