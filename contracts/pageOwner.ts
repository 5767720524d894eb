import type { Bus, Present } from "./bus.ts";
import type {
  AnswerOf,
  Answering,
  BodyOf,
  Call,
  CallTypes,
  Get,
  Method,
  Post,
  ValuesOf,
} from "./calls/call.ts";
import type { Consent } from "./consent.ts";
import type { FragmentRequest } from "./fragments.ts";
import type { Locale } from "./locales.ts";
import type { OwnerName } from "./containers.ts";
import type { RouteName } from "./routes.ts";

export type Audience = "visitor" | "staff";
export type Layout = "default" | "mobileApp";

/** A QR code: the dark fields of a square of `size` by `size`, as the path of an SVG. */
export interface QrCode {
  size: number;
  path: string;
}

/** What the head of a document says; the shell writes the tags. */
export interface PageHead {
  /** Without the festival's name, which the shell appends. */
  title: string;
  /** Plain text, about 160 characters. */
  description: string;
  openGraph?: { type?: string; title?: string; description?: string; imageUrl?: string };
  /** schema.org objects, each written as one JSON-LD block. */
  jsonLd?: readonly object[];
  /** The pages between the home page and this one, and this one last; `href` is a path of this site. */
  trail?: readonly { name: string; href: string }[];
  /** Atom feeds of what is new here; `href` is a path of this site. */
  feeds?: readonly { title: string; href: string }[];
  noIndex?: boolean;
}

/** A fragment as the browser gets it, of whatever release. `failed` shows the host's fallback. */
export type PageFragment = {
  owner: Exclude<OwnerName, "shell">;
  /** As its owner exposes it. */
  name: string;
  props: Record<string, unknown>;
} & ({ failed: false; data: unknown } | { failed: true });

/** A page that says the same as another one, in easy language, in sign language, or as most read it. */
export interface PageVariant {
  /** A word or two, for the place where languages are switched. */
  title: string;
  /** What a screen reader says in its place; begins with the title. */
  label: string;
  /** BCP 47. */
  language: string;
  /** A path of this site. */
  href: string;
}

/** Everything one screen needs; made on the server, rendered on both sides. Plain JSON. */
export interface Page<Data = unknown> {
  /** Path and declared query, as it stands in the address bar. */
  url: string;
  locale: Locale;
  route: { name: RouteName; params: Record<string, string>; query: Record<string, string> };
  owner: OwnerName;
  status: number;
  /** Set when this is an error screen; `owner` is then the shell, and `data` its own, or null. */
  error?: { status: number };
  data: Data;
  head: PageHead;
  /** The same page in each language it exists in, path and query. */
  alternates: Partial<Record<Locale, string>>;
  /** The same in easy language or in signs, in the page's own language. Absent where there is none. */
  variants?: readonly PageVariant[];
  /** By place in the page. */
  fragments: Record<string, PageFragment>;
  /** The versions this page was made with: its owner's, be it the shell, and its fragments'. */
  releases: Record<string, string>;
  layout: Layout;
  /** The page's canonical address; only in the layout of the mobile app. */
  qrCode?: QrCode;
  /** Whose pictures it shows; the shell names them below the page. Absent where it shows none that need it. */
  credits?: readonly string[];
  audience: Audience;
  /** The festival's clock when the page was made, to the minute, ISO 8601 in UTC. */
  now: string;
}

/** The backend as `load` and `act` see it, in the language of their request. */
export interface ServerApi {
  /** @throws ApiError for every answer that is no success, `unavailable` when none came in time */
  get<T extends Answering>(call: Get<T>, ...values: ValuesOf<T>): Promise<AnswerOf<T>>;
  /**
   * For what a page is whole without. Null where the call answers no success, be it `not_found` or `unavailable`: one
   * line in the log says which call and why. A page that must distinguish the two takes `get`.
   */
  optional<T extends Answering>(call: Get<T>, ...values: ValuesOf<T>): Promise<AnswerOf<T> | null>;
  /**
   * Of calls whose addresses have no names but the language.
   * @throws ApiError
   */
  post<T extends Answering>(call: Post<T>, body: BodyOf<T>): Promise<AnswerOf<T>>;
}

/** What a call for signing in is answered with; `body` is undefined where that is no JSON. */
export type SignInAnswer<Answer> = {
  status: number;
  /** Values of `Set-Cookie`. */
  cookies: readonly string[];
} & ({ ok: true; body: Answer } | { ok: false; body: unknown });

/**
 * Makes a call of the shell's own for the browser that asks: by its cookies, its address and its name.
 * @returns undefined when the backend does not answer, or fails
 */
export type SignInCall = <T extends CallTypes & { language: "none" }>(
  call: Call<Method, T>,
  body?: BodyOf<T>,
) => Promise<SignInAnswer<AnswerOf<T>> | undefined>;

export interface PageRequest {
  /** Path and declared query. */
  url: string;
  locale: Locale;
  route: Page["route"];
  audience: Audience;
  layout: Layout;
  /** The festival's clock, to the minute, ISO 8601 in UTC. */
  now: string;
  api: ServerApi;
  /** What the visitor has decided; only for the page `cookieSettings`, which is never cached. */
  consent?: Consent | null;
  /** Only for the shell's routes with `takesSecrets`. */
  signIn?: SignInCall;
}

