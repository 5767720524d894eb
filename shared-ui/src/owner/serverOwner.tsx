import { ApiError } from "@festival/contracts/errors";
import {
  type FragmentContext,
  type PageRequest,
  type ServerFragment,
  type ServerOwner,
} from "@festival/contracts/pageOwner";
import { hasParameters, href, isForStaff, type RouteName } from "@festival/contracts/routes";
import { renderToString } from "react-dom/server";
import { I18nextProvider, type Texts } from "@festival/shared-ui/i18n";
import { i18nFor } from "./i18nFor.ts";
import type { Fragment } from "./fragments.ts";
import { OwnerRoot } from "./OwnerRoot.tsx";
import type { Screen, ScreenComponent } from "./screens.ts";

interface ServerOwnerOptions {
  /** By route; routes that are missing are not found. */
  screens: Partial<Record<RouteName, Screen>>;
  /** Stands in for every owner's pages that failed; the shell has it. */
  errorScreen?: ScreenComponent<never>;
  texts: Texts;
  /** `FragmentsOf` the owner. */
  fragments?: Readonly<Record<string, Fragment>>;
}

/** Addresses of a route that can be rendered just now: one, or none. */
async function probesOf(
  route: RouteName,
  { server }: Screen,
  context: FragmentContext,
): Promise<string[]> {
  if (!server || isForStaff(route)) return [];
  if (!server.probe) return hasParameters(route) ? [] : [href(route, context.locale)];
  const parameters = await server.probe(context);
  return parameters ? [href(route, context.locale, parameters)] : [];
}

/** A fragment's server face. Props and data are those of its own definition, as JSON. */
function serverFragment({ Component, load, probe }: Fragment, texts: Texts): ServerFragment {
  return {
    load: (props, context) => load(props as never, context),
    ...(probe && { probe }),
    render: (data, { locale, identifierPrefix }) =>
      renderToString(
        <I18nextProvider i18n={i18nFor(locale, texts)}>
          <Component data={data as never} />
        </I18nextProvider>,
        { identifierPrefix },
      ),
  };
}

/** An owner's server face. */
export function createServerOwner(options: ServerOwnerOptions): ServerOwner {
  const screens = Object.entries(options.screens) as [RouteName, Screen][];
  const components = new Map<RouteName, ScreenComponent<never>>();
  // in the server's bundle all of them are there; only the asking takes a turn of the loop
  const ready = Promise.all(
    screens.map(async ([route, { Screen }]) => components.set(route, await Screen())),
  );
  // avoids unhandledRejection; callers that await it still get the error
  ready.catch(() => undefined);

  const serverHalf = ({ route: { name } }: PageRequest) => {
    const found = options.screens[name]?.server;
    if (!found) throw new ApiError("not_found", `No screen for ${name}.`);
    return found;
  };
  return {
    load: async (request) => {
      await ready;
      return serverHalf(request).load(request);
    },
    act: async (request, form, files) => {
      await ready;
      const { act } = serverHalf(request);
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
    probes: async (context) =>
      (await Promise.all(screens.map(([route, found]) => probesOf(route, found, context)))).flat(),
    fragments: Object.fromEntries(
      Object.entries(options.fragments ?? {}).map(([name, fragment]) => [
        name,
        serverFragment(fragment, options.texts),
      ]),
    ),
  };
}
