import type { ResourceDefinition } from "./resource.ts";

/** @throws Error for a name that no resource has: a mistake of the code that asks */
export function resourceNamed(
  resources: ReadonlyMap<string, ResourceDefinition>,
  name: string,
): ResourceDefinition {
  const definition = resources.get(name);
  if (!definition) throw new Error(`There is no resource ${name}.`);
  return definition;
}
