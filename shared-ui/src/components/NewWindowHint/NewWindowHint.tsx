import { useContext } from "react";
import { translatorOf } from "../../owner/i18nFor.ts";
import { OwnerContext } from "../../owner/ownerContext.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

const texts = translatorOf({ de, en });

/**
 * Tells who does not see it that a link opens another window. Stands inside the link, behind its words,
 * on an owner's screen: elsewhere the language is not known.
 */
export function NewWindowHint() {
  const locale = useContext(OwnerContext)?.page.locale;
  return locale ? <VisuallyHidden> {texts(locale)("newWindow")}</VisuallyHidden> : null;
}
