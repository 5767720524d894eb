import type { AdminFace } from "@festival/contracts/adminFace";
import { I18nextProvider } from "@festival/shared-ui/i18n";
import { createRoot } from "react-dom/client";
import { AdminApp } from "./AdminApp.tsx";
import { browserTransport } from "../calls/transport.ts";
import { StartFailure } from "./failure/StartFailure.tsx";
import { startWords } from "./texts/words.ts";

declare let __webpack_nonce__: string | undefined;

/** Libraries put the document's nonce on the style elements that they make. */
function takeNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) __webpack_nonce__ = meta.nonce;
}

async function show(
  place: HTMLElement,
  { locale, user }: Parameters<AdminFace["start"]>[1],
): Promise<void> {
  try {
    const i18n = await startWords(locale);
    createRoot(place).render(
      <I18nextProvider i18n={i18n}>
        <AdminApp locale={locale} user={user} transport={browserTransport(locale)} />
      </I18nextProvider>,
    );
  } catch (error) {
    console.error("The words of the admin area could not be loaded:", error);
    createRoot(place).render(<StartFailure locale={locale} />);
  }
}

export const start: AdminFace["start"] = (place, given) => {
  takeNonce();
  void show(place, given);
};
