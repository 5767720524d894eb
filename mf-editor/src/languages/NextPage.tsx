import { listStaleContent } from "@festival/contracts/calls/office";
import type { Locale } from "@festival/contracts/locales";
import { languagesHref } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { answered } from "../calls/answered.ts";
import { useCalls } from "../calls/callsContext.ts";
import { useAsked } from "../pickers/useAsked.ts";
import { nextStale } from "./twins.ts";

interface NextPageProps {
  /** What the page on the screen shows, such as "page:12". */
  here: readonly string[];
  /** What of it is stale; another value reads the list again. */
  stale: string;
  locale: Locale;
}

/** The way on to the next page some words of which are older in a language; nothing where there is none. */
export function NextPage({ here, stale, locale }: NextPageProps) {
  const { t } = useTranslation();
  const calls = useCalls(locale);
  const { value } = useAsked(
    `${here.join()} ${stale}`,
    () => answered(calls.transport.read(listStaleContent, {})),
    calls,
  );
  const next = nextStale(value ?? [], new Set(here));
  if (!next) return null;
  const { title, count, path } = next;
  return <a href={languagesHref(path)}>{t("twins.nextPage", { title, count })}</a>;
}
