import type { Image } from "@festival/contracts/api/common";
import type { ContentPage } from "@festival/contracts/api/content";
import { imageUrl, imageWidths } from "@festival/contracts/images";
import { locales } from "@festival/contracts/locales";
import type { LoadedPage, PageHead } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";

/** The widest picture that services which show links ask for. */
const sharedImageWidth = 1200;

/** Address of the picture that services which show links ask for. */
export function sharedImage(image: Image): string {
  const widths = imageWidths.filter((width) => width <= Math.min(image.width, sharedImageWidth));
  return imageUrl(image.path, widths.at(-1) ?? imageWidths[0], "jpg");
}

/** A title as staff wrote it for search engines, without the festival's name, which the shell adds. */
function withoutSiteName(title: string, siteName: string): string {
  const end = title.indexOf(siteName);
  return end > 0 ? title.slice(0, end).replace(/(?<![\s·|–-])[\s·|–-]+$/, "") : title;
}

/**
 * What a content page says in the document's head.
 * @param image where the page has none of its own
 */
export function contentHead(
  page: ContentPage,
  siteName: string,
  { image: other }: { image?: Image | null } = {},
): PageHead {
  const image = page.og_image ?? other;
  return {
    title: withoutSiteName(page.meta_title, siteName) || page.title,
    description: page.meta_description,
    openGraph: {
      ...(page.og_type ? { type: page.og_type } : {}),
      ...(page.og_title ? { title: page.og_title } : {}),
      ...(page.og_description ? { description: page.og_description } : {}),
      ...(image ? { imageUrl: sharedImage(image) } : {}),
    },
  };
}

/** The page's address in each language that it is in. */
export function contentAlternates(urls: ContentPage["urls"]): LoadedPage["alternates"] {
  return Object.fromEntries(
    locales.flatMap((locale) =>
      urls[locale] ? [[locale, href("page", locale, { path: urls[locale] })]] : [],
    ),
  );
}
