import type { ComponentType } from "react";
import { I18nextProvider, createI18n, type Texts } from "@festival/shared-ui/i18n";
import { Router, type Navigator } from "@festival/shared-ui/router";
import { OwnerContext, type OwnerEnvironment } from "./ownerContext.ts";

type I18n = ReturnType<typeof createI18n>;

/** The same instance for all roots of one owner in one language. */
const instances = new WeakMap<Texts, Partial<Record<string, I18n>>>();

export function i18nFor(locale: OwnerEnvironment["page"]["locale"], texts: Texts): I18n {
  const byLocale = instances.get(texts) ?? {};
  instances.set(texts, byLocale);
  return (byLocale[locale] ??= createI18n(locale, texts));
}

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
