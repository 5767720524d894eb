import { ApiError, errorStatus, type ErrorBody, type ErrorCode } from "@festival/contracts/errors";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { FastifyError, FastifyInstance } from "fastify";
import pg from "pg";

const codeOfStatus: Record<number, ErrorCode> = {
  401: "not_authenticated",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  413: "payload_too_large",
  414: "address_too_long",
  429: "too_many_requests",
  431: "headers_too_long",
  503: "unavailable",
};

/** PostgreSQL's codes for text that it cannot store, such as a NUL character or half of an emoji. */
const unstorable = new Set(["22021", "22P02", "22P05"]);
/**
 * The database is away or has too much to do: connections refused or broken, shutting down, starting;
 * a statement or a pause in a transaction that took too long, transactions that blocked one another.
 */
const away = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|08|57|53300|25P03|40001|40P01)/;
/** Seconds after which a client that we could not serve may retry. */
const comeBackAfter = 5;

/** The code of the database's own error, which Drizzle wraps. */
function databaseCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return typeof cause === "object" &&
    cause !== null &&
    "code" in cause &&
    typeof cause.code === "string"
    ? cause.code
    : "";
}

/** The query failed before the database said anything, as there is no connection. */
const isUnanswered = (error: Error) =>
  error instanceof DrizzleQueryError && !(error.cause instanceof pg.DatabaseError);

/** Drizzle's error quotes the values of the query, which are people's texts; its cause does not. */
function loggable(error: Error): Error {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}

function toApiError(app: FastifyInstance, error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation) {
    const code = error.validationContext === "params" ? "not_found" : "bad_request";
    return new ApiError(code, error.message);
  }
  const fault = app.storageFaults.note(error);
  if (fault) return fault;
  const inDatabase = databaseCode(error);
  if (unstorable.has(inDatabase))
    return new ApiError("bad_request", "The text holds characters that can't be stored.");
  if (away.test(inDatabase) || isUnanswered(error))
    return new ApiError("unavailable", "The database does not answer.");
  const status = error.statusCode ?? 500;
  if (status === 503) return new ApiError("unavailable", "The request took too long; try again.");
  if (status >= 500) return new ApiError("internal", "Something went wrong on our side.");
  return new ApiError(codeOfStatus[status] ?? "bad_request", error.message);
}

/** The one place where failures become answers: `{ code, message, details }`; the stack stays in the log. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ApiError>((error, request, reply) => {
    const failure = toApiError(app, error);
    if (failure.status >= 500) request.log.error({ err: loggable(error) }, "request failed");
    // an answer that is on its way can't become another one: Fastify would end the process over its headers
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    const { code, message, details } = failure;
    if (code === "unavailable") void reply.header("retry-after", comeBackAfter);
    const body: ErrorBody = details ? { code, message, details } : { code, message };
    void reply
      .code(errorStatus[code])
      .type("application/json; charset=utf-8")
      .serializer(JSON.stringify)
      .send(body);
  });
  app.setNotFoundHandler((request) => {
    throw new ApiError("not_found", `No such call: ${request.method} of this address.`);
  });
}
