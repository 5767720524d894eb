/** A menu: entries in their order, each with those that stand below it. */
export interface MenuNode {
  id: number;
  children: readonly number[];
}
export type MenuTree = readonly MenuNode[];
export type Move = "up" | "down" | "in" | "out";

const without = (tree: MenuTree, id: number): MenuNode[] =>
  tree
    .filter((node) => node.id !== id)
    .map((node) => ({ ...node, children: node.children.filter((child) => child !== id) }));

const swapped = <T>(list: readonly T[], from: number, to: number): T[] | undefined => {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length) return undefined;
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, moved);
};

/** The place of an entry: its number at the top, and below that entry where it stands below one. */
function placeOf(tree: MenuTree, id: number): { top: number; child: number | null } | undefined {
  for (const [top, node] of tree.entries()) {
    if (node.id === id) return { top, child: null };
    const child = node.children.indexOf(id);
    if (child >= 0) return { top, child };
  }
  return undefined;
}

/**
 * The menu after an entry was moved one step: among its neighbours, below the one before it, or out beside the one
 * that it stands below.
 * @returns undefined where there is no such step, as menus have two levels
 */
export function moved(tree: MenuTree, id: number, move: Move): MenuTree | undefined {
  const place = placeOf(tree, id);
  const node = place && tree[place.top];
  if (!place || !node) return undefined;
  const { top, child } = place;
  if (move === "up" || move === "down") {
    const step = move === "up" ? -1 : 1;
    if (child === null) return swapped(tree, top, top + step);
    const children = swapped(node.children, child, child + step);
    return children && tree.with(top, { ...node, children });
  }
  if (move === "out") {
    if (child === null) return undefined;
    return without(tree, id).toSpliced(top + 1, 0, { id, children: [] });
  }
  const before = tree[top - 1];
  if (child !== null || !before || node.children.length > 0) return undefined;
  return without(tree, id).with(top - 1, { ...before, children: [...before.children, id] });
}

/**
 * The menu after an entry was dropped before another one, at that one's level.
 * @returns undefined where that changes nothing, or an entry with others below it would go below another one
 */
export function placedBefore(tree: MenuTree, id: number, target: number): MenuTree | undefined {
  const node = tree.find((each) => each.id === id);
  const others = without(tree, id);
  const place = placeOf(others, target);
  const parent = place && others[place.top];
  if (id === target || !place || !parent) return undefined;
  if (place.child === null) {
    return others.toSpliced(place.top, 0, node ?? { id, children: [] });
  }
  if (node && node.children.length > 0) return undefined;
  const children = parent.children.toSpliced(place.child, 0, id);
  return others.with(place.top, { ...parent, children });
}
