import { csrfHeader, planSecretHeader } from "@festival/contracts/cookiesAndHeaders";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import {
  createFeed,
  deleteFeed,
  isFeedBehind,
  readFeed,
  updateFeed,
  type CalendarFeed,
} from "./calendarFeed.ts";

const key = "festival-plan-calendar";
const feed: CalendarFeed = {
  id: "p".repeat(24),
  secret: "s".repeat(24),
  revision: 1,
  event_ids: [3],
};
const plan = {
  id: feed.id,
  event_ids: [3, 5],
  revision: 2,
  updated_at: "2025-08-20T08:00:00.000Z",
};

interface Asked {
  method: string;
  path: string;
  secret: string | null;
  body: unknown;
}
let asked: Asked[];

/** As much of one as the client looks at: jsdom has none. */
function answer(status: number, body?: unknown): Response {
  const json = async () => {
    if (body === undefined) throw new SyntaxError("There is nothing.");
    return body;
  };
  return { ok: status < 400, status, json } as Response;
}

/** A backend that gives these answers to changing calls, one after the other. */
function answerWith(...answers: [status: number, body?: unknown][]): void {
  const left = [...answers];
  asked = [];
  globalThis.fetch = jest.fn<typeof fetch>(
    async (input, { method = "GET", headers, body } = {}) => {
      if (method === "GET") {
        document.cookie = "csrftoken=token";
        return answer(204);
      }
      const sent = headers as Record<string, string>;
      expect(sent[csrfHeader]).toBe("token");
      asked.push({
        method,
        path: input as string,
        secret: sent[planSecretHeader] ?? null,
        body: typeof body === "string" ? JSON.parse(body) : undefined,
      });
      return answer(...(left.shift() ?? [500]));
    },
  );
}

const originalFetch = globalThis.fetch;
beforeEach(() => localStorage.clear());
afterEach(() => {
  globalThis.fetch = originalFetch;
  jest.restoreAllMocks();
});

describe("a calendar that follows the plan", () => {
  it("is made with the events alone, and its secret stays on the device", async () => {
    answerWith([201, { ...plan, revision: 1, secret: feed.secret }]);
    await createFeed("de", [3, 5]);
    expect(asked).toEqual([
      { method: "POST", path: "/de/api/plans/", secret: null, body: { event_ids: [3, 5] } },
    ]);
    expect(readFeed()).toEqual({ ...feed, event_ids: [3, 5] });
  });

  it("is not made where its secret could not be kept", async () => {
    answerWith();
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await expect(createFeed("de", [3])).rejects.toThrow("full");
    expect(asked).toEqual([]);
  });

  it("is none where the backend refuses", async () => {
    answerWith([429]);
    await expect(createFeed("de", [3])).rejects.toThrow("not made");
    expect(readFeed()).toBeNull();
  });

  it("takes over another plan, with its secret and the revision it knows", async () => {
    answerWith([200, plan]);
    expect(await updateFeed("en", feed, [3, 5])).toMatchObject({ revision: 2, event_ids: [3, 5] });
    expect(asked).toEqual([
      {
        method: "PUT",
        path: `/en/api/plans/${feed.id}/`,
        secret: feed.secret,
        body: { event_ids: [3, 5], revision: 1 },
      },
    ]);
    expect(readFeed()?.secret).toBe(feed.secret);
  });

  it("is changed over what another window has changed", async () => {
    answerWith(
      [409, { code: "conflict", message: "", details: { current: { ...plan, revision: 8 } } }],
      [200, { ...plan, revision: 9 }],
    );
    expect(await updateFeed("de", feed, [3, 5])).toMatchObject({ revision: 9 });
    expect(asked.map(({ body }) => body)).toMatchObject([{ revision: 1 }, { revision: 8 }]);
  });

  it("is forgotten where it is gone, and stays where it could not be reached", async () => {
    localStorage.setItem(key, JSON.stringify(feed));
    answerWith([503]);
    await expect(updateFeed("de", feed, [])).rejects.toThrow("not changed");
    expect(readFeed()).toEqual(feed);
    answerWith([404, { code: "not_found", message: "" }]);
    expect(await updateFeed("de", feed, [])).toBeNull();
    expect(readFeed()).toBeNull();
  });

  it.each([204, 404])("is deleted for good, %s", async (status) => {
    localStorage.setItem(key, JSON.stringify(feed));
    answerWith([status]);
    await deleteFeed("de", feed);
    expect(asked).toMatchObject([{ method: "DELETE", secret: feed.secret }]);
    expect(readFeed()).toBeNull();
  });

  it("is kept to be deleted later where that fails", async () => {
    localStorage.setItem(key, JSON.stringify(feed));
    answerWith([503]);
    await expect(deleteFeed("de", feed)).rejects.toThrow("not deleted");
    expect(readFeed()).toEqual(feed);
  });

  it.each(["{", "null", "[]", '{"id":"x"}', '{"id":"x","secret":"y"}'])(
    "is none where the storage holds %s",
    (kept) => {
      localStorage.setItem(key, kept);
      expect(readFeed()).toBeNull();
    },
  );

  it("is behind a plan with other events, in whatever order", () => {
    const known = { ...feed, event_ids: [3, 5] };
    expect([[5, 3], [3], [3, 5, 7], [3, 7]].map((ids) => isFeedBehind(known, ids))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});
