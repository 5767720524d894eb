import { isLocale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { translatorOf } from "../../owner/i18nFor.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

const texts = translatorOf({ de, en });

/**
 * Tells who does not see it that a link opens another window. Stands inside the link, behind its words,
 * in whatever has a language: an owner's screens, fragments, what stands around them.
 */
export function NewWindowHint() {
  const { language } = useTranslation().i18n;
  return isLocale(language) ? (
    <VisuallyHidden> {texts(language)("newWindow")}</VisuallyHidden>
  ) : null;
}
