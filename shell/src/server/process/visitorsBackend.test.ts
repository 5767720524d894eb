import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import { json, startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import { openVisitorsBackend, type VisitorsBackend } from "./visitorsBackend.ts";

let backend: TestBackend;
let door: VisitorsBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  for (const path of ["/de/api/forms/x/", "/de/pageeditor-api/nav", "/internal/users/"]) {
    backend.on(`POST ${path}`, json({ path }));
  }
  door = await openVisitorsBackend({ backendUrl: backend.url, internalSecret: "the secret" });
  door.letIn("a token");
});
afterAll(async () => {
  door.close();
  await backend.close();
});

/** Sends a path as it stands: `fetch` would tidy it up. */
function post(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(door.url);
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asked = httpRequest(
      {
        hostname,
        port,
        path,
        method: "POST",
        headers: { [internalHeader]: "a token", ...headers },
      },
      (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
      },
    );
    asked.once("error", reject);
    asked.end("{}");
  });
}

describe("the backend as code reaches it that was never live", () => {
  it("takes what visitors send as the shell's own call, without any cookie", async () => {
    const headers = { cookie: "festival_session=stolen", authorization: "Bearer stolen" };
    expect(await post("/de/api/forms/x/", headers)).toMatchObject({ status: 200 });
    const call = backend.calls.at(-1);
    expect(call?.headers[internalHeader]).toBe("the secret");
    expect([call?.headers.cookie, call?.headers.authorization, call?.body]).toEqual([
      undefined,
      undefined,
      "{}",
    ]);
  });

  it.each([
    "/de/pageeditor-api/nav",
    "/internal/users/",
    "/de/api/../../internal/users/",
    "/de/api/%2e%2e/%2e%2e/internal/users/",
  ])("takes all else as a stranger's: %s", async (path) => {
    await post(path);
    const call = backend.calls.at(-1);
    expect(call?.url).not.toContain("..");
    expect(call?.headers[internalHeader]).toBeUndefined();
  });

  it("is closed without a token, and when that was taken back", async () => {
    const calls = backend.calls.length;
    expect(await post("/de/api/forms/x/", { [internalHeader]: "a guess" })).toMatchObject({
      status: 403,
    });
    door.letIn("for a while");
    door.shutOut("for a while");
    expect(await post("/de/api/forms/x/", { [internalHeader]: "for a while" })).toMatchObject({
      status: 403,
    });
    expect(backend.calls).toHaveLength(calls);
  });
});
