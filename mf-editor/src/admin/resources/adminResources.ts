import {
  filtersOf as filtersOfDescription,
  type ResourceDescription,
} from "@festival/contracts/resources/resource";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import type { AdminGroup, AdminResource, Column, FieldGroup, ListFilter } from "./adminResource.ts";
import { layouts } from "./layouts.ts";
import { systemResources } from "./systemResources.ts";

/** Where the navigation names a resource, where that is another place than its own group. */
const moved: Readonly<Record<string, AdminGroup>> = {
  artists: "people",
  ensembles: "people",
  composers: "people",
  authors: "people",
  "team-members": "people",
  sponsors: "people",
  navigation: "site",
  redirects: "site",
  alerts: "site",
  "marketing-banners": "site",
};
const groupOf: Readonly<Record<ResourceDescription["group"], AdminGroup>> = {
  programme: "programme",
  content: "content",
  magazine: "content",
  media: "media",
  quiz: "content",
  forms: "forms",
  people: "people",
};

/** All fields in groups: those that a layout names, and what it leaves over. */
function formOf({ name, fields }: ResourceDescription): FieldGroup[] {
  const layout = layouts[name] ?? [];
  const named = new Set(layout.flatMap((group) => group.fields));
  const rest = Object.keys(fields).filter((field) => !named.has(field));
  const title =
    layout.length > 0 ? { de: "Weiteres", en: "More" } : { de: "Allgemein", en: "General" };
  return rest.length > 0 ? [...layout, { title, fields: rest }] : [...layout];
}

const kept: readonly AdminResource[] = resourceDescriptions.map((description) => ({
  ...description,
  group: moved[description.name] ?? groupOf[description.group],
  form: formOf(description),
  record: "form",
  canDelete: true,
  hasBulk: true,
  list: { ...description.list, hasSearch: description.list.search.length > 0 },
}));

/** Everything that has a list in the admin area. */
export const adminResources: readonly AdminResource[] = [...kept, ...systemResources];

const byName = new Map(adminResources.map((resource) => [resource.name, resource]));
const bySingular = new Map(adminResources.map((resource) => [resource.singular, resource]));

export const findResource = (name: string): AdminResource | undefined => byName.get(name);

/**
 * The resource and id that the log and "used on" name.
 * @example recordNamed("event:12") => { resource: events, id: 12 }
 */
export function recordNamed(what: string): { resource: AdminResource; id: number } | undefined {
  const [singular = "", id] = what.split(":");
  const resource = bySingular.get(singular);
  return resource && Number(id) > 0 ? { resource, id: Number(id) } : undefined;
}

export function columnOf({ fields, shown }: AdminResource, name: string): Column | undefined {
  return fields[name] ?? shown?.[name];
}

const columnKinds: ReadonlySet<string> = new Set(
  `line prose link webAddress email phone slug path language number position money flag choice
  numberedChoice reference picture instant day uses bytes mediaType`.split(/\s+/),
);

/** What a list can show: its usual columns first, then all others that fit into a cell. */
export function columnsOf(resource: AdminResource): string[] {
  const all = Object.entries({ ...resource.fields, ...resource.shown });
  const fitting = all.filter(([, { kind }]) => columnKinds.has(kind)).map(([name]) => name);
  return [...new Set([...resource.list.columns, ...fitting])];
}

export function filtersOf({ fields, list }: AdminResource): Record<string, ListFilter> {
  return filtersOfDescription({ fields, list });
}

/** What tells records of the same title apart. */
const besideTitle: Readonly<Record<string, string>> = {
  events: "starts_at",
  works: "composer_id",
  booklets: "event_id",
  navigation: "area",
  "press-images": "directory_id",
  users: "email",
};
export const secondOf = ({ name }: AdminResource): string | undefined => besideTitle[name];
