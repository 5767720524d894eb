import { Type } from "typebox";

/** What PostgreSQL's integer holds. */
const largestId = 2_147_483_647;

export const recordId = Type.Integer({ minimum: 1, maximum: largestId });

/** `/:id/`; anything that cannot be an id is answered with 404. */
export const idParams = Type.Object({ id: recordId });

/** `?page=`, counted from 1. */
export const pageQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});

/** Ids with commas between them, or nothing. */
export const idList = Type.String({ pattern: "^$|^[1-9]\\d{0,8}(?:,[1-9]\\d{0,8}){0,99}$" });
