import type { Found } from "@festival/contracts/api/operations";
import { findRecords } from "@festival/contracts/calls/office";
import type { Locale } from "@festival/contracts/locales";
import { match } from "@festival/contracts/routes";
import { isSafeLink } from "@festival/contracts/safeLink";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useState, type InputHTMLAttributes } from "react";
import { answered } from "../../calls/answered.ts";
import { useCalls } from "../../calls/callsContext.ts";
import { momentOf } from "../../publish/moments.ts";
import { Combobox } from "../Combobox.tsx";
import records from "../records/records.module.css";
import type { Suggestion } from "../suggestion.ts";
import { useAsked } from "../useAsked.ts";
import { anchorsOfPage } from "./anchors.ts";
import { isMeantAsWords, meantAddress } from "./typedLink.ts";
import styles from "./links.module.css";

const typingMs = 200;

/** Whether an address is that of a screen which is there without any record, such as the programme. */
function isScreen(address: string): boolean {
  const found = match(address.split(/[?#]/)[0] ?? "");
  return found !== undefined && Object.values(found.params).every((value) => value === "");
}

type Result = Found["results"][number];

interface LinkFinderProps {
  locale: Locale;
  label: string;
  value: string;
  /** @param typing whether it is written letter by letter */
  onChange(address: string, typing?: boolean): void;
  control?: InputHTMLAttributes<HTMLInputElement>;
}

/** What a link leads to: its kind, name, date and state. */
function Target({ result, locale }: { result: Result; locale: Locale }) {
  const { t } = useTranslation();
  const { resource, title, second, state } = result;
  return (
    <>
      <span className={records.title}>{title}</span>
      <span className={records.second}>
        {t(`link.kind.${resource}`)}
        {second && ` · ${momentOf(second, locale)}`}
      </span>
      {state !== "public" && <span className={records.state}>{t(`link.state.${state}`)}</span>}
    </>
  );
}

/** Asks for what has the words, or for what stands at an address of this site. */
function useFound(question: string | null, locale: Locale, waitMs: number) {
  const calls = useCalls(locale);
  const { value, ...asked } = useAsked(
    question,
    () => answered(calls.transport.read(findRecords, { q: (question ?? "").slice(0, 300) })),
    { ...calls, waitMs },
  );
  const results = question === null ? [] : (value?.results ?? []);
  return { ...asked, results: results.filter(({ path }) => path !== "") };
}

/** One line for the address of a link, which finds it by words too, and says where it leads. */
export function LinkFinder({ locale, label, value, onChange, control }: LinkFinderProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setText(value), [value]);

  const typed = text.trim();
  const words = isMeantAsWords(text) ? typed : null;
  const found = useFound(isOpen ? words : null, locale, typingMs);
  const isOwn = value.startsWith("/") && isSafeLink(value);
  const { results: here, isAsking: isLooking } = useFound(
    isOwn && !isOpen ? value : null,
    locale,
    0,
  );
  const meant = meantAddress(typed);
  const fold = (part: string) => part.toLowerCase();
  const anchors = isOpen
    ? anchorsOfPage().filter(({ address, words: shown }) =>
        fold(`${address} ${shown}`).includes(fold(typed)),
      )
    : [];
  const suggestions: Suggestion[] = [
    ...(meant ? [{ key: meant, content: meant }] : []),
    ...found.results.map((result) => ({
      key: result.path,
      content: <Target result={result} locale={locale} />,
    })),
    ...anchors.map(({ address, words: shown }) => ({
      key: address,
      content: (
        <>
          <span className={records.title}>{address}</span>
          <span className={records.second}>
            {t("link.here")}
            {shown && ` · ${shown}`}
          </span>
        </>
      ),
    })),
  ];
  const unique = [...new Map(suggestions.map((each) => [each.key, each])).values()];
  const [target] = here;
  return (
    <>
      <Combobox
        {...found}
        label={label}
        text={text}
        placeholder={t("link.placeholder")}
        suggestions={unique}
        onRetry={found.retry}
        onText={(next) => {
          setText(next);
          // words are no address; they stay here until one is found
          if (!isMeantAsWords(next)) onChange(next.trim(), true);
        }}
        onChoose={(address) => {
          setText(address);
          onChange(address);
        }}
        onOpenChange={(next) => {
          setIsOpen(next);
          if (!next && words !== null) onChange(words);
        }}
        control={{ inputMode: "url", ...control }}
      />
      <p role="status" className={styles.leads}>
        {isOpen ? null : target ? (
          <Target result={target} locale={locale} />
        ) : isOwn && !isLooking && !isScreen(value) ? (
          t("link.unknown")
        ) : null}
      </p>
    </>
  );
}
