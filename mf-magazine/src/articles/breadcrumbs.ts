import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { translate } from "../texts.ts";

interface Step {
  name: string;
  href: string;
}

/** Where a page stands, below the home page, as a schema.org BreadcrumbList. */
export function breadcrumbs(locale: Locale, steps: readonly Step[]): object {
  const home = { name: translate(locale)("breadcrumbs.home"), href: href("home", locale) };
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [home, ...steps].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: step.href,
    })),
  };
}
