import type { Consent } from "@festival/contracts/consent";

/** Google's own queue, under the name that its script looks for. */
interface WithDataLayer {
  dataLayer?: unknown[];
}

/**
 * Loads the tag manager, for those who agreed to it. What belongs to marketing stays shut in it unless
 * they agreed to that, too.
 * @param id such as "GTM-ABC123", from the settings
 */
export function startTagManager(id: string, { services }: Consent): void {
  const queue = ((window as WithDataLayer).dataLayer ??= []);
  // the script takes a call for one only if it comes as a function's arguments
  function tag(..._call: unknown[]): void {
    queue.push(arguments);
  }
  const marketing = services.includes("advertising") ? "granted" : "denied";
  tag("consent", "default", {
    analytics_storage: "granted",
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  });
  queue.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
