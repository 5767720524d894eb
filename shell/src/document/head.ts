import { locales } from "@festival/contracts/locales";
import type { Page, PageHead } from "@festival/contracts/pageOwner";
import { href as hrefOf } from "@festival/contracts/routes";

/** One element of the document's head that belongs to the page. */
export interface HeadTag {
  tag: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  text?: string;
}

/** What services that show links get of a page without a picture of its own. */
export const socialImagePath = "/social.png";

/** What schema.org's objects have paths of this site in; read without the document's own address. */
const addressKeys: ReadonlySet<string> = new Set(["url", "image", "item", "logo"]);

/** Where a page stands, from the home page on, for schema.org. */
function breadcrumbs(
  trail: NonNullable<PageHead["trail"]>,
  locale: Page["locale"],
  siteName: string,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: siteName, href: hrefOf("home", locale) }, ...trail].map(
      ({ name, href }, index) => ({ "@type": "ListItem", position: index + 1, name, item: href }),
    ),
  };
}

/**
 * The head of a page, the same on the server and after a navigation in the browser.
 * @param origin of the public site, as canonical and Open Graph addresses are absolute
 * @param siteName follows every title
 */
export function headTags(page: Page, origin: string, siteName: string): HeadTag[] {
  const { head } = page;
  const absolute = (path: string) => new URL(path, origin).href;
  const meta = (name: string, content: string): HeadTag => ({
    tag: "meta",
    attributes: { name, content },
  });
  const property = (name: string, content: string): HeadTag => ({
    tag: "meta",
    attributes: { property: `og:${name}`, content },
  });
  const canonical = page.alternates[page.locale] ?? page.url;
  const title = head.title === siteName ? siteName : `${head.title} – ${siteName}`;
  const tags: HeadTag[] = [
    { tag: "title", attributes: {}, text: title },
    meta("description", head.description),
    property("site_name", siteName),
    property("type", head.openGraph?.type ?? "website"),
    property("title", head.openGraph?.title || head.title),
    property("description", head.openGraph?.description || head.description),
    property("url", absolute(canonical)),
    property("locale", page.locale === "de" ? "de_DE" : "en_GB"),
  ];
  tags.push(property("image", absolute(head.openGraph?.imageUrl ?? socialImagePath)));
  tags.push(meta("twitter:card", "summary_large_image"));
  if (head.noIndex || page.error) tags.push(meta("robots", "noindex"));
  else tags.push({ tag: "link", attributes: { rel: "canonical", href: absolute(canonical) } });
  for (const locale of locales) {
    const href = page.alternates[locale];
    if (href) {
      tags.push({
        tag: "link",
        attributes: { rel: "alternate", hreflang: locale, href: absolute(href) },
      });
    }
  }
  for (const { title: name, href } of head.feeds ?? []) {
    tags.push({
      tag: "link",
      attributes: {
        rel: "alternate",
        type: "application/atom+xml",
        title: name,
        href: absolute(href),
      },
    });
  }
  const trail = head.trail ? [breadcrumbs(head.trail, page.locale, siteName)] : [];
  for (const object of [...(head.jsonLd ?? []), ...trail]) {
    tags.push({
      tag: "script",
      attributes: { type: "application/ld+json" },
      text: JSON.stringify(object, (key, value: unknown) =>
        addressKeys.has(key) && typeof value === "string" && value.startsWith("/")
          ? absolute(value)
          : value,
      ),
    });
  }
  return tags;
}

/** Marks the tags that a navigation replaces. */
export const headMark = "data-page-head";
