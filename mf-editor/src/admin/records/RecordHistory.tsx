import { useTranslation } from "@festival/shared-ui/i18n";
import { useState, type ReactNode } from "react";
import styles from "./RecordHistory.module.css";
import type { VersionsProps } from "./RecordVersions.tsx";
import type { UsesProps } from "../uses/useUses.ts";
import { later } from "../frame/later.tsx";
import { withWords } from "../texts/words.ts";

function Loading() {
  const { t } = useTranslation();
  return <p role="status">{t("loading")}</p>;
}

const RecordVersions = later(
  () => import("./RecordVersions.tsx").then(({ RecordVersions }) => ({ default: RecordVersions })),
  Loading,
);
const UsedIn = later(
  withWords(["screens"], () =>
    import("../uses/UsedIn.tsx").then(({ UsedIn }) => ({ default: UsedIn })),
  ),
  Loading,
);

/** A part of a record that is read once it is opened. */
function Closed({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.history} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}

/** Who changed a record and when, what is different since, and the way back. */
export function RecordHistory(props: VersionsProps) {
  const { t } = useTranslation();
  return (
    <Closed title={t("history.title")}>
      <RecordVersions {...props} />
    </Closed>
  );
}

/** Where a record is used. */
export function RecordUsage(props: UsesProps) {
  const { t } = useTranslation();
  return (
    <Closed title={t("uses.title")}>
      <UsedIn {...props} />
    </Closed>
  );
}
