const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/**
 * JSON with all parts of an earlier one that say the same, as the same objects: what did not change renders nothing.
 * @example keepSame(before, now) => before, where both say the same
 */
export function keepSame<T>(before: unknown, now: T): T {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) {
    return now;
  }
  const names = Object.keys(now);
  const kept = names.map((name) => keepSame(before[name], now[name]));
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name, place) => name in before && Object.is(before[name], kept[place]));
  if (isSame) return before as T;
  return (
    Array.isArray(now) ? kept : Object.fromEntries(names.map((name, place) => [name, kept[place]]))
  ) as T;
}
