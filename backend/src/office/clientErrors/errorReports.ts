import type { FastifyInstance } from "fastify";

/** Where errors are handed on to: a Sentry, or what speaks its protocol. */
export interface SentryTarget {
  /** Takes envelopes. */
  url: string;
  key: string;
}

/** What becomes of errors that browsers tell. */
export interface ErrorReports {
  /** Of so many one is kept, which counts for all of them; 0 keeps none. */
  oneIn: number;
  sentry?: SentryTarget | undefined;
}

declare module "fastify" {
  interface FastifyInstance {
    errorReports: ErrorReports;
  }
}

/** The message is one sentence for the operator. */
export class ErrorReportsProblem extends Error {
  override name = "ErrorReportsProblem";
}

const most = 1_000_000;

function readOneIn(text: string): number {
  const oneIn = Number(text);
  if (Number.isInteger(oneIn) && oneIn >= 0 && oneIn <= most) return oneIn;
  throw new ErrorReportsProblem(
    `CLIENT_ERRORS_ONE_IN must be a whole number from 0 to ${most}, not "${text}".`,
  );
}

/** A DSN names all in one address: https://KEY@HOST/PROJECT, with a path before the project where the host has more. */
function readDsn(text: string): SentryTarget {
  const url = URL.parse(text);
  const [, path = "", project] = /^(\/[\w/-]*?)?\/(\d{1,20})$/.exec(url?.pathname ?? "") ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !project) {
    // it holds a key
    throw new ErrorReportsProblem("SENTRY_DSN must be https://KEY@HOST/PROJECT.");
  }
  return { url: `${url.origin}${path}/api/${project}/envelope/`, key: url.username };
}

/**
 * Reads what becomes of errors in browsers.
 * @throws ErrorReportsProblem for a setting that can't be used
 */
export function readErrorReports(env: Record<string, string | undefined>): ErrorReports {
  return {
    oneIn: readOneIn(env.CLIENT_ERRORS_ONE_IN || "1"),
    sentry: env.SENTRY_DSN ? readDsn(env.SENTRY_DSN) : undefined,
  };
}

/** Decorates with what becomes of errors in browsers; without settings each is kept, and none handed on. */
export function addErrorReports(app: FastifyInstance, reports: ErrorReports = { oneIn: 1 }): void {
  app.decorate("errorReports", reports);
}
