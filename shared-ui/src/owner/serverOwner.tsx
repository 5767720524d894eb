import { ApiError } from "@festival/contracts/errors";
import {
  contractNumber,
  type FragmentContext,
  type LoadResult,
  type PageRequest,
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

interface Screen {
  load(request: PageRequest): Promise<LoadResult>;
  act?(request: PageRequest, form: PostedForm): Promise<LoadResult>;
}

interface ServerOwnerOptions {
  App: ComponentType;
  texts: Texts;
  /** By route; routes without a screen are not found. */
  screens: Partial<Record<RouteName, Screen>>;
  fragments?: Record<string, ServerFragment>;
  /** Addresses that must render before a release may go live. */
  probes(context: FragmentContext): Promise<string[]>;
}

/** An owner's server face. */
export function createServerOwner(options: ServerOwnerOptions): ServerOwner {
  const screenOf = (request: PageRequest): Screen => {
    const screen = options.screens[request.route.name];
    if (!screen) throw new ApiError("not_found", `No screen for ${request.route.name}.`);
    return screen;
  };
  return {
    contract: contractNumber,
    load: async (request) => screenOf(request).load(request),
    act: async (request, form) => {
      const { act } = screenOf(request);
      if (!act) throw new ApiError("bad_request", "This page takes no posts.");
      return act(request, form);
    },
    render: (page, { identifierPrefix, fragmentHtml }) =>
      renderToString(
        <OwnerRoot
          App={options.App}
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
      ),
    probes: (context) => options.probes(context),
    fragments: options.fragments ?? {},
  };
}

interface ServerFragmentOptions<Data> {
  Component: ComponentType<{ data: Data }>;
  texts: Texts;
  load(props: Record<string, unknown>, context: FragmentContext): Promise<Data>;
}

/** A fragment's server face; `Component` and `texts` are those of its browser face. */
export function createServerFragment<Data>({
  Component,
  texts,
  load,
}: ServerFragmentOptions<Data>): ServerFragment {
  return {
    load,
    render: (data, { locale, identifierPrefix }) =>
      renderToString(
        <I18nextProvider i18n={i18nFor(locale, texts)}>
          <Component data={data as Data} />
        </I18nextProvider>,
        { identifierPrefix },
      ),
  };
}
