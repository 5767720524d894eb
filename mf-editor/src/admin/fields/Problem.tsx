import styles from "./fields.module.css";

/** What is wrong with an input, which names it by `aria-describedby`. */
export function Problem({ id, words }: { id: string; words: string | undefined }) {
  if (!words) return null;
  return (
    <p id={`${id}-problem`} className={styles.problem}>
      {words}
    </p>
  );
}
