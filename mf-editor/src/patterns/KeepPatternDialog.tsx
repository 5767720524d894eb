import { createPattern } from "@festival/contracts/calls/patterns";
import type { Locale, Localized } from "@festival/contracts/locales";
import { mostPatternSections } from "@festival/contracts/sections/patternBounds";
import { useTranslation } from "@festival/shared-ui/i18n";
import { answered } from "../calls/answered.ts";
import { useCalls } from "../calls/callsContext.ts";
import { Dialog } from "../dialog/Dialog.tsx";
import dialog from "../dialog/dialog.module.css";
import type { Clip } from "../workingCopy/clipboard.ts";
import { patternSections } from "./patternClip.ts";
import { PatternNameForm } from "./PatternNameForm.tsx";
import { usePatternAct } from "./usePatternAct.ts";

interface KeepPatternDialogProps {
  /** What is kept. */
  clip: Clip;
  locale: Locale;
  /** @param words what to tell about it */
  onKept(words: string): void;
  onClose(): void;
}

const noName = { de: "", en: "" };

/** Keeps sections under a name, so that copies of them can be inserted anywhere. */
export function KeepPatternDialog({ clip, locale, onKept, onClose }: KeepPatternDialogProps) {
  const { t } = useTranslation();
  const { transport } = useCalls(locale);
  const { act, isBusy, problem } = usePatternAct("patterns");
  const sections = patternSections(clip);
  const keep = async (name: Localized) => {
    const body = { name, sections };
    const isDone = await act(() => answered(transport.send(createPattern, {}, body)));
    if (isDone) onKept(t("patterns.kept", { name: name[locale] }));
  };
  const isTooLong = sections.length > mostPatternSections;
  return (
    <Dialog
      title={t("patterns.keep", { count: clip.parents.filter((parent) => parent === null).length })}
      onClose={onClose}
    >
      <p>{t(isTooLong ? "patterns.tooLong" : "patterns.keepHelp", { max: mostPatternSections })}</p>
      {!isTooLong && (
        <PatternNameForm
          name={noName}
          action={t("patterns.keepAct")}
          isBusy={isBusy}
          onName={(name) => void keep(name)}
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
