import { ApiError } from "@festival/contracts/errors";
import {
  contractNumber,
  type FragmentContext,
  type LoadResult,
  type PageRequest,
  type PostedFiles,
  type PostedForm,
  type ServerFragment,
  type ServerOwner,
} from "@festival/contracts/pageOwner";
import type { RouteName } from "@festival/contracts/routes";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider, type Texts } from "@festival/shared-ui/i18n";
import { i18nFor } from "./i18nFor.ts";
import { OwnerRoot } from "./OwnerRoot.tsx";
import type { Screens } from "./screens.ts";

interface PageLoader {
  load(request: PageRequest): Promise<LoadResult>;
  act?(request: PageRequest, form: PostedForm, files: PostedFiles): Promise<LoadResult>;
}

interface ServerOwnerOptions {
  screens: Screens;
  /** Stands in for every owner's pages that failed; the shell has it. */
  errorScreen?: ComponentType;
  texts: Texts;
  /** By route; routes that are missing are not found. */
  pages: Partial<Record<RouteName, PageLoader>>;
  fragments?: Record<string, ServerFragment>;
  /** Addresses that must render before a release may go live. */
  probes(context: FragmentContext): Promise<string[]>;
}

/** An owner's server face. */
export function createServerOwner(options: ServerOwnerOptions): ServerOwner {
  const components = new Map<RouteName, ComponentType>();
  // in the server's bundle all of them are there; only the asking takes a turn of the loop
  const ready = Promise.all(
    Object.entries(options.screens).map(async ([route, fetchScreen]) => {
      components.set(route as RouteName, await fetchScreen());
    }),
  );
  // avoids unhandledRejection; callers that await it still get the error
  ready.catch(() => undefined);

  const loaderOf = (request: PageRequest): PageLoader => {
    const loader = options.pages[request.route.name];
    if (!loader) throw new ApiError("not_found", `No screen for ${request.route.name}.`);
    return loader;
  };
  return {
    contract: contractNumber,
    load: async (request) => {
      await ready;
      return loaderOf(request).load(request);
    },
    act: async (request, form, files) => {
      await ready;
      const { act } = loaderOf(request);
      if (!act) throw new ApiError("bad_request", "This page does not accept POST requests.");
      return act(request, form, files);
    },
    render: (page, { identifierPrefix, fragmentHtml }) => {
      const Screen = page.error ? options.errorScreen : components.get(page.route.name);
      if (!Screen) throw new ApiError("internal", `No screen for ${page.route.name}.`);
      return renderToString(
        <OwnerRoot
          Screen={Screen}
          texts={options.texts}
          environment={{
            page,
            bus: null,
            navigate: () => undefined,
            mountFragment: null,
            fragmentHtml,
          }}
        />,
        { identifierPrefix },
      );
    },
    probes: (context) => options.probes(context),
    fragments: options.fragments ?? {},
  };
}

interface ServerFragmentOptions<Data> {
  Component: ComponentType<{ data: Data }>;
  texts: Texts;
  load(props: Record<string, unknown>, context: FragmentContext): Promise<Data>;
  /** See `ServerFragment`. */
  probe?: ServerFragment["probe"];
}

/** A fragment's server face; `Component` and `texts` are those of its browser face. */
export function createServerFragment<Data>({
  Component,
  texts,
  load,
  probe,
}: ServerFragmentOptions<Data>): ServerFragment {
  return {
    load,
    ...(probe && { probe }),
    render: (data, { locale, identifierPrefix }) =>
      renderToString(
        <I18nextProvider i18n={i18nFor(locale, texts)}>
          <Component data={data as Data} />
        </I18nextProvider>,
        { identifierPrefix },
      ),
  };
}
