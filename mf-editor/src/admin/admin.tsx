import type { AdminFace } from "@festival/contracts/adminFace";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { createRoot } from "react-dom/client";
import { AdminApp } from "./AdminApp.tsx";
import { browserTransport } from "../calls/transport.ts";
import { texts } from "./texts.ts";

declare let __webpack_nonce__: string | undefined;

/** Libraries put the document's nonce on the style elements that they make. */
function takeNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) __webpack_nonce__ = meta.nonce;
}

export const start: AdminFace["start"] = (place, { locale, user }) => {
  takeNonce();
  createRoot(place).render(
    <I18nextProvider i18n={createI18n(locale, texts)}>
      <AdminApp locale={locale} user={user} transport={browserTransport(locale)} />
    </I18nextProvider>,
  );
};
