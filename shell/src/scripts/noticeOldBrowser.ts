export interface OldBrowserWords {
  label: string;
  text: string;
  close: string;
}

const storageKey = "festival-old-browser";

function wasClosed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

function show({ label, text, close }: OldBrowserWords): void {
  const notice = document.createElement("div");
  notice.setAttribute("role", "region");
  notice.setAttribute("aria-label", label);
  notice.style.cssText = "padding:12px 16px;background:#032b5c;color:#fff;line-height:1.4";
  const words = document.createElement("span");
  words.textContent = text + " ";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = close;
  button.style.cssText =
    "min-height:32px;padding:0 12px;border:1px solid #fff;background:transparent;color:#fff;font:inherit;cursor:pointer";
  button.addEventListener("click", () => {
    document.body.removeChild(notice);
    try {
      localStorage.setItem(storageKey, "closed");
    } catch (error) {
      // it comes again with the next page
      console.warn(error);
    }
  });
  notice.appendChild(words);
  notice.appendChild(button);
  document.body.insertBefore(notice, document.body.firstChild);
}

/**
 * Says above the page that the browser is older than the site is made for. The notice covers nothing and, once
 * closed, does not come again.
 * @param words by language
 */
export function noticeOldBrowser(
  words: Readonly<Record<string, OldBrowserWords | undefined>>,
): void {
  function showOnce(): void {
    const said = words[document.documentElement.lang];
    if (said && !wasClosed()) show(said);
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", showOnce);
  else showOnce();
}
