import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import type { FileKind } from "@festival/contracts/fields/fileKinds";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useState, type InputHTMLAttributes, type ReactNode } from "react";
import { answered } from "../../calls/answered.ts";
import { useCalls } from "../../calls/callsContext.ts";
import { Combobox } from "../Combobox.tsx";
import { useAsked } from "../useAsked.ts";
import { RecordLine } from "./RecordLine.tsx";
import { recordTitle } from "./recordTitle.ts";

/** So many suggestions stand in the list. */
const most = 20;
const typingMs = 200;

interface RecordFinderProps {
  /** Name of the resource in which is searched. */
  to: string;
  /** Of files: the kind that is offered. */
  of?: FileKind | undefined;
  locale: Locale;
  label: string;
  /** What is chosen, and what it is called as far as that is known already. */
  value: number | null;
  title: string;
  onChange(id: number | null): void;
  titleOf?: (record: StaffRecord, locale: Locale) => string;
  /** What tells a record from others of its title, where more is known than its date. */
  renderSecond?: (record: StaffRecord) => ReactNode;
  /** Empties itself when one was chosen, for lists that are added to; those are not offered again. */
  without?: readonly number[];
  mayBeEmpty?: boolean;
  control?: InputHTMLAttributes<HTMLInputElement>;
}

/** Finds a record by its words, as one types. */
export function RecordFinder(props: RecordFinderProps) {
  const { to, of, locale, label, value, title, onChange, without, control } = props;
  const { titleOf = recordTitle, renderSecond, mayBeEmpty = true } = props;
  const { t } = useTranslation();
  const calls = useCalls(locale);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(title);
  useEffect(() => setText(title), [title]);

  // what is chosen already is no search
  const search = text === title ? "" : text.trim();
  const { value: found, ...asked } = useAsked(
    isOpen ? `${to} ${of} ${search}` : null,
    () =>
      answered(
        calls.transport.read(resourceCalls(to).list, {
          per_page: most,
          ...(of && { kind: of }),
          ...(search && { search: search.slice(0, 100) }),
        }),
      ),
    { ...calls, waitMs: search === "" ? 0 : typingMs },
  );
  const results = (found?.results ?? []).filter(({ id }) => !without?.includes(id));
  return (
    <Combobox
      {...asked}
      label={label}
      takesFirst
      text={text}
      placeholder={t("picker.search")}
      suggestions={results.map((record) => ({
        key: String(record.id),
        content: (
          <>
            <RecordLine record={record} title={titleOf(record, locale)} locale={locale} />
            {renderSecond?.(record)}
          </>
        ),
      }))}
      onRetry={asked.retry}
      onText={(typed) => {
        setText(typed);
        if (typed === "" && value !== null && mayBeEmpty) onChange(null);
      }}
      onChoose={(key) => {
        const id = Number(key);
        const record = results.find((each) => each.id === id);
        onChange(id);
        setText(without || !record ? "" : titleOf(record, locale));
      }}
      onOpenChange={(next) => {
        setIsOpen(next);
        // what was typed and not chosen is none
        if (!next && (value !== null || without)) setText(title);
      }}
      control={control}
    />
  );
}
