import { EmbeddedEntry } from "../../components/EmbeddedEntry/EmbeddedEntry.tsx";
import type { FormFragmentData } from "./formFragmentData.ts";

/** A form that staff have put into a page. */
export function FormFragment({ data: { locale, ...page } }: { data: FormFragmentData }) {
  return <EmbeddedEntry page={page} locale={locale} />;
}
