import type { Section, SectionOf } from "@festival/contracts/api/sections";
import type { FragmentRequest } from "@festival/contracts/fragments";
import { match } from "@festival/contracts/routes";
import { formPlace } from "./formPlace.ts";

/** The class by which staff say that a link to a form is to be the form itself. */
const formClass = "form";

function formSlugOf({ link, extra_class }: SectionOf<"link">): string | undefined {
  if (!link.startsWith("/") || !extra_class.split(/\s+/).includes(formClass)) return undefined;
  const found = match(link.split(/[?#]/, 1)[0] ?? "");
  return found?.name === "form" ? found.params.slug : undefined;
}

/**
 * The forms that stand in a page's content, as its fragments. For `load` alone.
 * @example formFragments([{ id: 7, model: "link", link: "/de/forms/kontakt", extra_class: "form", … }]) =>
 *   { "form-7": { owner: "mf-forms", name: "form", props: { slug: "kontakt" } } }
 */
export function formFragments(sections: readonly Section[]): Record<string, FragmentRequest> {
  const found: Record<string, FragmentRequest> = {};
  for (const section of sections) {
    if ("columns" in section) {
      for (const column of section.columns) Object.assign(found, formFragments(column.sections));
    }
    const slug = section.model === "link" ? formSlugOf(section) : undefined;
    if (slug !== undefined) {
      found[formPlace(section)] = { owner: "mf-forms", name: "form", props: { slug } };
    }
  }
  return found;
}
