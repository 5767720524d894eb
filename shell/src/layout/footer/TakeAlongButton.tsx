import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useState } from "react";
import { onTakeAlong, takeAlong, takesAlong } from "../../cookies/takeAlong.ts";
import styles from "./Footer.module.css";

/**
 * Asks that pages be kept for reading without a network, or takes that back. Like the contrast it needs scripts,
 * and keeps its place until they come; browsers without service workers never show it.
 */
export function TakeAlongButton() {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState<boolean>();

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return undefined;
    const read = () => setIsWanted(takesAlong());
    read();
    return onTakeAlong(read);
  }, []);

  return (
    <button
      type="button"
      className={styles.textButton}
      style={isWanted === undefined ? { visibility: "hidden" } : undefined}
      onClick={() => takeAlong(!isWanted)}
    >
      {isWanted ? t("footer.takeAlong.stop") : t("footer.takeAlong.start")}
    </button>
  );
}
