import type { AdminMenu, StaffRole } from "@festival/contracts/api/staff";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { adminHref, adminPages, staffPaths } from "@festival/contracts/staffPaths";
import { text } from "../../platform/locales/texts.ts";

/** What staff keep in the admin area, in the groups and the order of its menu. */
const editorMenus = [
  {
    group: "programme",
    resources: [
      "events",
      "booklets",
      "artists",
      "ensembles",
      "venues",
      "composers",
      "works",
      "genres",
      "seasons",
    ],
  },
  {
    group: "content",
    resources: ["pages", "navigation", "redirects", "alerts", "marketing-banners"],
  },
  { group: "magazine", resources: ["articles", "article-categories", "tags", "authors"] },
  {
    group: "media",
    resources: ["images", "files", "press-images", "download-categories", "download-directories"],
  },
  { group: "quiz", resources: ["quizzes", "moods"] },
  {
    group: "forms",
    resources: ["forms", "forms-entries", "newsletter-subscribers", "consent-records"],
  },
  { group: "people", resources: ["team-members", "sponsors"] },
] as const;

/** What admins alone may open. */
const adminMenu = {
  group: "administration",
  resources: ["users", "settings", "audit-log", "mails", "jobs"],
} as const;

/** Everybody's own. */
function accountMenu(locale: Locale): AdminMenu {
  const url = `${staffPaths.secondFactor}?lang=${locale}`;
  const links = [{ title: text(locale, "admin.second-factor"), url }];
  return { title: text(locale, "adminGroup.account"), url, links };
}

/**
 * The groups of links that a user of this role gets; none without a link.
 * @param hasPage whether a resource's link leads somewhere
 */
export function adminMenus(
  role: StaffRole,
  locale: Locale,
  hasPage: (resource: string) => boolean = (resource) => adminPages.has(resource),
): AdminMenu[] {
  const menus = role === "admin" ? [...editorMenus, adminMenu] : editorMenus;
  const groups = menus.flatMap(({ group, resources }) => {
    const links = resources.filter(hasPage).map((resource) => ({
      title: text(locale, `admin.${resource}`),
      url: adminHref(resource),
    }));
    // a page of the site itself, where staff see what their weights bring about
    const check = { title: text(locale, "admin.quiz-check"), url: href("quizCheck", locale) };
    if (group === "quiz") links.push(check);
    const [first] = links;
    return first ? { title: text(locale, `adminGroup.${group}`), url: first.url, links } : [];
  });
  return [...groups, accountMenu(locale)];
}
