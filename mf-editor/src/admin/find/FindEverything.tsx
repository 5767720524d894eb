import type { AdminUser } from "@festival/contracts/adminFace";
import { findRecords } from "@festival/contracts/calls/office";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Autocomplete, Input, ListBox, ListBoxItem, TextField } from "react-aria-components";
import { useLocation, useNavigate } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { instantInWords } from "../data/words.ts";
import { useProblemWords } from "../frame/CallFailure.tsx";
import { findResource } from "../resources/adminResources.ts";
import { actIn } from "./acts.ts";
import styles from "./FindEverything.module.css";
import { matching, placesFor } from "./places.ts";
import { recentRecordsOf } from "./recentRecords.ts";

const typingMs = 120;

interface Item {
  address: string;
  label: string;
  second: string;
}

/** Records that have the words that are typed, asked for when one stops for a moment. */
function useFound(typed: string) {
  const { transport } = useAdmin();
  const [words, setWords] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error } = useQuery({
    queryKey: ["find", words],
    queryFn: () => answered(transport.read(findRecords, { q: words })),
    enabled: words !== "",
    placeholderData: (before) => before,
  });
  return { found: words === "" ? [] : (data?.results ?? []), error };
}

function useRecords(typed: string) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { found, error } = useFound(typed);
  const [act, ofAct] = actIn(typed) ?? [undefined, ""];
  const { found: actedOn } = useFound(ofAct);
  const secondOf = (name: string, second: string) => {
    const day = second === "" ? "" : ` · ${instantInWords(second, locale)}`;
    return `${findResource(name)?.labels.one[locale] ?? ""}${day}`;
  };
  const done = actedOn.flatMap(({ resource: name, id, title, second }): Item[] => {
    if (!act?.of.includes(name)) return [];
    const label = `${act.label[locale]}: ${title || `#${id}`}`;
    return [{ address: act.addressOf(name, id), label, second: secondOf(name, second) }];
  });
  const items = found.flatMap(({ resource: name, id, title, second }): Item[] => {
    // all of them stand on one screen
    if (name === "blocks") {
      return [{ address: `/blocks#${id}`, label: title, second: t("find.block") }];
    }
    if (!findResource(name)) return [];
    const label = title || `#${id}`;
    return [{ address: `/${name}/${id}`, label, second: secondOf(name, second) }];
  });
  return { items: [...done, ...items], error };
}

/** What was opened last, for before one types. */
function recentItems(user: AdminUser, locale: Locale, words: (what: string) => string): Item[] {
  return recentRecordsOf(user.email)
    .read()
    .flatMap(({ resource: name, id, title }) => {
      const resource = findResource(name);
      if (!resource) return [];
      const second = words(resource.labels.one[locale]);
      return [{ address: `/${name}/${id}`, label: title || `#${id}`, second }];
    });
}

interface FindEverythingProps {
  /** What was typed before this code was there, and since. */
  typed: string;
  onTyped(typed: string): void;
  onClose(): void;
}

/** Finds any record, act, screen or setting by its words, and goes there. */
export function FindEverything({ typed, onTyped, onClose }: FindEverythingProps) {
  const { t } = useTranslation();
  const { locale, user } = useAdmin();
  const navigate = useNavigate();
  const wordsOf = useProblemWords();
  const input = useRef<HTMLInputElement>(null);
  const { items: records, error } = useRecords(typed);
  const [places] = useState(() =>
    placesFor(user, locale, {
      create: (what) => t("list.create", { what }),
      settings: t("settings.title"),
      home: t("frame.home"),
      pictureWords: t("pictureWords.title"),
    }),
  );
  const { pathname } = useLocation();
  const [recent] = useState(() => recentItems(user, locale, (what) => t("find.recent", { what })));
  // it takes the place of the field that was typed into until now
  useLayoutEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const screens = matching(places, typed).map(({ address, label }): Item => ({
    address,
    label,
    second: t("find.screen"),
  }));
  // no link to the record that is open
  const opened = recent.filter(({ address }) => address !== pathname);
  const items = typed.trim() === "" ? [...opened, ...screens] : [...records, ...screens];

  return (
    <>
      <Autocomplete inputValue={typed} onInputChange={onTyped}>
        <TextField aria-label={t("find.title")}>
          <Input ref={input} className={styles.input ?? ""} placeholder={t("find.placeholder")} />
        </TextField>
        <ListBox
          className={styles.list ?? ""}
          aria-label={t("find.results")}
          items={items}
          onAction={(address) => {
            onClose();
            void navigate(String(address));
          }}
          renderEmptyState={() => <p className={styles.none}>{t("finder.none")}</p>}
        >
          {({ address, label, second }) => (
            <ListBoxItem id={address} textValue={label} className={styles.item ?? ""}>
              <span>{label}</span>
              <span className={styles.second}>{second}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      {error && <p role="alert">{wordsOf(error)}</p>}
    </>
  );
}
