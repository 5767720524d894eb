import { useTranslation } from "@festival/shared-ui/i18n";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
} from "react";
import { useCallWords } from "./callWords.ts";
import styles from "./Combobox.module.css";
import type { Suggestion } from "./suggestion.ts";

interface ComboboxProps {
  /** For those who hear it; a `<label>` may name the input by its id besides. */
  label: string;
  text: string;
  suggestions: readonly Suggestion[];
  isAsking: boolean;
  error: unknown;
  onRetry(): void;
  onText(text: string): void;
  onChoose(key: string): void;
  onOpenChange(isOpen: boolean): void;
  /** Whether Enter takes the first suggestion; otherwise what is typed is a value of its own. */
  takesFirst?: boolean;
  placeholder?: string | undefined;
  /** Of the input. */
  control?: InputHTMLAttributes<HTMLInputElement>;
}

/** A line that suggests while one types. What is suggested, and what is done with it, its user says. */
export function Combobox(props: ComboboxProps) {
  const { label, text, suggestions, isAsking, error, takesFirst = false, control = {} } = props;
  const { t } = useTranslation();
  const wordsOf = useCallWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const first = takesFirst && text !== "" && !isAsking ? 0 : undefined;
  const place = active ?? first;
  const current = place === undefined ? undefined : suggestions[place];

  const open = (next: boolean) => {
    if (next === isOpen) return;
    setIsOpen(next);
    setActive(undefined);
    props.onOpenChange(next);
  };
  const count = suggestions.length;
  useEffect(() => {
    if (!isOpen || count === 0) return;
    // in a sheet at the lower edge of a phone the list would stand below what is in sight
    box.current?.querySelector("[role=listbox]")?.scrollIntoView({ block: "nearest" });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen, count]);
  const choose = (key: string) => {
    open(false);
    props.onChoose(key);
  };
  const move = (to: number) => {
    const next = (to + suggestions.length) % suggestions.length;
    setActive(next);
    box.current?.querySelectorAll("[role=option]")[next]?.scrollIntoView({ block: "nearest" });
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) open(true);
      else if (suggestions.length > 0)
        move((active ?? -1) + (key === "ArrowDown" ? 1 : active === undefined ? 0 : -1));
    } else if (key === "Enter" && isOpen) {
      // no form around is sent by what only chooses
      if (current || takesFirst) event.preventDefault();
      if (current) choose(current.key);
      else open(false);
    } else if (key === "Escape" && isOpen) {
      // closes the list alone, not what is around it
      event.preventDefault();
      event.stopPropagation();
      open(false);
    }
  };
  const said =
    suggestions.length > 0 ? t("picker.found", { count: suggestions.length }) : t("picker.none");

  return (
    <div
      ref={box}
      className={styles.box}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) open(false);
      }}
    >
      <input
        {...control}
        className={styles.input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={control.id ? undefined : label}
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && current ? `${id}-${place}` : undefined}
        placeholder={props.placeholder}
        value={text}
        onClick={() => open(true)}
        onKeyDown={(event) => {
          press(event);
          if (!event.defaultPrevented) control.onKeyDown?.(event);
        }}
        onChange={({ target }) => {
          open(true);
          setActive(undefined);
          props.onText(target.value);
        }}
      />
      <button
        type="button"
        className={styles.open}
        tabIndex={-1}
        aria-label={t("picker.open", { what: label })}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          box.current?.querySelector("input")?.focus();
          open(!isOpen);
        }}
      >
        <span aria-hidden="true">▾</span>
      </button>
      {isOpen && (
        <div className={styles.popup}>
          {error !== undefined && (
            <p className={styles.problem} role="alert">
              {wordsOf(error)}{" "}
              <button type="button" className={styles.retry} onClick={props.onRetry}>
                {t("picker.retry")}
              </button>
            </p>
          )}
          <div
            id={`${id}-list`}
            className={styles.list}
            role="listbox"
            tabIndex={-1}
            aria-label={label}
            // the focus stays in the line
            onPointerDown={(event) => event.preventDefault()}
            onKeyDown={press}
            onClick={({ target }) => {
              const option = target instanceof Element && target.closest("[role=option]");
              const chosen =
                option && suggestions[[...(option.parentElement?.children ?? [])].indexOf(option)];
              if (chosen) choose(chosen.key);
            }}
          >
            {suggestions.map(({ key, content }, index) => (
              <div
                key={key}
                id={`${id}-${index}`}
                role="option"
                className={styles.option}
                aria-selected={index === place}
              >
                {content}
              </div>
            ))}
          </div>
          <p role="status" className={styles.said} data-empty={suggestions.length === 0}>
            {isAsking ? t("picker.asking") : error === undefined ? said : ""}
          </p>
        </div>
      )}
    </div>
  );
}
