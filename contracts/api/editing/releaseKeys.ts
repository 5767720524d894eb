import { Type, type Static } from "typebox";
import { remoteNames } from "../../containers.ts";
import { longestKeyLabel } from "../../requestBounds.ts";
import { Instant } from "../common.ts";

const label = Type.String({ minLength: 1, maxLength: longestKeyLabel, pattern: "\\S" });

/** A team's key, by which it releases one remote from elsewhere; the key itself is stored nowhere. */
export const ReleaseKey = Type.Object({
  id: Type.Integer(),
  /** The one remote that it is for. */
  remote: Type.String(),
  /** Who or what uses it. */
  label,
  created_at: Instant,
  created_by: Type.String(),
  /** When it last sent something; null for never. */
  used_at: Type.Union([Instant, Type.Null()]),
});
export type ReleaseKey = Static<typeof ReleaseKey>;

export const ReleaseKeys = Type.Object({ keys: Type.Array(ReleaseKey) });
export type ReleaseKeys = Static<typeof ReleaseKeys>;

export const ReleaseKeyRequest = Type.Object(
  { remote: Type.Enum([...remoteNames]), label },
  { additionalProperties: false },
);
export type ReleaseKeyRequest = Static<typeof ReleaseKeyRequest>;

/** A key that was just made: the only answer that holds its secret. */
export const NewReleaseKey = Type.Object({ ...ReleaseKey.properties, secret: Type.String() });
export type NewReleaseKey = Static<typeof NewReleaseKey>;
