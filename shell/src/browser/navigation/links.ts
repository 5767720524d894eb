import type { NavigateOptions } from "@festival/contracts/pageOwner";
import { isLocale } from "@festival/contracts/locales";
import { match } from "@festival/contracts/routes";
import { localeCookie, localeCookieDays } from "../../cookies/localeCookie.ts";

/**
 * Whether the navigator can open an address without a new document: a page of this
 * site in this document's language.
 */
function isOwnPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.origin !== location.origin) return false;
  return match(url.pathname)?.locale === document.documentElement.lang;
}

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const target = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(target instanceof HTMLAnchorElement)) return undefined;
  if (target.target && target.target !== "_self") return undefined;
  if (target.hasAttribute("download") || target.dataset.fullLoad !== undefined) return undefined;
  return isOwnPage(target.href) ? target : undefined;
}

function isSamePlace(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}

/** Stores the language that the visitor chose for the next visit of `/`. */
function rememberLanguage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a[hreflang]") : null;
  const locale = link?.getAttribute("hreflang") ?? undefined;
  if (!isLocale(locale) || locale === document.documentElement.lang) return;
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${localeCookieDays * 86_400}; samesite=lax`;
}

/** Whether a link leads to the newsletter from another page: a dialog opens there. */
function asksForNewsletter({ pathname, search, hash }: URL): boolean {
  const isThere = match(location.pathname)?.name === "newsletter";
  return !search && !hash && !isThere && match(pathname)?.name === "newsletter";
}

interface LinkHandlers {
  navigate(url: string, options?: NavigateOptions): void;
  warm(url: string): void;
  openNewsletter(): void;
}

/** Turns clicks on plain links, and GET forms, of this site into navigations without reload. */
export function listenToLinks({ navigate, warm, openNewsletter }: LinkHandlers): void {
  document.addEventListener("click", (event) => {
    rememberLanguage(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = linkOf(event);
    if (!link) return;
    const url = new URL(link.href);
    // within the page the browser does it best
    if (url.hash && isSamePlace(url)) return;
    event.preventDefault();
    if (asksForNewsletter(url)) openNewsletter();
    else navigate(link.href, { keepPosition: link.closest("[data-keep-position]") !== null });
  });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const answersItself = ["formaction", "formmethod", "formtarget"];
    if (answersItself.some((name) => event.submitter?.hasAttribute(name))) return;
    // a field called "action" or "method" would stand in the way of the form's own properties
    const attribute = (name: string) => form.getAttribute(name) ?? "";
    if (!/^(?:get)?$/i.test(attribute("method")) || attribute("target")) return;
    const address = new URL(attribute("action") || location.href, document.baseURI).href;
    if (!isOwnPage(address)) return;
    const url = new URL(address);
    event.preventDefault();
    const values = [...new FormData(form, event.submitter)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
    );
    url.search = new URLSearchParams(values).toString();
    navigate(url.href, { keepPosition: form.dataset.keepPosition !== undefined });
  });

  const warmLink = (event: Event) => {
    const link = linkOf(event);
    if (!link) return;
    const url = new URL(link.href);
    if (!isSamePlace(url) && !asksForNewsletter(url)) warm(link.href);
  };
  document.addEventListener("pointerover", warmLink, { passive: true });
  document.addEventListener("focusin", warmLink);
}
