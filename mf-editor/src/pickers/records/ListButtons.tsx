import { useTranslation } from "@festival/shared-ui/i18n";
import type { KeyboardEvent } from "react";
import styles from "./records.module.css";

interface ListButtonsProps {
  /** Of what they move, for those who hear them. */
  name: string;
  place: number;
  count: number;
  onMove(to: number): void;
  onRemove(): void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The item may be taken out of the document and put back, which takes the focus away. */
function keepFocus(button: HTMLElement): void {
  requestAnimationFrame(() => button.isConnected && button.focus());
}

/** Moves an item of an ordered list up and down, by buttons or by Alt and the arrows on them, and takes it out. */
export function ListButtons({ name, place, count, onMove, onRemove }: ListButtonsProps) {
  const { t } = useTranslation();
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    const to = place + step;
    if (to < 0 || to >= count) return;
    onMove(to);
    keepFocus(event.currentTarget);
  };
  const button = (sign: string, words: string, isDisabled: boolean, act: () => void) => (
    <button
      type="button"
      className={styles.step}
      aria-label={words}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title={words}
      disabled={isDisabled}
      onKeyDown={press}
      onClick={({ currentTarget }) => {
        act();
        keepFocus(currentTarget);
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <>
      {button("↑", t("rows.up", { name }), place === 0, () => onMove(place - 1))}
      {button("↓", t("rows.down", { name }), place === count - 1, () => onMove(place + 1))}
      {button("✕", t("rows.remove", { name }), false, onRemove)}
    </>
  );
}

/** The list with one item in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined) return [...list];
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
