import { Type, type Static } from "typebox";

export const StaffUser = Type.Object({
  email: Type.String(),
  username: Type.String(),
  admin_menus: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
});
export type StaffUser = Static<typeof StaffUser>;

export const SessionRequest = Type.Object(
  {
    email: Type.String({ minLength: 3, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { additionalProperties: false },
);
export type SessionRequest = Static<typeof SessionRequest>;
