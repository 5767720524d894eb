import { longestEmail } from "../../fields/patterns.ts";
import { isOnline, personNames, picture, position, slug } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

/** Those who make the festival. */
export const teamMembers = {
  name: "team-members",
  singular: "team-member",
  labels: {
    one: { de: "Person im Team", en: "Member of the team" },
    many: { de: "Team", en: "Team" },
  },
  group: "people",
  title: ["first_name", "last_name"],
  fields: {
    ...personNames,
    slug,
    role: {
      kind: "line",
      label: { de: "Aufgabe", en: "Position in the team" },
      localized: true,
      max: 200,
    },
    department: {
      kind: "line",
      label: { de: "Abteilung", en: "Department" },
      localized: true,
      max: 200,
    },
    email: { kind: "email", label: { de: "E-Mail", en: "Email" }, max: longestEmail },
    phone: {
      kind: "phone",
      label: { de: "Telefon", en: "Telephone" },
      max: 40,
      pattern: "^[+0-9 ()/.-]*$",
    },
    biography: { kind: "richText", label: { de: "Biografie", en: "Biography" }, localized: true },
    image_id: { ...picture, label: { de: "Porträt", en: "Portrait" } },
    position,
    is_online: isOnline,
  },
  list: {
    columns: ["first_name", "last_name", "role", "department", "position", "is_online"],
    search: ["first_name", "last_name", "role", "department"],
    sort: ["last_name", "first_name", "role", "department", "position"],
    defaultSort: "position",
  },
} as const satisfies ResourceDescription;
