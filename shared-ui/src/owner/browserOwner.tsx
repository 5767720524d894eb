import {
  ownerPrefix,
  type BrowserOwner,
  type OwnerProps,
  type Page,
} from "@festival/contracts/pageOwner";
import type { OwnerName } from "@festival/contracts/containers";
import type { RouteName } from "@festival/contracts/routes";
import * as React from "react";
import { flushSync } from "react-dom";
import { createRoot, type RootOptions } from "react-dom/client";
import type { AppProps } from "single-spa";
import singleSpaReact, { type ReactAppOrParcel } from "single-spa-react";
import type { Texts } from "@festival/shared-ui/i18n";
import { hydrateInSlices } from "./hydrateInSlices.ts";
import { OwnerRoot } from "./OwnerRoot.tsx";
import { RootFailed } from "./RootFailed.tsx";
import type { Screen, ScreenComponent, ScreenProps, TextsByLocale } from "./screens.ts";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { useSubject } from "./useSubject.ts";

const noFragmentHtml = {};

/** `#main`, and whether it holds the server's HTML of this owner, not yet hydrated. */
function main(): HTMLElement {
  const element = document.getElementById("main");
  if (!element) throw new Error("The document has no #main.");
  return element;
}

const reportRecoverable: RootOptions["onRecoverableError"] = (error) => console.error(error);

/**
 * single-spa-react passes no options to React's roots and lets React render when it likes; the
 * shell needs the root's prefix, and the new screen in the same task in which the old one goes.
 */
function rootFactory(identifierPrefix: string) {
  const options = { identifierPrefix, onRecoverableError: reportRecoverable };
  return {
    createRoot: (container: HTMLElement) => {
      const root = createRoot(container, options);
      return {
        render: (element: React.ReactNode) => flushSync(() => root.render(element)),
        unmount: () => root.unmount(),
      };
    },
    hydrateRoot: (container: HTMLElement, element: React.ReactNode) => {
      delete container.dataset.server;
      return hydrateInSlices(container, element, options);
    },
  };
}

type Lifecycle = (props: OwnerProps & AppProps) => Promise<unknown>;

interface BrowserOwnerOptions {
  owner: OwnerName;
  /** By route. */
  screens: Partial<Record<RouteName, Screen>>;
  /** Stands in for every owner's pages that failed; the shell has it. */
  errorScreen?: ScreenComponent<never>;
  texts: TextsByLocale;
}

/** An owner's browser face: its single-spa lifecycles, and what fetches its screens. */
export function createBrowserOwner({
  owner,
  screens,
  errorScreen,
  texts,
}: BrowserOwnerOptions): ReactAppOrParcel<OwnerProps> & BrowserOwner {
  const components = new Map<RouteName, ScreenComponent<never>>();
  const known: Partial<Texts> = {};

  const prepare: BrowserOwner["prepare"] = async (route, locale) => {
    const [component, words] = await Promise.all([
      components.get(route) ?? screens[route]?.Screen(),
      known[locale] ?? texts[locale]().then((module) => module.default),
    ]);
    if (component) components.set(route, component);
    known[locale] = words;
  };

  /** Where it hydrates, the page that the server's HTML is of. */
  let mountedWith: Page | undefined;

  /** Stands where a screen was not prepared, for its boundary to catch. */
  function NotPrepared({ page }: ScreenProps<unknown>): never {
    throw new Error(`${owner} has not prepared ${page.route.name}.`);
  }
  const screenOf = ({ route, error }: Page): ScreenComponent<never> =>
    (error ? errorScreen : components.get(route.name)) ?? NotPrepared;

  function Root({ page$, bus, navigate, mountFragment }: OwnerProps) {
    const page = useSubject(page$, mountedWith);
    return (
      <ScreenBoundary url={page.url} locale={page.locale}>
        <OwnerRoot
          Screen={screenOf(page)}
          texts={known}
          environment={{ page, bus, navigate, mountFragment, fragmentHtml: noFragmentHtml }}
        />
      </ScreenBoundary>
    );
  }

  const lifecycles = singleSpaReact<OwnerProps>({
    React,
    ReactDOMClient: rootFactory(ownerPrefix(owner)),
    rootComponent: Root,
    domElementGetter: main,
    renderType: () => (main().dataset.server === owner ? "hydrateRoot" : "createRoot"),
    errorBoundary: (_error, _info, { locale }) => <RootFailed locale={locale} />,
  });

  // single-spa-react answers from timers, and a frame could be painted before they come: an empty screen between the
  // old one and the new one, or the new one where the reader stood in the old one. What React does at once is done.
  const mount = lifecycles.mount as Lifecycle;
  const unmount = lifecycles.unmount as Lifecycle;
  return {
    ...lifecycles,
    prepare,
    mount: (props) => {
      mountedWith = props.page$.value;
      const isHydrated = main().dataset.server === owner;
      const mounted = mount(props);
      return isHydrated ? mounted : Promise.race([mounted, Promise.resolve()]);
    },
    unmount: (props) => Promise.race([unmount(props), Promise.resolve()]),
  };
}
