import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { VisuallyHidden } from "@festival/shared-ui";
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import shared from "../../components/Dialog.module.css";
import { SearchForm } from "../SearchForm.tsx";
import { searchTexts } from "../searchTexts.ts";
import styles from "./SearchDialog.module.css";
import { Suggestions } from "./Suggestions.tsx";
import { useSiteSearch } from "./useSiteSearch.ts";

interface SearchDialogProps {
  locale: Locale;
  /** Closed, by whatever means. */
  onClose(): void;
}

/** The search over the page: a combobox that suggests while one types, and the way to all hits. */
export function SearchDialog({ locale, onClose }: SearchDialogProps) {
  const t = searchTexts(locale);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState("");
  /** The path of a suggestion: other ones may come while the arrows are at work. */
  const [wanted, setWanted] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);
  const suggested = useSiteSearch(typed, locale);
  const groups = isClosed ? [] : (suggested?.groups ?? []);
  const paths = groups.flatMap(({ hits }) => hits.map(({ path }) => path));
  const isOpen = paths.length > 0;
  const chosen = wanted !== null && paths.includes(wanted) ? wanted : null;
  const listId = `${id}list`;
  const optionId = (path: string) => `${listId}-${paths.indexOf(path)}`;

  // before anything else can ask whether it is open
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const chosenId = chosen === null ? undefined : optionId(chosen);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);

  const close = () => dialog.current?.close();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // the field itself is one of the places
      const places = paths.length + 1;
      const present = chosen === null ? -1 : paths.indexOf(chosen);
      setWanted(paths[((present + 1 + step + places) % places) - 1] ?? null);
    } else if (event.key === "Escape") {
      // at first the list alone, then the dialog
      event.preventDefault();
      setClosed(true);
      setWanted(null);
    } else if (event.key === "Enter" && chosenId) {
      event.preventDefault();
      document.getElementById(chosenId)?.click();
    }
  };
  const onFollow = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    // a new tab leaves this one as it is
    if (!metaKey && !ctrlKey && !shiftKey) close();
  };

  return (
    <dialog
      ref={dialog}
      className={`${shared.dialog} ${styles.dialog}`}
      aria-label={t("search.title")}
      onClose={onClose}
      onSubmit={close}
    >
      <div className={styles.content}>
        <div className={styles.form}>
          <SearchForm
            locale={locale}
            field={{
              value: typed,
              onChange: ({ target }) => {
                setTyped(target.value);
                setWanted(null);
                setClosed(false);
              },
              onKeyDown,
              role: "combobox",
              "aria-autocomplete": "list",
              "aria-expanded": isOpen,
              "aria-controls": listId,
              "aria-activedescendant": chosenId,
            }}
          />
        </div>
        <button
          type="button"
          className={`${shared.close} ${styles.close}`}
          aria-label={t("search.close")}
          onClick={close}
        />
        <div className={styles.found}>
          <div role="status">
            {suggested?.hasFailed && <p>{t("search.failed")}</p>}
            {suggested && !suggested.hasFailed && suggested.groups.length === 0 && (
              <p>{t("search.none", { words: suggested.words })}</p>
            )}
            {isOpen && (
              <VisuallyHidden>{t("search.suggested", { count: paths.length })}</VisuallyHidden>
            )}
          </div>
          {isOpen && (
            <Suggestions
              id={listId}
              locale={locale}
              groups={groups}
              optionId={optionId}
              chosen={chosen}
              onFollow={onFollow}
            />
          )}
          {isOpen && suggested && (
            <a
              className={styles.all}
              href={href("search", locale, {}, { q: suggested.words })}
              onClick={onFollow}
            >
              {t("search.all", { words: suggested.words })}
            </a>
          )}
        </div>
      </div>
    </dialog>
  );
}
