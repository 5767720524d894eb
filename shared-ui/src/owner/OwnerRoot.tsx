import type { Page } from "@festival/contracts/pageOwner";
import { routerPath } from "@festival/contracts/routes";
import { I18nextProvider, type Texts } from "@festival/shared-ui/i18n";
import { Route, Router, Routes, type Navigator } from "@festival/shared-ui/router";
import { BusContext } from "./busContext.ts";
import { i18nFor } from "./i18nFor.ts";
import { OwnerContext, type OwnerEnvironment } from "./ownerContext.ts";
import type { ScreenComponent } from "./screens.ts";

function navigatorOf(navigate: OwnerEnvironment["navigate"]): Navigator {
  const address = (to: Parameters<Navigator["push"]>[0]) =>
    typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;
  return {
    createHref: address,
    push: (to, _state, options) =>
      navigate(address(to), { keepPosition: options?.preventScrollReset }),
    replace: (to, _state, options) =>
      navigate(address(to), { replace: true, keepPosition: options?.preventScrollReset }),
    go: (delta) => history.go(delta),
  };
}

interface OwnerRootProps {
  /** The component of the page's route, or the error screen. */
  Screen: ScreenComponent<never>;
  texts: Partial<Texts>;
  environment: OwnerEnvironment;
}

/** What stands around an owner's screens, the same on the server and in the browser. */
export function OwnerRoot({ Screen, texts, environment }: OwnerRootProps) {
  const { url, locale, route, error } = environment.page;
  // its data came from the `load` of the screen's own definition, as JSON
  const page = environment.page as Page<never>;
  return (
    <OwnerContext value={environment}>
      <BusContext value={environment.bus}>
        <I18nextProvider i18n={i18nFor(locale, texts)}>
          <Router
            location={url}
            navigator={navigatorOf(environment.navigate)}
            static={environment.bus === null}
          >
            <Routes>
              {/* an error stands at the address that failed, whatever its route */}
              <Route
                path={error ? "*" : routerPath(route.name, locale)}
                element={<Screen page={page} />}
              />
            </Routes>
          </Router>
        </I18nextProvider>
      </BusContext>
    </OwnerContext>
  );
}