/** What an owner knows of a page; the shell adds the rest. */
export interface LoadedPage<Data = unknown> {
  kind: "page";
  /**
   * 200, or 422 for a form with errors. Errors are thrown as ApiError; routes with `takesSecrets` say themselves
   * what failed, with its status, beside the form.
   */
  status?: 200 | 401 | 404 | 422 | 429 | 503;
  data: Data;
  head: PageHead;
  alternates: Partial<Record<Locale, string>>;
  variants?: readonly PageVariant[];
  fragments?: Record<string, FragmentRequest>;
  /**
   * Only for those who have this very address, such as from a mail: the page is kept nowhere, and no site that
   * it leads to is told its address.
   */
  isPersonal?: boolean;
}

export interface Redirect {
  kind: "redirect";
  /** Path on this site. */
  to: string;
  status: 301 | 302 | 303;
  /** What the visitor has just decided: the shell keeps it in their cookie. */
  consent?: Consent;
  /** Values of `Set-Cookie` that the backend has answered a `SignInCall` with; only from routes with `takesSecrets`. */
  cookies?: readonly string[];
}

export type LoadResult<Data = unknown> = LoadedPage<Data> | Redirect;

/** A posted form: each name with all its values, in order. */
export type PostedForm = Record<string, string[]>;

/** Why a file that came with a posted form was not kept. */
export type FileRefusal = "too_large" | "too_many" | "too_many_requests" | "wrong_kind" | "other";

/** A file of a posted form: it waits at the backend under its id, as uploads do, or was refused. */
export type PostedFile = { name: string } & (
  | { id: string; refusal?: undefined }
  | { refusal: FileRefusal }
);

/** By the names of their controls. Only routes with `takesFiles` get any. */
export type PostedFiles = Record<string, PostedFile[]>;

export interface FragmentContext {
  locale: Locale;
  now: string;
  api: ServerApi;
}

/** For `useId`; the same in the browser's root. */
interface WithPrefix {
  identifierPrefix: string;
}

export interface FragmentRenderContext extends WithPrefix {
  locale: Locale;
}

export interface PageRenderContext extends WithPrefix {
  /** The rendered fragments by place; one that failed is not in it. */
  fragmentHtml: Readonly<Record<string, string>>;
}

export interface ServerFragment {
  /**
   * Props for which it shows something, to be rendered before a release may go live; null where there is
   * nothing to show just now. Without it there are no props.
   */
  probe?(context: FragmentContext): Promise<Record<string, unknown> | null>;
  load(props: Record<string, unknown>, context: FragmentContext): Promise<unknown>;
  /** The HTML inside its place. Where that is empty, the browser does not fetch the fragment's code. */
  render(data: unknown, context: FragmentRenderContext): string;
}

/** Server face of an owner: the export `owner` of its exposed `./server`. */
export interface ServerOwner {
  load(request: PageRequest): Promise<LoadResult>;
  /** Answers a form posted to the page's own address. */
  act(request: PageRequest, form: PostedForm, files: PostedFiles): Promise<LoadResult>;
  /** The HTML inside `#main`. */
  render(page: Page, context: PageRenderContext): string;
  /**
   * Addresses that must render with status 200 before a release may go live: at least one of each of its
   * routes that visitors can open, but for those to which the backend has nothing to show just now.
   */
  probes(context: FragmentContext): Promise<string[]>;
  fragments: Record<string, ServerFragment>;
}

/** Browser face of an owner, besides its single-spa lifecycles: the exports of its exposed `./app`. */
export interface BrowserOwner {
  /**
   * Fetches what the route's screen needs, its code and its texts; without it the owner can't show it.
   * @throws when it can't be loaded; a later call tries again
   */
  prepare(route: RouteName, locale: Locale): Promise<void>;
}

/** What the shell hands to every owner in the browser. */
export interface OwnerProps {
  /** The latest page of this owner. */
  page$: Present<Page>;
  bus: Bus;
  locale: Locale;
  identifierPrefix: string;
  /** Changes the address through the shell's navigator, like a click on a link would. */
  navigate(url: string, options?: NavigateOptions): void;
  /**
   * Fills a fragment's place, by hydration where the server has rendered it.
   * @param onFailure called when the fragment's code can't be loaded or throws, and its place stays empty
   * @returns takes it down again
   */
  mountFragment(slot: string, element: HTMLElement, onFailure: () => void): () => void;
}

export interface NavigateOptions {
  /** Replaces the present history entry. */
  replace?: boolean;
  /** Keeps scroll and focus where they are, for filters and the like. */
  keepPosition?: boolean;
}

/** Browser face of a fragment: the export `fragment` of the exposed `./fragments/NAME`. */
export interface BrowserFragment {
  /** Fetches the texts; comes before `mount`. */
  prepare(locale: Locale): Promise<void>;
  /**
   * @param hydrate true where `element` holds the server's HTML of this very release
   * @returns takes it down again
   */
  mount(
    element: HTMLElement,
    props: {
      data: unknown;
      bus: Bus;
      locale: Locale;
      identifierPrefix: string;
      hydrate: boolean;
      onFailure: () => void;
    },
  ): () => void;
}

/** The root's prefix for `useId`, the same on both sides. */
export function ownerPrefix(owner: OwnerName): string {
  return `${owner}-`;
}
export function fragmentPrefix(slot: string): string {
  return `f-${slot}-`;
}
