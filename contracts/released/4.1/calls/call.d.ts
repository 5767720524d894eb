import type { Locale } from "../locales.ts";
export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Access = "everybody" | "visitor" | "staff" | "admin" | "process" | "signedIn";
export interface CallTypes {
    params?: object;
    query?: object;
    body?: unknown;
    answer?: unknown;
    language?: "none";
}
type PlaceIn<Name> = Name extends "*" ? `${string}*` : Name extends string ? `${string}:${Name}${string}` : never;
type PlacesIn<Name> = (Name extends string ? (path: PlaceIn<Name>) => void : never) extends (path: infer Path) => void ? Path : never;
type ParamsOf<T> = T extends {
    params: infer Params;
} ? Params : object;
type QueryOf<T> = T extends {
    query: infer Query;
} ? Query : object;
type PathOf<T> = (T extends {
    language: "none";
} ? `/${string}` : `/:locale/${string}` | `/${string}/:locale`) & PlacesIn<keyof ParamsOf<T>>;
export interface AnyCall {
    readonly method: Method;
    readonly path: string;
    readonly for: Access;
}
export interface Call<M extends Method, T extends CallTypes> extends AnyCall {
    readonly method: M;
    readonly path: string & PathOf<T>;
    readonly types?: T;
}
export type Get<T extends CallTypes> = Call<"GET", T>;
export type Post<T extends CallTypes> = Call<"POST", T>;
export type Put<T extends CallTypes> = Call<"PUT", T>;
export type Delete<T extends CallTypes> = Call<"DELETE", T>;
export type Answering = CallTypes & {
    answer: unknown;
};
export type AnswerOf<T> = T extends {
    answer: infer Answer;
} ? Answer : never;
export type BodyOf<T> = T extends {
    body: infer Body;
} ? Body : undefined;
type Given<Values> = object extends Values ? [values?: Values] : [values: Values];
export type ValuesOf<T> = Given<ParamsOf<T> & QueryOf<T>>;
export type Placed<T> = ParamsOf<T> & QueryOf<T> & (T extends {
    language: "none";
} ? object : {
    locale: Locale;
});
export type PlacedValuesOf<T> = Given<Placed<T>>;
export declare function writeAddress(path: string, values: object): string;
export declare const addressOf: <T extends CallTypes>({ path }: Call<Method, T>, ...[values]: PlacedValuesOf<T>) => string;
export {};
