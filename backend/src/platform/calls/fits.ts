import type { FastifySchema } from "fastify";
import type { Static, TSchema } from "typebox";

/** Each assignable to the other, with the same names. */
type Same<One, Other> = [One] extends [Other]
  ? [Other] extends [One]
    ? [keyof One] extends [keyof Other]
      ? [keyof Other] extends [keyof One]
        ? true
        : false
      : false
    : false
  : false;

/** In an address everything is text: a number may stand for one, and each caller's value is one that is read. */
type Sent<Value> = Value extends string ? Value | number : Value;
type SameInAddress<Given, Read> = [keyof Given] extends [keyof Read]
  ? [keyof Read] extends [keyof Given]
    ? [Given] extends [{ [Name in keyof Read]: Sent<Read[Name]> }]
      ? true
      : false
    : false
  : false;

type PartOf<T, Name extends string, Otherwise> = Name extends keyof T ? T[Name] : Otherwise;
type StaticOf<S, Name extends string, Otherwise> = Name extends keyof S
  ? S[Name] extends TSchema
    ? Static<S[Name]>
    : Otherwise
  : Otherwise;

type Success = 200 | 201 | 202 | 204;
type AnswerIn<S> = S extends { response: infer Responses }
  ? {
      [Status in keyof Responses & Success]: Responses[Status] extends { content: object }
        ? undefined
        : Responses[Status] extends TSchema
          ? Static<Responses[Status]>
          : undefined;
    }[keyof Responses & Success]
  : undefined;

type Part<Name extends string, Fit> = Fit extends true
  ? unknown
  : { [_ in `${Name} of the schema differs from the call's`]: never };

type IsForm<T> = PartOf<T, "body", undefined> extends FormData ? true : false;

/** Unknown where a schema says what the definition of its call says; else it names the part that differs. */
export type Fits<T, S extends FastifySchema> = Part<
  "params",
  SameInAddress<PartOf<T, "params", object>, StaticOf<S, "params", object>>
> &
  Part<
    "querystring",
    SameInAddress<PartOf<T, "query", object>, StaticOf<S, "querystring", object>>
  > &
  Part<
    "body",
    IsForm<T> extends true
      ? true
      : Same<PartOf<T, "body", undefined>, StaticOf<S, "body", undefined>>
  > &
  Part<"response", Same<PartOf<T, "answer", undefined>, AnswerIn<S>>>;
