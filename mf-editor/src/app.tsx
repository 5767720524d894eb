import type { EditorBus } from "@festival/contracts/bus";
import type { LoadFace } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import * as React from "react";
import * as ReactDOMClient from "react-dom/client";
import singleSpaReact from "single-spa-react";
import { withAlerts } from "./bus.ts";
import { Editor } from "./Editor.tsx";
import { barTexts } from "./words/barTexts.ts";

interface EditorProps {
  bus: EditorBus;
  locale: Locale;
  loadFace: LoadFace;
  identifierPrefix: string;
}

function Root({ bus, locale, loadFace }: EditorProps) {
  const [i18n] = React.useState(() => createI18n(locale, barTexts));
  const [own] = React.useState(() => withAlerts(bus));
  return (
    <I18nextProvider i18n={i18n}>
      <Editor bus={own} locale={locale} loadFace={loadFace} />
    </I18nextProvider>
  );
}

function place(): HTMLElement {
  const id = "editor";
  const present = document.getElementById(id);
  if (present) return present;
  const made = document.createElement("div");
  made.id = id;
  document.body.append(made);
  return made;
}

/** Mounted by the shell beside the page's owner, for staff only. */
export const { bootstrap, mount, unmount } = singleSpaReact<EditorProps>({
  React,
  ReactDOMClient,
  rootComponent: Root,
  domElementGetter: place,
  // the page itself must go on without its tools
  errorBoundary: () => <></>,
});
