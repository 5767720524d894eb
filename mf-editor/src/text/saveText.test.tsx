import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { saveText } from "./saveText.ts";

interface Call {
  url: string;
  method: string;
  csrf: string | null;
  body: unknown;
}

const content = { blocks: [], entityMap: {} };
const originalFetch = globalThis.fetch;
let calls: Call[];

/** The network as the browser would see it: the CSRF call sets the cookie, the save answers. */
function answerSaves(status: number, body: unknown = {}): void {
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
    const url = typeof input === "string" ? input : "";
    const csrf = new Headers(init?.headers).get("x-csrftoken");
    const sent: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    calls.push({ url, method: init?.method ?? "GET", csrf, body: sent });
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
    const saved = { id: 3, section: null, revision: 8 };
    answerSaves(200, saved);
    expect(await saveText("de", 3, content, 7)).toEqual({ kind: "saved", saved });
    expect(calls).toMatchObject([
      { url: "/api/csrf/", method: "GET", csrf: null },
      { url: "/de/pageeditor-api/text/3/", method: "POST", csrf: "abc=" },
    ]);
    await saveText("de", 3, content, 8);
    expect(calls).toHaveLength(3);
  });

  it("publishes the text that it sends, and not all of the page", async () => {
    answerSaves(200, { id: 3, section: null, revision: 8 });
    await saveText("de", 3, content, 7);
    expect(calls.at(-1)?.body).toEqual({ content, revision: 7, publish_fields: true });
  });

  it("fetches a new token where the present one is refused, and sends again", async () => {
    document.cookie = "csrftoken=old";
    answerSaves(200, { id: 3, section: null, revision: 8 });
    const present = globalThis.fetch;
    globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
      const answer = await present(input, init);
      if (new Headers(init?.headers).get("x-csrftoken") !== "old") return answer;
      const refusal = { code: "csrf_failed", message: "", details: {} };
      return { ok: false, status: 403, json: async () => refusal } as Response;
    });
    expect(await saveText("de", 3, content, 7)).toMatchObject({ kind: "saved" });
    expect(calls.map(({ url, csrf }) => [url, csrf])).toEqual([
      ["/de/pageeditor-api/text/3/", "old"],
      ["/api/csrf/", null],
      ["/de/pageeditor-api/text/3/", "abc="],
    ]);
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
