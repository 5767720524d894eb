/**
 * An object with a value for each name.
 * @example byName(["a", "bc"], (name) => name.length) => { a: 1, bc: 2 }
 */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

/**
 * The named fields of an object.
 * @example pick({ a: 1, b: 2 }, ["a"]) => { a: 1 }
 */
export function pick<Given extends object, Name extends keyof Given>(
  from: Given,
  names: readonly Name[],
): Pick<Given, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Given, Name>;
}
