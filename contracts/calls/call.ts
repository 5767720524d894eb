import type { Locale } from "../locales.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Who may call:
 * - everybody: all, without any token
 * - visitor: all; changing calls need the token of our own pages, or come by the shell's server
 * - staff: signed-in users; changing calls need origin and token as well
 * - admin: the same, admins alone
 * - process: our own processes
 * - signedIn: our own processes, for a signed-in user
 */
export type Access = "everybody" | "visitor" | "staff" | "admin" | "process" | "signedIn";

/** What a call takes and answers. */
export interface CallTypes {
  /** By the names in its address. */
  params?: object;
  query?: object;
  /** JSON; `FormData` for a form with files. */
  body?: unknown;
  /** JSON; a call without it answers a file, which is known by its address. */
  answer?: unknown;
  /** Absent where the address carries the language as `:locale`, first or last. */
  language?: "none";
}

type PlaceIn<Name> = Name extends "*"
  ? `${string}*`
  : Name extends string
    ? `${string}:${Name}${string}`
    : never;
/** Holds all names at once. */
type PlacesIn<Name> = (Name extends string ? (path: PlaceIn<Name>) => void : never) extends (
  path: infer Path,
) => void
  ? Path
  : never;
type ParamsOf<T> = T extends { params: infer Params } ? Params : object;
type QueryOf<T> = T extends { query: infer Query } ? Query : object;

/**
 * The address of a call, such as "/:locale/api/events/:id/". The compiler asks for every name of `params`;
 * `*` stands for all that follows.
 */
type PathOf<T> = (T extends { language: "none" }
  ? `/${string}`
  : `/:locale/${string}` | `/${string}/:locale`) &
  PlacesIn<keyof ParamsOf<T>>;

/** What is known of a call when the program runs. */
export interface AnyCall {
  readonly method: Method;
  readonly path: string;
  readonly for: Access;
}

/**
 * One endpoint of the backend: what the backend's route registers by and its clients call by. A plain object
 * without functions, so that bundles hold only those that they use.
 */
export interface Call<M extends Method, T extends CallTypes> extends AnyCall {
  readonly method: M;
  readonly path: string & PathOf<T>;
  /** Never there: carries the types. */
  readonly types?: T;
}
export type Get<T extends CallTypes> = Call<"GET", T>;
export type Post<T extends CallTypes> = Call<"POST", T>;
export type Put<T extends CallTypes> = Call<"PUT", T>;
export type Delete<T extends CallTypes> = Call<"DELETE", T>;

/** All but files. */
export type Answering = CallTypes & { answer: unknown };

export type AnswerOf<T> = T extends { answer: infer Answer } ? Answer : never;
export type BodyOf<T> = T extends { body: infer Body } ? Body : undefined;

type Given<Values> = object extends Values ? [values?: Values] : [values: Values];
/** Names of the address and of the query, in one object, but for the language. */
export type ValuesOf<T> = Given<ParamsOf<T> & QueryOf<T>>;
/** The same with the language, where the address carries it. */
export type Placed<T> = ParamsOf<T> &
  QueryOf<T> &
  (T extends { language: "none" } ? object : { locale: Locale });
export type PlacedValuesOf<T> = Given<Placed<T>>;

/** Of an address. */
type Value = string | number | boolean | undefined;

/** What `addressOf` says, for clients that put the values together themselves. */
export function writeAddress(path: string, values: object): string {
  const left = new Map<string, Value>(Object.entries(values));
  const address = path.replace(/:(\w+)|\*/g, (place, name: string = place) => {
    const value = encodeURIComponent(String(left.get(name)));
    left.delete(name);
    return name === place ? value.replaceAll("%2F", "/") : value;
  });
  const query = new URLSearchParams();
  for (const [name, value] of left) {
    if (value !== undefined && value !== "") query.set(name, String(value));
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

/**
 * The address of a call. What its path does not name goes into the query; what is undefined or empty is left out.
 * @example addressOf(listEvents, { locale: "de", page: 2 }) => "/de/api/events/?page=2"
 */
export const addressOf = <T extends CallTypes>(
  { path }: Call<Method, T>,
  ...[values]: PlacedValuesOf<T>
): string => writeAddress(path, values ?? {});
