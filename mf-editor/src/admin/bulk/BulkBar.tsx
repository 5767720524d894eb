import type { BulkResult } from "@festival/contracts/api/editing/bulk";
import { mostInBulk } from "@festival/contracts/requestBounds";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { Identifier } from "ra-core";
import { lazy, Suspense, useState } from "react";
import buttons from "../frame/buttons.module.css";
import type { AdminResource } from "../resources/adminResource.ts";
import styles from "./bulk.module.css";
import { useBulk } from "./useBulk.ts";

const BulkDialog = lazy(() =>
  import("./BulkDialog.tsx").then(({ BulkDialog }) => ({ default: BulkDialog })),
);

interface BulkBarProps {
  resource: AdminResource;
  ids: readonly Identifier[];
  onUnselect(): void;
  /** After a change, and after it was taken back. */
  onChanged(): void;
}

/** What can be done with the selected records, and the way back from what was done last. */
export function BulkBar({ resource, ids, onUnselect, onChanged }: BulkBarProps) {
  const { t } = useTranslation();
  const bulk = useBulk(resource);
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<readonly BulkResult[]>([]);
  const [said, setSaid] = useState("");
  const changed = done.filter(({ before }) => Object.keys(before).length > 0);

  const undo = async () => {
    try {
      const back = changed.map(({ id, revision, before }) => ({
        id,
        revision: revision ?? 0,
        set: before,
      }));
      await bulk.change(back, false);
      setSaid(t("bulk.undone"));
      setDone([]);
      onChanged();
    } catch (error) {
      setSaid(bulk.wordsOf(error));
    }
  };
  const isTooMany = ids.length > mostInBulk;
  return (
    <div className={styles.bar}>
      {ids.length > 0 && (
        <>
          <span>{t("bulk.selected", { count: ids.length })}</span>
          <button
            type="button"
            className={buttons.primary}
            disabled={isTooMany}
            onClick={() => setIsOpen(true)}
          >
            {t("bulk.open")}
          </button>
          <button type="button" className={buttons.quiet} onClick={onUnselect}>
            {t("bulk.unselect")}
          </button>
          {isTooMany && <span role="status">{t("bulk.tooMany", { most: mostInBulk })}</span>}
        </>
      )}
      <span role="status">{said}</span>
      {changed.length > 0 && (
        <button type="button" className={buttons.secondary} onClick={() => void undo()}>
          {t("bulk.undo")}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <BulkDialog
            resource={resource}
            ids={ids}
            onClose={() => setIsOpen(false)}
            onDone={(results) => {
              setIsOpen(false);
              setDone(results);
              setSaid(t("bulk.done", { count: results.length }));
              onUnselect();
              onChanged();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
