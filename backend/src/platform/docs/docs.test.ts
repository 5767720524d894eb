import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { browser, createTestApp, internal, signedIn, type TestApp } from "../../testing/testApp.ts";

const url = "/api/docs";

describe("the API's description", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  it("is shown to staff, without the internal calls", async () => {
    const answer = await site.app.inject({ url, ...(await signedIn(site)) });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    const paths = Object.keys(answer.json().paths);
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => path.startsWith("/internal"))).toEqual([]);
    expect(paths).not.toContain(url);
  });

  it("names each call as its definition does, and says who may call it", async () => {
    const answer = await site.app.inject({ url, ...(await signedIn(site)) });
    const { paths } = answer.json();
    expect(paths["/{lang}/api/events/{id}/"].get).toMatchObject({
      operationId: "getEvent",
      security: [],
    });
    expect(paths["/{lang}/pageeditor-api/users/"].post).toMatchObject({
      operationId: "inviteUser",
      security: [{ admin: [] }],
    });
  });

  it("describes each part of an address that changes", async () => {
    const answer = await site.app.inject({ url, ...(await signedIn(site)) });
    type Operation = { parameters?: { in: string; name: string }[] };
    const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>();
    const missing = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters = [] }]) => {
        const named = parameters
          .filter((each) => each.in === "path")
          .map(({ name }) => `{${name}}`);
        const parts = path.match(/\{\w+\}/g) ?? [];
        return parts
          .filter((part) => !named.includes(part))
          .map((part) => `${method} ${path}: ${part}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it("is not there for visitors, nor for our own processes", async () => {
    const nothing = await site.app.inject({ url: "/api/nothing", ...(await browser(site)) });
    for (const answer of [
      await site.app.inject({ url, ...(await browser(site)) }),
      await internal(site, { url }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, nothing.json()]);
      expect(answer.body).not.toContain("internal");
    }
  });
});

describe("the API's description in development", () => {
  it("is public", async () => {
    const site = await createTestApp({ isDevelopment: true });
    const answer = await site.app.inject(url);
    expect(answer.statusCode).toBe(200);
    await site.close();
  });
});
