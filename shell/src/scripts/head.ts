import { alertCookiePrefix } from "../cookies/alertCookie.ts";
import { oldBrowserPath } from "../document/documentState.ts";

// Before the first paint: hides an alert that was dismissed, sets the contrast mode, and fetches a notice to
// browsers without `<dialog>` or `Sec-Fetch-Site`. No script sees whether the latter is sent; `ElementInternals`
// came to the engines with it.
if (!window.HTMLDialogElement || !window.ElementInternals) {
  const script = document.createElement("script");
  script.src = oldBrowserPath;
  document.head.appendChild(script);
}
try {
  const { dataset } = document.documentElement;
  // without an alert there is no such cookie either
  if (document.cookie.indexOf(alertCookiePrefix + dataset.alert + "=") >= 0) {
    dataset.alert = "dismissed";
  }
  // what was chosen here weighs more than what was chosen for all sites
  const contrast = localStorage.getItem("festival-contrast");
  if (contrast ? contrast === "high" : matchMedia("(prefers-contrast:more)").matches) {
    dataset.contrast = "high";
  }
} catch {
  // a browser that forbids cookies and storage shows the page as it came
}
