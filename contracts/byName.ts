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
