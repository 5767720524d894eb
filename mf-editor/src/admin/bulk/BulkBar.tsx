import { mostInBulk } from "@festival/contracts/requestBounds";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { Identifier } from "ra-core";
import { useEffect, useRef, useState } from "react";
import buttons from "../frame/buttons.module.css";
import { later } from "../frame/later.tsx";
import type { AdminResource } from "../resources/adminResource.ts";
import styles from "./bulk.module.css";
import type { Outcome } from "./outcome.ts";
import { useBulk } from "./useBulk.ts";

const BulkDialog = later(() =>
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
  const [done, setDone] = useState<Outcome>();
  const [said, setSaid] = useState("");
  // the button that was pressed is gone, and the dialog with it
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (said !== "") words.current?.focus({ preventScroll: true });
  }, [said]);

  const undo = async () => {
    try {
      await done?.undo?.();
      setSaid(t("bulk.undone"));
      setDone(undefined);
      onChanged();
    } catch (error) {
      setSaid(bulk.wordsOf(error));
    }
  };
  const isTooMany = ids.length > mostInBulk;
  return (
    <div className={styles.bar} data-bulk={ids.length > 0 ? "selected" : "done"}>
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
      <span role="status" tabIndex={-1} ref={words}>
        {said}
      </span>
      {done?.undo && (
        <button type="button" className={buttons.secondary} onClick={() => void undo()}>
          {t("bulk.undo")}
        </button>
      )}
      {isOpen && (
        <BulkDialog
          resource={resource}
          ids={ids}
          onClose={() => setIsOpen(false)}
          onDone={(outcome) => {
            setIsOpen(false);
            setDone(outcome);
            setSaid(t("bulk.done", { count: outcome.rows.length }));
            onUnselect();
            onChanged();
          }}
        />
      )}
    </div>
  );
}
