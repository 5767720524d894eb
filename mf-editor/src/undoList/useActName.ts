import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useCallback } from "react";
import { modelLabel } from "../page/sectionWords.ts";
import type { UndoEntry } from "../workingCopy/undo.ts";

/** What an act was, in words. */
export function useActName(locale: Locale) {
  const { t } = useTranslation();
  return useCallback(
    ({ label: { act, model, words, count } }: Pick<UndoEntry, "label">) =>
      count === undefined
        ? t(`act.${act}`, { model: modelLabel(model, locale), words })
        : t(`acts.${act}`, { model: modelLabel(model, locale), words, count }),
    [t, locale],
  );
}
