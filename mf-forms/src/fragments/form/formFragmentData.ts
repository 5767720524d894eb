import type { Locale } from "@festival/contracts/locales";
import type { FormPageData } from "../../form/formPage.ts";

/** A form as another page holds it. */
export interface FormFragmentData extends Pick<FormPageData, "form" | "address" | "values"> {
  locale: Locale;
}
