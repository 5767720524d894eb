import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { internal, type TestApp } from "../testApp.ts";
import { multipart } from "./media.ts";

let visitors = 0;

/** A call of the shell's server for a visitor who never called before, so that no limit is met. */
export function asVisitor(site: TestApp, options: InjectOptions): Promise<LightMyRequestResponse> {
  visitors += 1;
  const address = `2001:db8:${visitors.toString(16)}::1`;
  return internal(site, {
    ...options,
    headers: { "x-festival-client": address, ...options.headers },
  });
}

/** Uploads a file for a form. */
export function uploadFile(
  site: TestApp,
  bytes: Buffer | string,
  fileName: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const body = multipart([{ name: "file", value: bytes, fileName }]);
  return asVisitor(site, {
    method: "POST",
    url: "/de/api/temp-files/",
    payload: body.payload,
    headers: { ...headers, ...body.headers },
  });
}
