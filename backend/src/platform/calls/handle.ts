import type { AnyCall, Call, CallTypes, Method } from "@festival/contracts/calls/call";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchema,
  onRequestHookHandler,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from "fastify";
import { requireAdmin } from "../plugins/access.ts";
import { requireVisitorCsrf } from "../plugins/csrf.ts";
import { localePrefix } from "../plugins/locale.ts";
import { nameOf } from "./names.ts";
import type { Fits } from "./fits.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The definition that the route was registered by. */
    call?: AnyCall;
  }
}

type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
type Options<S extends FastifySchema> = Omit<
  RouteShorthandOptions<
    RawServerDefault,
    RawRequestDefaultExpression,
    RawReplyDefaultExpression,
    RouteGenericInterface,
    ContextConfigDefault,
    S,
    TypeBoxTypeProvider
  >,
  "schema"
>;
type Handler<S extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  S,
  TypeBoxTypeProvider
>;

/** What a call's definition itself asks of its caller, besides its scope. */
function guardOf({ for: access, method }: AnyCall): onRequestHookHandler[] {
  if (access === "admin") return [requireAdmin];
  return access === "visitor" && method !== "GET" ? [requireVisitorCsrf] : [];
}

/** What OpenAPI says of a call; visitors need nothing to be let in. */
function described(call: AnyCall) {
  const { for: access } = call;
  const isOpen = access === "everybody" || access === "visitor";
  return { operationId: nameOf(call), security: isOpen ? [] : [{ [access]: [] }] };
}

/**
 * Registers the route of a call. Method, address and who may call come from its definition; the compiler compares
 * the schema with the definition's types.
 */
export function handle<T extends CallTypes, const S extends FastifySchema>(
  app: App,
  call: Call<Method, T>,
  { schema, config, onRequest, ...options }: Options<S> & { schema: S & Fits<T, S> },
  handler: Handler<NoInfer<S>>,
): void {
  app.route<RouteGenericInterface, ContextConfigDefault, S>({
    ...options,
    method: call.method,
    url: call.path.replace("/:locale", localePrefix),
    onRequest: [...guardOf(call), ...[onRequest ?? []].flat()],
    config: { ...config, call },
    schema: { ...described(call), ...schema },
    handler,
  });
}
