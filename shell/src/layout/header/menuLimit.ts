import type { Navigation, NavigationEntry } from "@festival/contracts/api/content";

/** The menu over the whole window shows at most this many links. */
export const mostMenuLinks = 20;

/**
 * The menus with as many links as there is room for: those at the top come before what stands below them.
 * @example withinLimit({ menu: 19 entries, the first with 3 children, submenu: [], footer: [] }) => the first child stays
 */
export function withinLimit({ menu, submenu }: Navigation): Pick<Navigation, "menu" | "submenu"> {
  const top = menu.slice(0, mostMenuLinks);
  const small = submenu.slice(0, mostMenuLinks - top.length);
  let room = mostMenuLinks - top.length - small.length;
  const shown = top.map((entry): NavigationEntry => {
    const children = entry.children.slice(0, room);
    room -= children.length;
    return { ...entry, children };
  });
  return { menu: shown, submenu: small };
}
