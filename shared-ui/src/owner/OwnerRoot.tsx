import type { ComponentType } from "react";
import { I18nextProvider, type Texts } from "@festival/shared-ui/i18n";
import { Router, type Navigator } from "@festival/shared-ui/router";
import { i18nFor } from "./i18nFor.ts";
import { OwnerContext, type OwnerEnvironment } from "./ownerContext.ts";

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
  App: ComponentType;
  texts: Texts;
  environment: OwnerEnvironment;
}

/** What stands around an owner's screens, the same on the server and in the browser. */
export function OwnerRoot({ App, texts, environment }: OwnerRootProps) {
  return (
    <OwnerContext value={environment}>
      <I18nextProvider i18n={i18nFor(environment.page.locale, texts)}>
        <Router
          location={environment.page.url}
          navigator={navigatorOf(environment.navigate)}
          static={environment.bus === null}
        >
          <App />
        </Router>
      </I18nextProvider>
    </OwnerContext>
  );
}
