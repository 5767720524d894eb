import { teamMembers as description } from "@festival/contracts/resources/people/teamMembers";
import { teamMembers } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { findContentUses } from "../content/uses/contentUses.ts";

export const teamMembersResource = defineResource(description, {
  table: teamMembers,
  usedBy: (transaction, id) => findContentUses(transaction, "team_member", id),
});
