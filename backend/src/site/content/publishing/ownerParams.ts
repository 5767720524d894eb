import { contentOwners } from "@festival/contracts/api/publishing";
import { ApiError } from "@festival/contracts/errors";
import { Type } from "typebox";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { idParams } from "../../../platform/plugins/parameters.ts";
import { getOwner, ownerName, type OwnerKey, type OwnerRow } from "../pages/owners.repository.ts";

/** Path of whatever can be published. */
export const ownerParams = Type.Object({
  owner: Type.Enum(contentOwners),
  ...idParams.properties,
});

export const ownerIn = (params: { owner: OwnerKey["ownerType"]; id: number }): OwnerKey => ({
  ownerType: params.owner,
  ownerId: params.id,
});

/** @throws ApiError `not_found` */
export async function requireOwner(database: Database, owner: OwnerKey): Promise<OwnerRow> {
  const row = await getOwner(database, owner);
  if (!row) throw new ApiError("not_found", `Not found: ${ownerName(owner)}.`);
  return row;
}
