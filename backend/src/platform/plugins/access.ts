import { createHash, timingSafeEqual } from "node:crypto";
import {
  clientAddressHeader,
  cookieName,
  internalHeader,
} from "@festival/contracts/cookiesAndHeaders";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { callerAddress } from "./callerAddress.ts";

/** A member of staff with a session that is still good. */
export interface SignedInUser {
  id: number;
  email: string;
  username: string;
  role: "editor" | "admin";
  /** Of the mails to them. */
  locale: Locale;
  sessionId: number;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Whether the call carries the secret that our own processes share. */
    isInternal: boolean;
    /** The visitor's address, also where the shell's server calls in their stead. */
    visitorAddress: string;
    /** Whether the visitor came by HTTPS, also where the shell's server calls in their stead. */
    isSecure: boolean;
    /** A cookie of ours that only servers read, under the name that it has here. */
    readCookie(name: string): string | undefined;
    /** Who is signed in; null for visitors and for sessions that ended. Asks the database once. */
    readStaff(): Promise<SignedInUser | null>;
  }
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Decorates requests with who is calling.
 * @param secrets each of which marks a call of our own processes
 */
export function addCaller(app: FastifyInstance, secrets: readonly string[]): void {
  const expected = secrets.map(digest);
  const isExpected = (given: Buffer) => expected.some((one) => timingSafeEqual(given, one));
  app.decorateRequest("isInternal", false);
  app.decorateRequest("visitorAddress", "");
  app.decorateRequest("isSecure", false);
  app.decorateRequest("readCookie", function readCookie(name) {
    return this.cookies[cookieName(name, this.isSecure)];
  });
  app.addHook("onRequest", async (request) => {
    const given = request.headers[internalHeader];
    request.isInternal = typeof given === "string" && isExpected(digest(given));
    const forwarded = request.headers[clientAddressHeader];
    request.visitorAddress =
      request.isInternal && typeof forwarded === "string"
        ? forwarded.slice(0, 100)
        : callerAddress(request);
    const protocol = request.isInternal ? request.headers["x-forwarded-proto"] : undefined;
    request.isSecure = (protocol ?? request.protocol) === "https";
  });
}

/** Hook of what only our own processes may call. */
export async function requireInternal(request: FastifyRequest): Promise<void> {
  if (!request.isInternal)
    throw new ApiError("forbidden", "This call is for the site's own processes.");
}

/** Hook of what only a signed-in member of staff may call. */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  if (!(await request.readStaff())) throw new ApiError("not_authenticated", "Please sign in.");
}

/** Hook of what only admins among the staff may call. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  const staff = await request.readStaff();
  if (!staff) throw new ApiError("not_authenticated", "Please sign in.");
  if (staff.role !== "admin") throw new ApiError("forbidden", "This call is for admins.");
}

/** Hook against forms of other sites: the browser itself says where a changing call comes from. */
export async function requireSameOrigin(request: FastifyRequest): Promise<void> {
  if (request.method === "GET" || request.method === "HEAD") return;
  const site = request.headers["sec-fetch-site"];
  const { origin } = request.headers;
  const isOurs =
    site === undefined
      ? origin !== undefined && hostOf(origin) === request.host
      : site === "same-origin";
  if (!isOurs) throw new ApiError("forbidden", "This call comes from another site.");
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
