import { Type, type Static } from "typebox";
import { teamMembers } from "../../platform/database/schema/index.ts";
import { findContentUses } from "../content/uses/contentUses.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import {
  longText,
  longTextProblem,
  optionalReference,
  place,
  refuse,
  slugs,
  words,
} from "../../platform/resources/fields.ts";

const fields = Type.Object({
  first_name: Type.Optional(Type.String({ maxLength: 100 })),
  last_name: Type.String({ minLength: 1, maxLength: 100 }),
  slug: slugs,
  role: Type.Optional(words(200)),
  department: Type.Optional(words(200)),
  email: Type.Optional(
    Type.Union([Type.Literal(""), Type.String({ format: "email", maxLength: 254 })]),
  ),
  phone: Type.Optional(Type.String({ maxLength: 40, pattern: "^[+0-9 ()/.-]*$" })),
  biography: Type.Optional(longText),
  image_id: Type.Optional(optionalReference),
  position: Type.Optional(place),
  is_online: Type.Optional(Type.Boolean()),
});

/** Those who make the festival, as staff keep them. */
export const teamMembersResource = defineResource({
  name: "team-members",
  singular: "team-member",
  table: teamMembers,
  fields,
  search: [teamMembers.firstName, teamMembers.lastName, teamMembers.role, teamMembers.department],
  sort: ["last_name", "first_name", "role", "department", "position"],
  defaultSort: "position",
  titleOf: ({ first_name: first, last_name: last }) =>
    [first, last].filter((name) => typeof name === "string" && name !== "").join(" "),
  usedBy: (transaction, id) => findContentUses(transaction, "team_member", id),
  async check(_transaction, record) {
    const { biography } = record as Static<typeof fields>;
    refuse({ biography: longTextProblem(biography) });
  },
});
