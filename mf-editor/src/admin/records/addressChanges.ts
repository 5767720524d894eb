import { locales, type Locale } from "@festival/contracts/locales";
import { addressField, publicPath } from "@festival/contracts/resources/publicPath";

interface AddressChange {
  locale: Locale;
  from: string;
  to: string;
}

/**
 * How the addresses of a record change by what is typed. Each old one redirects to the new one once it is saved; the
 * home page's address never redirects.
 * @param typed what the form holds in the field of which the address is made
 */
export function addressChanges(
  resource: string,
  record: Readonly<Record<string, unknown>>,
  typed: unknown,
): AddressChange[] {
  const after = { ...record, [addressField(resource)]: typed };
  return locales.flatMap((locale) => {
    const from = publicPath(resource, record, locale);
    const to = publicPath(resource, after, locale);
    const isHome = [from, to].includes(`/${locale}`);
    return from === undefined || to === undefined || from === to || isHome
      ? []
      : [{ locale, from, to }];
  });
}
