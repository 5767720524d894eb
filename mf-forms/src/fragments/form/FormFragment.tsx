import { EmbeddedEntry } from "../../components/EmbeddedEntry/EmbeddedEntry.tsx";
import type { FormFragmentData } from "./formFragmentData.ts";

/** A form that staff have put into a page. */
export function FormFragment({ data }: { data: FormFragmentData }) {
  if (!data) return null;
  const { locale, ...page } = data;
  return <EmbeddedEntry page={page} locale={locale} />;
}
