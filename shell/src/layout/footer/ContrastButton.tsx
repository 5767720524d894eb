import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useState } from "react";
import styles from "./Footer.module.css";

/** The inline script in the document's head reads it before the first paint. */
const storageKey = "festival-contrast";

/**
 * Switches the high contrast on and off. Without scripts it could do nothing, so it isn't there; until
 * they come it keeps its place, or what stands beside it would move.
 */
export function ContrastButton() {
  const { t } = useTranslation();
  const [high, setHigh] = useState<boolean>();

  useEffect(() => setHigh(document.documentElement.dataset.contrast === "high"), []);

  const toggle = () => {
    const next = !high;
    setHigh(next);
    if (next) document.documentElement.dataset.contrast = "high";
    else delete document.documentElement.dataset.contrast;
    try {
      localStorage.setItem(storageKey, next ? "high" : "normal");
    } catch {
      // private windows may refuse; the choice then lasts as long as the document
    }
  };
  return (
    <button
      type="button"
      className={styles.textButton}
      style={high === undefined ? { visibility: "hidden" } : undefined}
      onClick={toggle}
    >
      {high ? t("footer.contrast.lower") : t("footer.contrast.raise")}
    </button>
  );
}
