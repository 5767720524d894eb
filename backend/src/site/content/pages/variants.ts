import type { ContentPage, PageVariant } from "@festival/contracts/api/content";
import type { Locale } from "@festival/contracts/locales";
import { readSections } from "../sections/sections.ts";
import { getPageNaming, listPagesById, type PageRow } from "./pages.repository.ts";

type Site = Parameters<typeof readSections>[0];
type Named = Pick<PageRow, "id" | "easyPageId" | "signPageId">;

/** Whether visitors find something on it in this language. */
async function hasContent(site: Site, { id, isOnline }: PageRow, locale: Locale): Promise<boolean> {
  if (!isOnline) return false;
  const sections = await readSections(site, { ownerType: "page", ownerId: id }, locale);
  return sections.length > 0;
}

/**
 * What a page is as a variant of another one, and the pages that say the same. A page has addresses in both languages;
 * a variant that says nothing in the reader's is left out.
 */
export async function readVariants(
  site: Site,
  page: Named,
  locale: Locale,
): Promise<Pick<ContentPage, "variant" | "variants">> {
  const naming = await getPageNaming(site.database, page.id);
  const { id, easyPageId, signPageId } = naming ?? page;
  const kinds = [
    ["standard", id],
    ["easy", easyPageId],
    ["sign", signPageId],
  ] as const;
  const others = kinds.flatMap(([kind, of]) => (of === null || of === page.id ? [] : { kind, of }));
  if (others.length === 0) return {};
  const rows = await listPagesById(
    site.database,
    others.map(({ of }) => of),
  );
  const variants: PageVariant[] = [];
  for (const { kind, of } of others) {
    const row = rows.find((each) => each.id === of);
    if (!row) continue;
    // the home page consists of blocks rather than of sections
    const isShown = kind === "standard" ? row.isOnline : await hasContent(site, row, locale);
    if (isShown) variants.push({ kind, path: row.urls[locale] });
  }
  const own = kinds.find(([, of]) => of === page.id)?.[0];
  return {
    ...(own && own !== "standard" && { variant: own }),
    ...(variants.length > 0 && { variants }),
  };
}
