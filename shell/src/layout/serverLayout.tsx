import type { Page } from "@festival/contracts/pageOwner";
import { I18nextProvider } from "@festival/shared-ui/i18n";
import { renderToString } from "react-dom/server";
import { Footer } from "./footer/Footer.tsx";
import type { Frame } from "../frame.ts";
import { AppBar } from "./header/AppBar.tsx";
import { Header } from "./header/Header.tsx";
import { StaffBar } from "./header/StaffBar.tsx";
import { footerPrefix, headerPrefix } from "./prefixes.ts";
import { layoutI18n } from "./texts.ts";

const parts = { StaffBar, AppBar };

/** The HTML inside `#header`. */
export function renderHeader(frame: Frame, page: Page): string {
  return renderToString(
    <I18nextProvider i18n={layoutI18n(page.locale)}>
      <Header frame={frame} page={page} parts={parts} />
    </I18nextProvider>,
    { identifierPrefix: headerPrefix },
  );
}

/** The HTML inside `#footer`. */
export function renderFooter(frame: Frame, page: Page): string {
  return renderToString(
    <I18nextProvider i18n={layoutI18n(page.locale)}>
      <Footer frame={frame} page={page} />
    </I18nextProvider>,
    { identifierPrefix: footerPrefix },
  );
}
