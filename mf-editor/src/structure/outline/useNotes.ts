import type { Check } from "@festival/contracts/api/editing/checks";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { missingFields } from "../../page/sectionWords.ts";
import type { Other } from "../../presence/Presence.ts";
import { fieldLabel } from "../../publish/labels.ts";
import { findSection, type LocalSection } from "../../workingCopy/ops.ts";
import { keyOfOwner, type OwnerState } from "../../workingCopy/unsaved.ts";

interface NotesParts {
  state: OwnerState;
  checks: readonly Check[];
  others: readonly Other[];
  locale: Locale;
}

/** Notes about a section: what is missing, unsaved or found, and who else is there. */
export function useNotes({ state, checks, others, locale }: NotesParts) {
  const { t } = useTranslation();
  const owner = keyOfOwner(state.owner);
  return (section: LocalSection): string[] => {
    const { id, model } = section;
    const missing = missingFields(section, locale);
    const found = checks
      // what is missing now is told as it stands here
      .filter((check) => check.section === id && check.code !== "required")
      .map(({ code, field, locale: language }) =>
        [
          field && fieldLabel({ owner, model }, field, locale),
          language && `(${language.toUpperCase()})`,
          t(`check.${code}`),
        ]
          .filter(Boolean)
          .join(" "),
      );
    const here = others.filter((other) => other.section === id).map(({ name }) => name);
    return [
      ...(here.length > 0 ? [t("outline.here", { names: here.join(", ") })] : []),
      ...(findSection(state.base.content, id) === section ? [] : [t("outline.unsaved")]),
      ...(state.held.some((value) => value.section === id) ? [t("outline.wrong")] : []),
      ...(missing.length > 0 ? [t("section.missing", { fields: missing.join(", ") })] : []),
      ...new Set(found),
    ];
  };
}
