import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "@jest/globals";
import { internalSecret, testSession } from "../testing/testSession.ts";
import { createKnownOrigins } from "./origin.ts";
import { createHeadReader } from "./requestHead.ts";
import { createSessionCheck } from "./sessionToken.ts";

const origins = createKnownOrigins({
  host: "127.0.0.1",
  port: 80,
  publicOrigins: ["https://festival.example"],
});
const createReader = () => createHeadReader(origins, createSessionCheck([internalSecret]));
const requestOf = (headers: Record<string, string>) =>
  ({ headers: { host: "festival.example", ...headers }, socket: {} }) as unknown as IncomingMessage;
const headOf = (headers: Record<string, string>) => createReader().headOf(requestOf(headers));

describe("the head of a request", () => {
  it("says where it reached the site, in which layout, in which form, and whether a session comes with it", () => {
    expect(headOf({})).toEqual({
      origin: "https://festival.example",
      layout: "default",
      asData: false,
      hasSession: false,
    });
    expect(
      headOf({
        host: "other.example",
        accept: "application/json",
        cookie: `festival_session=${testSession}; festival_layout=mobileApp`,
      }),
    ).toEqual({ origin: undefined, layout: "mobileApp", asData: true, hasSession: true });
  });

  it("asks for a document where a browser would also take data", () => {
    expect(headOf({ accept: "text/html,application/json;q=0.9" }).asData).toBe(false);
  });

  it("is read once: the app finds what the server before it has read", () => {
    const reader = createReader();
    const request = requestOf({});
    const head = reader.headOf(request);
    reader.passOn(request, head);
    expect(reader.headOf(request)).toBe(head);
  });
});
