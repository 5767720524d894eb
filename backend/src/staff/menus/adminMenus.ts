import type { AdminMenu, StaffRole } from "@festival/contracts/api/staff";
import type { Locale } from "@festival/contracts/locales";
import { resourceGroups, type ResourceGroup } from "@festival/contracts/resources/resource";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { href } from "@festival/contracts/routes";
import { adminHref, staffPaths, type SystemPage } from "@festival/contracts/staffPaths";
import { text } from "../../platform/locales/texts.ts";

/** What stands in a group besides the resources that staff keep. */
const alsoIn: Partial<Record<ResourceGroup, readonly SystemPage[]>> = {
  programme: ["imports"],
  content: ["missed-addresses"],
  forms: ["forms-entries", "newsletter-subscribers", "consent-records"],
};

/** What admins alone may open. */
const adminMenu = {
  group: "administration",
  pages: [
    "users",
    "settings",
    "audit-log",
    "mails",
    "newsletter-deliveries",
    "jobs",
    "releases",
    "client-errors",
  ],
} as const satisfies { group: string; pages: readonly SystemPage[] };

interface Entry {
  resource: string;
  title: string;
}

const otherEntry = (locale: Locale) => (page: SystemPage) => ({
  resource: page,
  title: text(locale, `admin.${page}`),
});

/** What the group of the menu holds: its resources, and what is not one. */
function entriesOf(group: ResourceGroup, locale: Locale): Entry[] {
  const resources = resourceDescriptions.filter((description) => description.group === group);
  return [
    ...resources.map(({ name, labels }) => ({ resource: name, title: labels.many[locale] })),
    ...(alsoIn[group] ?? []).map(otherEntry(locale)),
  ];
}

/** Everyone's own. */
function accountMenu(locale: Locale): AdminMenu {
  const url = `${staffPaths.secondFactor}?lang=${locale}`;
  const own = { title: text(locale, "admin.account"), url: adminHref("account") };
  const help = { title: text(locale, "admin.help"), url: adminHref("help") };
  const links = [help, own, { title: text(locale, "admin.second-factor"), url }];
  return { title: text(locale, "adminGroup.account"), url: own.url, links };
}

/** The groups of links that a user of this role gets. */
export function adminMenus(role: StaffRole, locale: Locale): AdminMenu[] {
  const menus: { group: ResourceGroup | "administration"; entries: Entry[] }[] = [
    ...resourceGroups.map((group) => ({ group, entries: entriesOf(group, locale) })),
    ...(role === "admin"
      ? [{ group: adminMenu.group, entries: adminMenu.pages.map(otherEntry(locale)) }]
      : []),
  ];
  const groups = menus.flatMap(({ group, entries }) => {
    const links = entries.map(({ resource, title }) => ({ title, url: adminHref(resource) }));
    // a page of the site itself, where staff see what their weights bring about
    const check = { title: text(locale, "admin.quiz-check"), url: href("quizCheck", locale) };
    if (group === "quiz") links.push(check);
    const [first] = links;
    return first ? { title: text(locale, `adminGroup.${group}`), url: first.url, links } : [];
  });
  return [...groups, accountMenu(locale)];
}
