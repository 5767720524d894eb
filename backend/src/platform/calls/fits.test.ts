import { expect, it } from "@jest/globals";
import { Type, type TSchema } from "typebox";
import type { Fits } from "./fits.ts";

const id = Type.Object({ id: Type.Integer() });
const answer = Type.Object({ title: Type.String() });
const withId = Type.Object({ title: Type.String(), id: Type.Integer() });
const maybe = Type.Object({ title: Type.String(), id: Type.Optional(Type.Integer()) });
const wrong = Type.Object({ title: Type.Integer() });

interface GetHall {
  params: { id: number };
  query: { page?: string | number };
  body: { title: string };
  answer: { title: string };
}
interface Schema<Params, Query, Body, Answer> {
  params: Params;
  querystring: Query;
  body: Body;
  response: { 200: Answer };
}
const query = Type.Object({ page: Type.Optional(Type.String()) });
const required = Type.Object({ page: Type.String() });
const others = Type.Object({ q: Type.Optional(Type.String()) });

/** What the compiler misses in a schema of these parts. */
type Missing<
  P extends TSchema,
  Q extends TSchema,
  B extends TSchema,
  A extends TSchema,
> = keyof Fits<GetHall, Schema<P, Q, B, A>>;
type Expected<Wrong> = [Wrong] extends [never] ? "fits" : Wrong;

// each line is held by the compiler: a wrong one is an error of `npm test -- types`
const findings: {
  same: Expected<Missing<typeof id, typeof query, typeof answer, typeof answer>>;
  params: Missing<typeof others, typeof query, typeof answer, typeof answer>;
  query: Missing<typeof id, typeof others, typeof answer, typeof answer>;
  requiredQuery: Missing<typeof id, typeof required, typeof answer, typeof answer>;
  body: Missing<typeof id, typeof query, typeof wrong, typeof answer>;
  answer: Missing<typeof id, typeof query, typeof answer, typeof wrong>;
  more: Missing<typeof id, typeof query, typeof answer, typeof withId>;
  optional: Missing<typeof id, typeof query, typeof answer, typeof maybe>;
} = {
  same: "fits",
  params: "params of the schema differs from the call's",
  query: "querystring of the schema differs from the call's",
  requiredQuery: "querystring of the schema differs from the call's",
  body: "body of the schema differs from the call's",
  answer: "response of the schema differs from the call's",
  more: "response of the schema differs from the call's",
  optional: "response of the schema differs from the call's",
};

it("Fits: names the part of a schema that differs from its call", () => {
  expect(Object.values(findings).filter((finding) => finding === "fits")).toHaveLength(1);
});
