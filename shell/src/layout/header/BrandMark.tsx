import styles from "./BrandMark.module.css";

/** The festival's mark: two tones a fifth apart, on the river. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.disc} cx="24" cy="24" r="24" />
      <path className={styles.low} d="M6 24c3-11 9-11 12 0s9 11 12 0 9-11 12 0" />
      <path
        className={styles.high}
        d="M6 24c2-13.5 6-13.5 8 0s6 13.5 8 0 6-13.5 8 0 6 13.5 8 0c.9-6 2.2-9.4 3.6-10"
      />
    </svg>
  );
}
