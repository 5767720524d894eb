import { locales } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import { oldBrowserPath } from "../../document/documentState.ts";
import de from "../locales/de.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };
import { PreparedBody } from "../answer/preparedBody.ts";
import { sendBody } from "../answer/respond.ts";

const texts = { de, en };

interface OldBrowserWords {
  label: string;
  text: string;
  close: string;
}

/**
 * Says above the page that the browser is older than the site is made for. It is in no one's way
 * and, once closed, does not come again.
 *
 * Sent to the browser as its own source, and to old ones alone: it names nothing from outside but its
 * parameters, and is written in the words of 2013, without arrows and templates.
 */
export function noticeOldBrowser(
  document: Document,
  storage: () => Storage,
  words: Readonly<Record<string, OldBrowserWords | undefined>>,
): void {
  const storageKey = "festival-old-browser";

  function wasClosed(): boolean {
    try {
      return storage().getItem(storageKey) !== null;
    } catch (error) {
      console.warn(error);
      return false;
    }
  }

  function show(): void {
    const said = words[document.documentElement.lang];
    if (!said || wasClosed()) return;
    const notice = document.createElement("div");
    notice.setAttribute("role", "region");
    notice.setAttribute("aria-label", said.label);
    notice.style.cssText = "padding:12px 16px;background:#032b5c;color:#fff;line-height:1.4";
    const text = document.createElement("span");
    text.textContent = said.text + " ";
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = said.close;
    close.style.cssText =
      "min-height:32px;padding:0 12px;border:1px solid #fff;background:transparent;color:#fff;font:inherit;cursor:pointer";
    close.addEventListener("click", function () {
      document.body.removeChild(notice);
      try {
        storage().setItem(storageKey, "closed");
      } catch (error) {
        // it comes again with the next page
        console.warn(error);
      }
    });
    notice.appendChild(text);
    notice.appendChild(close);
    document.body.insertBefore(notice, document.body.firstChild);
  }

  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
  else show();
}

/** The script that an old browser is given by the one in the document's head. */
export function oldBrowserScript(): string {
  const words = Object.fromEntries(
    locales.map((locale) => {
      const { label, text, close } = texts[locale].oldBrowser;
      return [locale, { label, text, close }];
    }),
  );
  const storage = "function () { return localStorage; }";
  return `(${noticeOldBrowser.toString()})(document, ${storage}, ${JSON.stringify(words)});\n`;
}

export function registerOldBrowser(app: FastifyInstance): void {
  const body = new PreparedBody(200, "text/javascript; charset=utf-8", oldBrowserScript());
  app.get(oldBrowserPath, (request, reply) => sendBody(request, reply, body, { isPrivate: false }));
}
