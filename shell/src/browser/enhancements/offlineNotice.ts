import { languageTag, type Locale } from "@festival/contracts/locales";
import styles from "./OfflineNotice.module.css";
import type { ShellBus } from "../../shellBus.ts";

interface NoticeWords {
  offline: string;
  unsent: string;
  slow: string;
  asOf: string;
  reload: string;
  close: string;
}

/** When the page on the screen came from the network, if it comes from what the device has kept. */
function keptAt(): Date | undefined {
  const at = document.documentElement.dataset.kept;
  return at && !Number.isNaN(Date.parse(at)) ? new Date(at) : undefined;
}

function buttonOf(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.addEventListener("click", onClick);
  return button;
}

/**
 * Says quietly, at the window's lower edge, that there is no network, and of which moment a page is that
 * comes from what was kept. Dismissed, it is silent until there is something else to say.
 */
export function noticeOffline(
  { online$, page$ }: Pick<ShellBus, "online$" | "page$">,
  locale: Locale,
  words: NoticeWords,
): void {
  const notice = document.createElement("div");
  notice.className = styles.notice ?? "";
  notice.setAttribute("role", "status");
  document.body.append(notice);
  // not made ahead: the first format of a document takes a phone's processor for a tenth of a second
  const written = (at: Date) =>
    at.toLocaleString(languageTag[locale], { dateStyle: "medium", timeStyle: "short" });
  let said = "";

  function say(isOnline: boolean, unsent = ""): void {
    const at = keptAt();
    const state = isOnline ? words.slow : words.offline;
    const text = isOnline && !at ? "" : state;
    const age = at ? words.asOf.replace("{{time}}", written(at)) : "";
    // each attempt to send is news
    if (!unsent && text + age === said) return;
    said = unsent + text + age;
    notice.replaceChildren();
    if (!text) return;
    const sentence = document.createElement("p");
    sentence.textContent = [unsent, text, age].filter(Boolean).join(" ");
    notice.append(sentence);
    if (isOnline) notice.append(buttonOf(words.reload, () => location.reload()));
    const close = buttonOf("", () => notice.replaceChildren());
    close.setAttribute("aria-label", words.close);
    close.className = styles.close ?? "";
    notice.append(close);
  }

  // a form that the browser would send; it would leave the page for one of its own
  document.addEventListener("submit", (event) => {
    const isPost = (event.target as Element).getAttribute("method") === "post";
    if (!isPost || event.defaultPrevented || online$.value) return;
    event.preventDefault();
    say(false, words.unsent);
  });
  // not by an operator: those that combine would be half of this chunk
  const sayNow = () => say(online$.value);
  online$.subscribe(sayNow);
  page$.subscribe(sayNow);
}
