import styles from "./Arrow.module.css";

interface ArrowProps {
  /** `out` is for what leads to another site. */
  direction?: "right" | "left" | "out" | "down";
}

/** A drawn arrow, one em large; the font has none. */
export function Arrow({ direction = "right" }: ArrowProps) {
  return (
    <svg className={styles.arrow} data-direction={direction} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M1.5 10h16M11.5 4l6 6-6 6" />
    </svg>
  );
}
