import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./fields.module.css";

interface ListButtonsProps {
  /** Of what they move, for those who hear them. */
  name: string;
  place: number;
  count: number;
  onMove(to: number): void;
  onRemove(): void;
}

/** Moves an item of an ordered list up and down, and takes it out. */
export function ListButtons({ name, place, count, onMove, onRemove }: ListButtonsProps) {
  const { t } = useTranslation();
  const button = (sign: string, words: string, isDisabled: boolean, act: () => void) => (
    <button
      type="button"
      className={styles.icon}
      aria-label={words}
      title={words}
      disabled={isDisabled}
      onClick={act}
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
