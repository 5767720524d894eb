import { routes, type RouteDefinition, type RouteName, type RouteTable } from "./table.ts";

let present: RouteTable = routes;

/** The table that this process or document goes by. */
export const presentRoutes = (): RouteTable => present;

/**
 * Puts rows that live releases declare in the place of all rows that the same owners have here. To be called before
 * anything asks for an address: once for each process, and for each document.
 */
export function takeDeclaredRoutes(declared: RouteTable): void {
  const owners = new Set(Object.values(declared).map(({ owner }) => owner));
  const others = Object.entries<RouteDefinition>(routes).filter(
    ([, { owner }]) => !owners.has(owner),
  );
  present = { ...declared, ...Object.fromEntries(others) };
}

/**
 * A route with all that any of them may have.
 * @throws Error when no live release declares it
 */
export function definition(name: RouteName): RouteDefinition {
  const found = present[name];
  if (!found) throw new Error(`There is no route ${name}.`);
  return found;
}
