import type { Option } from "./field.ts";

/** What can be chosen, without the words. */
export const valuesOf = <Value extends string>({
  options,
}: {
  options: readonly Option<Value>[];
}) => options.map(({ value }) => value);
