import { listForms } from "@festival/contracts/calls/forms";
import { localize } from "@festival/contracts/locales";
import type { LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { address } from "../../form/formAddress.ts";
import { translate } from "../../texts.ts";

export interface FormListPageData {
  forms: readonly { id: number; title: string; intro: string; address: string }[];
}

/** The public forms. */
export async function loadFormListPage({
  locale,
  api,
}: PageRequest): Promise<LoadResult<FormListPageData>> {
  const forms = await api.get(listForms);
  const t = translate(locale);
  return {
    kind: "page",
    data: {
      forms: forms.map(({ id, title, intro, slug }) => ({
        id,
        title,
        intro,
        address: address(locale, slug),
      })),
    },
    head: { title: t("list.title"), description: t("list.description") },
    alternates: localize((other) => href("forms", other)),
  };
}
