import type { NavigationEntry } from "@festival/contracts/api/content";
import type { ContractLinks } from "@festival/contracts/api/settings";
import type { Locale } from "@festival/contracts/locales";
import { isLegalPath } from "@festival/contracts/privacy/legalPages";
import { text } from "../../platform/locales/texts.ts";

const isLegal = ({ url }: NavigationEntry): boolean => url !== null && isLegalPath(url);

/**
 * The footer with the links by which consumers end contracts, in the words that the law gives them. They stand behind
 * the legal pages, as these are on every page, also where the footer is short.
 */
export function withContractLinks(
  footer: readonly NavigationEntry[],
  links: ContractLinks,
  locale: Locale,
): NavigationEntry[] {
  const entries = (["cancel", "withdraw"] as const)
    .filter((name) => links[name][locale] !== "")
    .map((name) => ({
      title: text(locale, `contracts.${name}`),
      url: links[name][locale],
      children: [],
    }));
  const place = footer.findIndex(({ children }) => children.some(isLegal));
  return footer
    .flatMap((entry, index) =>
      index === place ? { ...entry, children: [...entry.children, ...entries] } : entry,
    )
    .concat(place < 0 ? entries : []);
}
