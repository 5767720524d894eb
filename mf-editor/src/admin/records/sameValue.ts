const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );

/** Whether two values are the same, in whatever order the keys of their objects stand: the history keeps another one. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  inOneOrder(one) === inOneOrder(other);
