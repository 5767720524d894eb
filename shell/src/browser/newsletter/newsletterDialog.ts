import { fragmentPrefix, type BrowserFragment } from "@festival/contracts/pageOwner";
import { skip } from "rxjs";
import shared from "../../components/Dialog.module.css";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import styles from "./NewsletterDialog.module.css";
import type { ShellBus } from "../../shellBus.ts";

const texts = { de, en };

interface NewsletterDialogOptions {
  bus: ShellBus;
  /** The newsletter's form, from its owner. */
  form: Promise<BrowserFragment>;
  /**
   * Called when it is closed, by whatever means.
   * @param hasFailed true where the form can't be loaded, or threw
   */
  onClose(hasFailed: boolean): void;
}

function closeButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `${shared.close} ${styles.close}`;
  button.setAttribute("aria-label", label);
  button.addEventListener("click", onClick);
  return button;
}

/**
 * Asks for the newsletter over the page. A native dialog: it keeps the focus, closes by Escape and gives
 * the focus back. Any navigation closes it, too.
 */
export function openNewsletterDialog(options: NewsletterDialogOptions): void {
  const { bus, form, onClose } = options;
  const { locale } = bus.page$.value;
  const words = texts[locale];
  const dialog = document.createElement("dialog");
  dialog.className = `${shared.dialog} ${styles.dialog}`;
  dialog.setAttribute("aria-label", words.label);
  const place = document.createElement("div");
  place.className = styles.place ?? "";
  const waiting = document.createElement("p");
  waiting.setAttribute("role", "status");
  waiting.textContent = words.loading;
  place.append(waiting);
  dialog.append(
    closeButton(words.close, () => dialog.close()),
    place,
  );
  document.body.append(dialog);

  let unmount: (() => void) | undefined;
  let isGone = false;
  let hasFailed = false;
  const leaving = bus.page$.pipe(skip(1)).subscribe(() => dialog.close());
  const fail = () => {
    hasFailed = true;
    dialog.close();
  };
  dialog.addEventListener("close", () => {
    if (isGone) return;
    isGone = true;
    leaving.unsubscribe();
    dialog.remove();
    // React refuses to take a root down while it renders
    if (unmount) queueMicrotask(unmount);
    onClose(hasFailed);
  });
  dialog.showModal();

  async function mount(): Promise<void> {
    const fragment = await form;
    await fragment.prepare(locale);
    if (isGone) return;
    place.replaceChildren();
    unmount = fragment.mount(place, {
      // it asks for what there is to order itself
      data: null,
      bus,
      locale,
      identifierPrefix: fragmentPrefix("newsletter"),
      hydrate: false,
      onFailure: fail,
    });
  }
  mount().catch((error: unknown) => {
    console.warn("The newsletter's form is missing.", error);
    fail();
  });
}
