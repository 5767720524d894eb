import { Type, type Static } from "typebox";
import { largestId } from "../../fields/patterns.ts";
import { contentOwners } from "../publishing.ts";

const id = Type.Integer({ minimum: 1, maximum: largestId });

const place = {
  /** The section that they are in; null outside of sections. */
  section: Type.Union([Type.Null(), id]),
  /** Such as "de.content"; empty outside of fields. */
  field: Type.String({ maxLength: 200 }),
  /** Whether they have done nothing for some time. */
  idle: Type.Boolean(),
};

/** Where the caller is. */
export const PresenceRequest = Type.Object(
  { owner: Type.Enum(contentOwners), id, ...place },
  { additionalProperties: false },
);
export type PresenceRequest = Static<typeof PresenceRequest>;

export const PresenceAnswer = Type.Object({
  /** Of the owner: a newer one than the editor's own says that there is something to fetch. */
  revision: Type.Integer(),
  /** All but the caller who were there within half a minute, by name. */
  others: Type.Array(Type.Object({ name: Type.String(), ...place })),
});
export type PresenceAnswer = Static<typeof PresenceAnswer>;
