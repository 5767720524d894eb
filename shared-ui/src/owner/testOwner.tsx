// An owner with a screen and a fragment, on both sides, for tests of what owners have in common.

import {
  ownerPrefix,
  type OwnerProps,
  type Page,
  type PageRequest,
} from "@festival/contracts/pageOwner";
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
export function App({ page }: ScreenProps<{ title: string; throws?: boolean }>) {
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
export const browserTexts = {
  de: async () => ({ default: {} }),
  en: async () => ({ default: {} }),
};
const list = defineFragment({ Component: List, load: async () => ["eins"] });
const serverOwner = createServerOwner({ screens, texts, fragments: { list } });
// what comes before every render: the first load waits for the screens
await serverOwner.load({ route: { name: "page" } } as PageRequest);
export const browserFragment = createBrowserFragment({ Component: List, texts: browserTexts });

export const fragment = {
  owner: "mf-programme",
  name: "list",
  props: {},
  failed: false,
  data: ["eins"],
} as const;

export const pageOf = (title: string, given: Partial<Page> = {}) =>
  testPage({
    url: `/de/${title.toLowerCase()}`,
    data: { title },
    // each page has its own, out of JSON
    fragments: { list: { ...fragment } },
    ...given,
  });

/** The document as the server sends it. */
export function serve(page: Page, fragmentHtml: Record<string, string> = {}): HTMLElement {
  const html = serverOwner.render(page, {
    identifierPrefix: ownerPrefix(page.owner),
    fragmentHtml,
  });
  document.body.innerHTML = `<main id="main" data-server="${page.owner}">${html}</main>`;
  return document.body.querySelector("main") ?? document.body;
}

const noFragment: OwnerProps["mountFragment"] = () => () => undefined;

export function propsFor(page: Page, mountFragment = noFragment) {
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
export async function browserOwner(
  owner: Page["owner"],
): Promise<Record<"bootstrap" | "mount" | "unmount", Lifecycle>> {
  const face = createBrowserOwner({ owner, screens, texts: browserTexts });
  await face.prepare("page", "de");
  return face as unknown as Awaited<ReturnType<typeof browserOwner>>;
}

export const listHtml = () =>
  serverOwner.fragments.list?.render(["eins"], { locale: "de", identifierPrefix: "f-list-" }) ?? "";

/**
 * Does something and lets React follow in its own tasks, as in a browser: single-spa-react waits for
 * effects while it mounts, which `act` holds back until it is through.
 */
export async function act(run: () => Promise<unknown>): Promise<void> {
  await run();
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
}
