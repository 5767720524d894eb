import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import styles from "./RecordHistory.module.css";
import type { VersionsProps } from "./RecordVersions.tsx";
import { later } from "../frame/later.tsx";

function Loading() {
  const { t } = useTranslation();
  return <p role="status">{t("loading")}</p>;
}

const RecordVersions = later(
  () => import("./RecordVersions.tsx").then(({ RecordVersions }) => ({ default: RecordVersions })),
  Loading,
);

/** Who changed a record and when, what is different since, and the way back; read once it is opened. */
export function RecordHistory(props: VersionsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.history} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t("history.title")}</summary>
      {isOpen && <RecordVersions {...props} />}
    </details>
  );
}
