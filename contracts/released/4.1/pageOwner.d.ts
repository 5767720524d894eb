import type { Bus, Present } from "./bus.ts";
import type { AnswerOf, Answering, BodyOf, Call, CallTypes, Get, Method, Post, ValuesOf } from "./calls/call.ts";
import type { Consent } from "./consent.ts";
import type { FragmentRequest } from "./fragments.ts";
import type { Locale } from "./locales.ts";
import type { OwnerName } from "./containers.ts";
import type { RouteName } from "./routes.ts";
export type Audience = "visitor" | "staff";
export type Layout = "default" | "mobileApp";
export interface QrCode {
    size: number;
    path: string;
}
export interface PageHead {
    title: string;
    description: string;
    openGraph?: {
        type?: string;
        title?: string;
        description?: string;
        imageUrl?: string;
    };
    jsonLd?: readonly object[];
    trail?: readonly {
        name: string;
        href: string;
    }[];
    feeds?: readonly {
        title: string;
        href: string;
    }[];
    noIndex?: boolean;
}
export type PageFragment = {
    owner: Exclude<OwnerName, "shell">;
    name: string;
    props: Record<string, unknown>;
} & ({
    failed: false;
    data: unknown;
} | {
    failed: true;
});
export interface PageVariant {
    title: string;
    label: string;
    language: string;
    href: string;
}
export interface Page<Data = unknown> {
    url: string;
    locale: Locale;
    route: {
        name: RouteName;
        params: Record<string, string>;
        query: Record<string, string>;
    };
    owner: OwnerName;
    status: number;
    error?: {
        status: number;
    };
    data: Data;
    head: PageHead;
    alternates: Partial<Record<Locale, string>>;
    variants?: readonly PageVariant[];
    fragments: Record<string, PageFragment>;
    releases: Record<string, string>;
    layout: Layout;
    qrCode?: QrCode;
    credits?: readonly string[];
    audience: Audience;
    now: string;
}
export interface ServerApi {
    get<T extends Answering>(call: Get<T>, ...values: ValuesOf<T>): Promise<AnswerOf<T>>;
    optional<T extends Answering>(call: Get<T>, ...values: ValuesOf<T>): Promise<AnswerOf<T> | null>;
    post<T extends Answering>(call: Post<T>, body: BodyOf<T>): Promise<AnswerOf<T>>;
}
export type SignInAnswer<Answer> = {
    status: number;
    cookies: readonly string[];
} & ({
    ok: true;
    body: Answer;
} | {
    ok: false;
    body: unknown;
});
export type SignInCall = <T extends CallTypes & {
    language: "none";
}>(call: Call<Method, T>, body?: BodyOf<T>) => Promise<SignInAnswer<AnswerOf<T>> | undefined>;
export interface PageRequest {
    url: string;
    locale: Locale;
    route: Page["route"];
    audience: Audience;
    layout: Layout;
    now: string;
    api: ServerApi;
    consent?: Consent | null;
    signIn?: SignInCall;
}
export interface LoadedPage<Data = unknown> {
    kind: "page";
    status?: 200 | 401 | 404 | 422 | 429 | 503;
    data: Data;
    head: PageHead;
    alternates: Partial<Record<Locale, string>>;
    variants?: readonly PageVariant[];
    fragments?: Record<string, FragmentRequest>;
    isPersonal?: boolean;
}
export interface Redirect {
    kind: "redirect";
    to: string;
    status: 301 | 302 | 303;
    consent?: Consent;
    cookies?: readonly string[];
}
export type LoadResult<Data = unknown> = LoadedPage<Data> | Redirect;
export type PostedForm = Record<string, string[]>;
export type FileRefusal = "too_large" | "too_many" | "too_many_requests" | "wrong_kind" | "other";
export type PostedFile = {
    name: string;
} & ({
    id: string;
    refusal?: undefined;
} | {
    refusal: FileRefusal;
});
export type PostedFiles = Record<string, PostedFile[]>;
export interface FragmentContext {
    locale: Locale;
    now: string;
    api: ServerApi;
}
interface WithPrefix {
    identifierPrefix: string;
}
export interface FragmentRenderContext extends WithPrefix {
    locale: Locale;
}
export interface PageRenderContext extends WithPrefix {
    fragmentHtml: Readonly<Record<string, string>>;
}
export interface ServerFragment {
    probe?(context: FragmentContext): Promise<Record<string, unknown> | null>;
    load(props: Record<string, unknown>, context: FragmentContext): Promise<unknown>;
    render(data: unknown, context: FragmentRenderContext): string;
}
export interface ServerOwner {
    load(request: PageRequest): Promise<LoadResult>;
    act(request: PageRequest, form: PostedForm, files: PostedFiles): Promise<LoadResult>;
    render(page: Page, context: PageRenderContext): string;
    probes(context: FragmentContext): Promise<string[]>;
    fragments: Record<string, ServerFragment>;
}
export interface BrowserOwner {
    prepare(route: RouteName, locale: Locale): Promise<void>;
}
export interface OwnerProps {
    page$: Present<Page>;
    bus: Bus;
    locale: Locale;
    identifierPrefix: string;
    navigate(url: string, options?: NavigateOptions): void;
    mountFragment(slot: string, element: HTMLElement, onFailure: () => void): () => void;
}
export interface NavigateOptions {
    replace?: boolean;
    keepPosition?: boolean;
}
export interface BrowserFragment {
    prepare(locale: Locale): Promise<void>;
    mount(element: HTMLElement, props: {
        data: unknown;
        bus: Bus;
        locale: Locale;
        identifierPrefix: string;
        hydrate: boolean;
        onFailure: () => void;
    }): () => void;
}
export declare function ownerPrefix(owner: OwnerName): string;
export declare function fragmentPrefix(slot: string): string;
export {};
