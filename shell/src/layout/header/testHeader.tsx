import type { Page } from "@festival/contracts/pageOwner";
import type { PlannedEvent } from "@festival/contracts/plan";
import { I18nextProvider } from "@festival/shared-ui/i18n";
import { testPage } from "@festival/shared-ui/owner/testing";
import { act, render } from "@testing-library/react";
import type { Frame } from "../../frame.ts";
import { busAt } from "../testDocument.ts";
import { testFrame } from "../testFrame.ts";
import { layoutI18n } from "../texts.ts";
import type { HeaderParts } from "./headerParts.ts";
import { HeaderRoot } from "./HeaderRoot.tsx";
import { StaffBar } from "./StaffBar.tsx";

export const pageAt = (url: string, given: Partial<Page> = {}) =>
  testPage({ url, data: null, ...given });

interface Shown {
  frame?: Frame;
  /** Staff's, where a test says nothing else. */
  parts?: HeaderParts;
  planned?: readonly PlannedEvent[];
}

/** Shows the header as it is in the browser, for tests. */
export function showHeader(
  page: Page,
  { frame = testFrame(), parts = { StaffBar }, planned = [] }: Shown = {},
) {
  const bus = busAt(page);
  bus.plan$.next(planned);
  const rendered = render(
    <I18nextProvider i18n={layoutI18n(page.locale)}>
      <HeaderRoot frame={frame} firstPage={page} parts={parts} bus={bus} />
    </I18nextProvider>,
  );
  return { ...rendered, bus };
}

export function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });
}
