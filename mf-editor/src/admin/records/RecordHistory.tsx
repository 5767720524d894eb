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
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.history} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t(title)}</summary>
      {isOpen && children}
    </details>
  );
}

/** Who changed a record and when, what is different since, and the way back. */
export const RecordHistory = (props: VersionsProps) => (
  <Closed title="history.title">
    <RecordVersions {...props} />
  </Closed>
);

/** Where a record is used. */
export const RecordUsage = (props: UsesProps) => (
  <Closed title="uses.title">
    <UsedIn {...props} />
  </Closed>
);
