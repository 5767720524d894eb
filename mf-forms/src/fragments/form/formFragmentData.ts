import type { Locale } from "@festival/contracts/locales";
import type { FormPageData } from "../../form/formPage.ts";

/** A form as another page holds it. Null where none is asked for and the site has none. */
export type FormFragmentData =
  | (Pick<FormPageData, "form" | "address" | "values"> & { locale: Locale })
  | null;
