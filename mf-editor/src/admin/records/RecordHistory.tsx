import { useTranslation } from "@festival/shared-ui/i18n";
import { Suspense, useState } from "react";
import styles from "./RecordHistory.module.css";
import type { VersionsProps } from "./RecordVersions.tsx";
import { later } from "../frame/later.tsx";

const RecordVersions = later(() =>
  import("./RecordVersions.tsx").then(({ RecordVersions }) => ({ default: RecordVersions })),
);

/** Who changed a record and when, what is different since, and the way back; read once it is opened. */
export function RecordHistory(props: VersionsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.history} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t("history.title")}</summary>
      {isOpen && (
        <Suspense fallback={<p role="status">{t("loading")}</p>}>
          <RecordVersions {...props} />
        </Suspense>
      )}
    </details>
  );
}
