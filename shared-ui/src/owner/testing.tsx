import type { Bus } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import { render, type RenderResult } from "@testing-library/react";
import axe from "axe-core";
import type { ComponentType } from "react";
import type { Texts } from "@festival/shared-ui/i18n";
import { BusContext } from "./busContext.ts";
import type { OwnerEnvironment } from "./ownerContext.ts";
import { I18nextProvider } from "@festival/shared-ui/i18n";
import { i18nFor } from "./i18nFor.ts";
import { OwnerRoot } from "./OwnerRoot.tsx";
import type { ScreenComponent } from "./screens.ts";

/**
 * A page for tests, with what every page has; `given` says what the test is about.
 * @example testPage({ url: "/de/programm-tickets", data })
 */
export function testPage<Data>(
  given: Pick<Page<Data>, "url" | "data"> & Partial<Page<Data>>,
): Page<Data> {
  return {
    locale: "de",
    route: { name: "page", params: {}, query: {} },
    owner: "shell",
    status: 200,
    head: { title: "", description: "" },
    alternates: {},
    fragments: {},
    releases: {},
    layout: "default",
    audience: "visitor",
    now: "2025-08-20T08:00:00.000Z",
    ...given,
  };
}

interface RenderedScreen<Data> extends RenderResult {
  /** Shows another page of the same owner, as a navigation does. */
  show(page: Page<Data>): void;
}

/** Renders a screen for `page` in the roots it has in the browser, for tests. */
export function renderScreen<Data>(
  Screen: ScreenComponent<Data>,
  texts: Texts,
  page: Page<Data>,
  environment: Partial<OwnerEnvironment> = {},
): RenderedScreen<Data> {
  const tree = (shown: Page<Data>) => (
    <OwnerRoot
      Screen={Screen}
      texts={texts}
      environment={{
        page: shown,
        bus: null,
        navigate: () => undefined,
        mountFragment: null,
        fragmentHtml: {},
        ...environment,
      }}
    />
  );
  const rendered = render(tree(page));
  return { ...rendered, show: (next) => rendered.rerender(tree(next)) };
}

/** Renders a fragment as the island it is, for tests. */
export function renderFragment<Data>(
  Component: ComponentType<{ data: Data }>,
  texts: Texts,
  data: Data,
  locale: Page["locale"] = "de",
  bus: Bus | null = null,
): RenderResult {
  return render(
    <BusContext value={bus}>
      <I18nextProvider i18n={i18nFor(locale, texts)}>
        <Component data={data} />
      </I18nextProvider>
    </BusContext>,
  );
}

// without a picture of its letters no font's words can be told to be icons: all words are seen as words
axe.configure({
  checks: [{ id: "label-content-name-mismatch", options: { occurrenceThreshold: 0 } }],
});

/**
 * What axe finds wrong, as readable lines; an accessible element yields an empty list. Landmarks
 * and the document's own rules are left to the journeys, which see whole documents; colours need a
 * real browser.
 */
export async function axeProblems(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: {
      region: { enabled: false },
      "color-contrast": { enabled: false },
      // not among axe's own choice; people who speak to their computer say what they see
      "label-content-name-mismatch": { enabled: true },
    },
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(", ")})`,
  );
}

export { testBus, type TestBus } from "./testBus.ts";
