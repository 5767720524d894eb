import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";
import { useTranslation } from "@festival/shared-ui/i18n";
import { isBlockKey } from "../blocks/blockPlaces.ts";
import type { Clipboard } from "../clipboard/useClipboard.ts";
import { StepButtons } from "./StepButtons.tsx";
import styles from "./structure.module.css";
import type { Structure } from "./useStructure.ts";

interface SectionButtonsProps {
  owner: string;
  /** Of the sections that they act on together. */
  ids: readonly SectionRef[];
  structure: Structure;
  clipboard: Clipboard;
  /** Asks where they shall go. */
  onMove(): void;
  /** Asks under which name they are kept. */
  onKeep(): void;
  /** Asks under which name they become a reusable block. */
  onMakeBlock(): void;
  /** Acts on one section alone. */
  alone?: {
    /** Asks what shall stand after it. */
    onInsert(): void;
    /** Asks what it shall become. */
    onConvert(): void;
    /** Takes back the last change of its fields; undefined where there is none. */
    onUndo: (() => void) | undefined;
  };
}

/** What is done with sections as a whole. */
export function SectionButtons(props: SectionButtonsProps) {
  const { owner, ids, structure, clipboard, onMove, onKeep, onMakeBlock, alone } = props;
  const { t } = useTranslation();
  // no block stands in another one
  const mayBeBlock =
    !isBlockKey(owner) &&
    !structure
      .actsOf(owner)
      .clip(ids)
      .sections.some(({ model }) => model === "blockref");
  return (
    <div className={styles.acts}>
      <StepButtons owner={owner} ids={ids} structure={structure} />
      <button type="button" onClick={onMove}>
        {t("panel.move")}
      </button>
      {alone && (
        <>
          <button type="button" onClick={alone.onInsert}>
            {t("panel.insert")}
          </button>
          <button type="button" onClick={alone.onConvert}>
            {t("panel.convert")}
          </button>
          <button type="button" disabled={!alone.onUndo} onClick={alone.onUndo}>
            {t("panel.undo")}
          </button>
        </>
      )}
      <button type="button" onClick={() => structure.duplicate(owner, ids)}>
        {t("panel.duplicate")}
      </button>
      <button type="button" onClick={() => void clipboard.copy(owner, ids, "copy")}>
        {t("panel.copy")}
      </button>
      <button type="button" onClick={() => void clipboard.copy(owner, ids, "cut")}>
        {t("panel.cut")}
      </button>
      <button type="button" onClick={onKeep}>
        {t("panel.keep")}
      </button>
      {mayBeBlock && (
        <button type="button" onClick={onMakeBlock}>
          {t("panel.block")}
        </button>
      )}
      <button type="button" onClick={() => structure.remove(owner, ids)}>
        {t("panel.remove")}
      </button>
    </div>
  );
}
