import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { CSSProperties } from "react";
import { Dialog } from "../dialog/Dialog.tsx";
import buttons from "../dialog/dialog.module.css";
import { findSection } from "../workingCopy/ops.ts";
import { topOf, type OwnerState } from "../workingCopy/unsaved.ts";
import { columnsIn, movePlaces, type MovePlace } from "./movePlaces.ts";
import { sectionName } from "./sectionName.ts";
import styles from "./structure.module.css";

interface MoveDialogProps {
  state: OwnerState;
  /** What is moved. */
  ids: readonly SectionRef[];
  locale: Locale;
  onMove(at: Target): void;
  onClose(): void;
}

/** All places where sections can go, as a list in the order of the page. */
export function MoveDialog({ state, ids, locale, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation();
  const { shown } = state;
  const [first] = ids;
  const only = first !== undefined && ids.length === 1 ? findSection(shown, first) : undefined;
  const what = only ? sectionName(only, locale) : t("several.count", { count: ids.length });

  const words = (line: Exclude<MovePlace, { kind: "here" }>) => {
    if (line.kind === "before")
      return t("move.before", { name: sectionName(line.section, locale) });
    if (!line.box) return t("move.atEnd");
    const name = sectionName(line.box, locale);
    const isOne = columnsIn(line.box).length === 1;
    return t(isOne ? "move.endOf" : "move.endOfColumn", { name, column: line.at.column + 1 });
  };

  return (
    <Dialog
      title={t("move.title", { name: what })}
      onClose={onClose}
      foot={
        <button type="button" className={buttons.other} onClick={onClose}>
          {t("insert.cancel")}
        </button>
      }
    >
      <ol className={styles.places}>
        {movePlaces(shown, ids, topOf(state.owner)).map((line, index) => (
          <li key={index} style={{ "--depth": line.depth } as CSSProperties}>
            {line.kind === "here" ? (
              <p className={styles.here}>
                {t("move.here", { name: sectionName(line.section, locale) })}
              </p>
            ) : (
              <button type="button" className={styles.model} onClick={() => onMove(line.at)}>
                {words(line)}
              </button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
