import { Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef } from "react";
import type { DraftState } from "../../form/useEntry.ts";
import styles from "./DraftNote.module.css";

interface DraftNoteProps {
  draft: DraftState;
  onDiscard(): void;
}

/** Takes the focus from the button that went with the draft. */
function Discarded() {
  const { t } = useTranslation();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} className={styles.discarded} tabIndex={-1}>
      {t("draft.discarded")}
    </p>
  );
}

/** Says that a draft was put in, and takes it out again: others may use the same device. */
export function DraftNote({ draft, onDiscard }: DraftNoteProps) {
  const { t } = useTranslation();
  if (draft === "discarded") return <Discarded />;
  const isPutIn = draft === "putIn";
  return (
    <div className={styles.note} data-shown={isPutIn}>
      {/* stands there before its words do: only so they are read out */}
      <p role="status">{isPutIn && t("draft.putIn")}</p>
      {isPutIn && (
        <Button variant="outline" size="small" onClick={onDiscard}>
          {t("draft.discard")}
        </Button>
      )}
    </div>
  );
}
