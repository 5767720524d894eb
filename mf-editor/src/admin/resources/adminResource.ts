import { mergeable, type Mergeable } from "@festival/contracts/resources/mergeable";
import type { Field, Fields, Option } from "@festival/contracts/fields/field";
import type { Localized } from "@festival/contracts/locales";
import type {
  Filter,
  ResourceDescription,
  ShownField,
} from "@festival/contracts/resources/resource";

/** Where the navigation of the admin area names it. */
export const adminGroups = [
  { name: "programme", label: { de: "Programm", en: "Programme" } },
  { name: "people", label: { de: "Menschen", en: "People" } },
  { name: "content", label: { de: "Inhalte", en: "Content" } },
  { name: "media", label: { de: "Medien", en: "Media" } },
  { name: "forms", label: { de: "Formulare", en: "Forms" } },
  { name: "site", label: { de: "Website", en: "Website" } },
  { name: "system", label: { de: "System", en: "System" } },
] as const;
export type AdminGroup = (typeof adminGroups)[number]["name"];

/** A value that is read and not written. */
export type Shown = ShownField | { kind: "choice"; label: Localized; options: readonly Option[] };

/** What a column of a list can show. */
export type Column = Field | Shown;

/** What a list takes in its query: the value of a field, or a record of any kind, such as "event:12". */
export type ListFilter = Filter | { kind: "uses"; label: Localized; equals?: string };

/** Fields that stand together on a form. */
export interface FieldGroup {
  title: Localized;
  fields: readonly string[];
}

/** What has a list in the admin area, and what can be done with its records. */
export interface AdminResource extends Omit<ResourceDescription, "group" | "list" | "shown"> {
  group: AdminGroup;
  shown?: Readonly<Record<string, Shown>>;
  list: Omit<ResourceDescription["list"], "filters"> & {
    hasSearch: boolean;
    filters?: Readonly<Record<string, ListFilter>>;
  };
  form: readonly FieldGroup[];
  /** How a row leads on: to a form, to a page that only shows it, or nowhere. */
  record: "form" | "shown" | "none";
  canDelete: boolean;
  /** Whether several of its records can be changed at once. */
  hasBulk?: true;
  /** Fields of a new record, where it takes others than one that is there. */
  newFields?: Fields;
}

export const isMergeable = (
  resource: AdminResource,
): resource is AdminResource & { name: Mergeable } =>
  mergeable.some((name) => name === resource.name);
