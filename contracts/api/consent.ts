import { Type, type Static } from "typebox";
import { Instant, Uuid } from "./common.ts";

const closed = { additionalProperties: false };

/** The groups of the consent dialog; "required" cannot be refused. */
export const ConsentGroup = Type.Enum(["required", "optimisation", "marketing", "external_media"]);
export type ConsentGroup = Static<typeof ConsentGroup>;

export const ConsentAction = Type.Enum(["accept_all", "reject_all", "save", "withdraw"]);
export type ConsentAction = Static<typeof ConsentAction>;

/** One decision of the consent dialog. The id is random, made with the first one and kept in the visitor's cookie. */
export const ConsentRequest = Type.Object(
  {
    consent_id: Uuid,
    /** The settings' `consent_version` that was shown. */
    version: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    action: ConsentAction,
    /** The groups that were accepted. */
    groups: Type.Array(ConsentGroup, { maxItems: 4, uniqueItems: true }),
    /** The services that were accepted, such as "youtube". */
    services: Type.Array(Type.String({ maxLength: 60, pattern: "^[a-z0-9][a-z0-9_-]*$" }), {
      maxItems: 50,
      uniqueItems: true,
    }),
  },
  closed,
);
export type ConsentRequest = Static<typeof ConsentRequest>;

export const ConsentRecorded = Type.Object({ recorded_at: Instant });
export type ConsentRecorded = Static<typeof ConsentRecorded>;

/** A decision as it was recorded, for staff. Nothing in it says who decided. */
export const ConsentRecord = Type.Object({
  id: Type.Integer(),
  ...ConsentRequest.properties,
  locale: Type.String(),
  recorded_at: Instant,
  /** SHA-256 of what was shown, its first half; null where only the version is known. */
  shown_hash: Type.Union([Type.String(), Type.Null()]),
  /** What was shown, in the language of the decision. */
  shown_text: Type.Union([Type.String(), Type.Null()]),
});
export type ConsentRecord = Static<typeof ConsentRecord>;
