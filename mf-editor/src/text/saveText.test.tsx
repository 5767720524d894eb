import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { saveText } from "./saveText.ts";

interface Call {
  url: string;
  method: string;
  csrf: string | null;
}

const content = { blocks: [], entityMap: {} };
const originalFetch = globalThis.fetch;
let calls: Call[];

/** The network as the browser would see it: the CSRF call sets the cookie, the save answers. */
function answerSaves(status: number, body: unknown = {}): void {
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
    const url = typeof input === "string" ? input : "";
    const csrf = new Headers(init?.headers).get("x-csrftoken");
    calls.push({ url, method: init?.method ?? "GET", csrf });
    if (url === "/api/csrf/") document.cookie = "csrftoken=abc%3D";
    else if (status === 0) throw new TypeError("Failed to fetch");
    return { ok: status < 300, status, json: async () => body } as Response;
  });
}

beforeEach(() => {
  calls = [];
  document.cookie = "csrftoken=; max-age=0";
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

describe("saving a text", () => {
  it("fetches the token on first need and sends it as a header", async () => {
    const saved = { section: { id: 3 }, revision: 8 };
    answerSaves(200, saved);
    expect(await saveText("de", 3, content, 7)).toEqual({ kind: "saved", saved });
    expect(calls).toEqual([
      { url: "/api/csrf/", method: "GET", csrf: null },
      { url: "/de/pageeditor-api/text/3/", method: "POST", csrf: "abc=" },
    ]);
    await saveText("de", 3, content, 8);
    expect(calls).toHaveLength(3);
  });

  it.each([
    [401, "signedOut"],
    [409, "conflict"],
    [422, "invalid"],
    [500, "failed"],
    [0, "failed"],
  ])("turns an answer of %i into the outcome %s", async (status, kind) => {
    answerSaves(status);
    expect(await saveText("en", 3, content, 7)).toEqual({ kind });
  });
});
