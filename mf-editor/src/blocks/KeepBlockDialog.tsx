import { createBlock } from "@festival/contracts/calls/blocks";
import type { Locale, Localized } from "@festival/contracts/locales";
import { mostPatternSections } from "@festival/contracts/sections/patternBounds";
import { useTranslation } from "@festival/shared-ui/i18n";
import { answered } from "../calls/answered.ts";
import { useCalls } from "../calls/callsContext.ts";
import { Dialog } from "../dialog/Dialog.tsx";
import dialog from "../dialog/dialog.module.css";
import { patternSections } from "../patterns/patternClip.ts";
import { PatternNameForm } from "../patterns/PatternNameForm.tsx";
import { usePatternAct } from "../patterns/usePatternAct.ts";
import type { Clip } from "../workingCopy/clipboard.ts";

interface KeepBlockDialogProps {
  /** What it shall hold. */
  clip: Clip;
  locale: Locale;
  /** @param words what to tell about it */
  onMade(block: number, words: string): void;
  onClose(): void;
}

const noName = { de: "", en: "" };

/** Makes a reusable block of sections; it takes their place, and may stand in others. */
export function KeepBlockDialog({ clip, locale, onMade, onClose }: KeepBlockDialogProps) {
  const { t } = useTranslation();
  const { transport } = useCalls(locale);
  const { act, isBusy, problem } = usePatternAct("blocks");
  const sections = patternSections(clip);
  const make = (name: Localized) =>
    act(async () => {
      const { id } = await answered(transport.send(createBlock, {}, { name, sections }));
      onMade(id, t("blocks.made", { name: name[locale] }));
    });
  const isTooLong = sections.length > mostPatternSections;
  return (
    <Dialog title={t("blocks.make")} onClose={onClose}>
      <p>{t(isTooLong ? "blocks.tooLong" : "blocks.makeHelp", { max: mostPatternSections })}</p>
      {!isTooLong && (
        <PatternNameForm
          name={noName}
          action={t("blocks.makeAct")}
          isBusy={isBusy}
          onName={(name) => void make(name)}
        />
      )}
      {problem && (
        <p role="alert" className={dialog.problem}>
          {problem}
        </p>
      )}
      <p className={dialog.actions}>
        <button type="button" className={dialog.other} onClick={onClose}>
          {t("insert.cancel")}
        </button>
      </p>
    </Dialog>
  );
}
