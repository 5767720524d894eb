import { useTranslation } from "@festival/shared-ui/i18n";
import { useRef } from "react";
import buttons from "./buttons.module.css";
import styles from "./Said.module.css";

interface SaidProps {
  /** Empty while there is nothing to say. */
  words: string;
  /** Takes the words away. */
  onClose(): void;
}

/**
 * What came of an act, for screens in which one acts far from where this stands, or whose button is gone afterwards:
 * told, and in sight as far as the element around it reaches, however one has scrolled.
 */
export function Said({ words, onClose }: SaidProps) {
  const { t } = useTranslation();
  const before = useRef<Element | null>(null);
  const close = () => {
    onClose();
    // the button that was pressed is gone
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  return (
    <div className={styles.said} data-empty={words === ""}>
      <p role="status">{words}</p>
      {words !== "" && (
        <button
          type="button"
          className={buttons.quiet}
          aria-label={t("frame.closeSaid")}
          onFocus={({ relatedTarget }) => (before.current = relatedTarget)}
          onClick={close}
        >
          {t("close")}
        </button>
      )}
    </div>
  );
}
