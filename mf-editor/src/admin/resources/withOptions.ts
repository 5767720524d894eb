import type { Option } from "@festival/contracts/fields/field";
import type { AdminResource } from "./adminResource.ts";
import { auditOptions } from "./auditWords.ts";
import { jobOptions } from "./jobWords.ts";

/** By the list and its column, which is a filter too. */
const optionsOf: Readonly<Record<string, Readonly<Record<string, readonly Option[]>>>> = {
  "audit-log": { action: auditOptions },
  jobs: { name: jobOptions },
};

/** The resource with the words of its choices, where these come with its screen only. */
export function withOptions(resource: AdminResource): AdminResource {
  const own = optionsOf[resource.name] ?? {};
  const filled = <All extends object>(columns: All): All =>
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => {
        const options = own[name];
        return [name, options ? { ...column, options } : column];
      }),
    ) as All;
  const { list, shown = {} } = resource;
  return {
    ...resource,
    shown: filled(shown),
    list: { ...list, filters: filled(list.filters ?? {}) },
  };
}
