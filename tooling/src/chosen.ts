import { PlainError } from "./plainError.ts";

/**
 * What the arguments of a command name; all of it where they name nothing.
 * @param kind what sentences call one of them: "step"
 * @throws PlainError for a name that there is not
 */
export function chosen<T extends { name: string }>(
  all: readonly T[],
  names: readonly string[],
  kind: string,
): readonly T[] {
  const unknown = names.find((name) => !all.some((one) => one.name === name));
  if (unknown !== undefined) {
    const known = all.map(({ name }) => name).join(", ");
    throw new PlainError(`There is no ${kind} "${unknown}". The ${kind}s are ${known}.`);
  }
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
}
