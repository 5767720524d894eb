import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ServerResponse } from "node:http";
import { json, sendJson } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

const forms = `${ownerSource(`
  act: async (request, form) => {
    const known = await request.api.get({ path: "/:locale/api/forms/contact/" });
    if (form.fail) throw new Error("a secret of ours");
    await request.api.post({ path: "/:locale/api/forms-entries/" }, { form: known.id, ...form });
    return { kind: "redirect", to: "/de/forms/contact?sent=1", status: 303 };
  },
`)} return { owner };`;

let site: TestSite;
const sent: string[] = [];
beforeAll(async () => {
  site = await startTestSite({ "mf-forms": { server: forms } }, undefined, {
    pagesInWork: { atOnce: 1, waiting: 0 },
  });
  site.backend.on("GET /de/api/forms/contact/", json({ id: 3 }));
  site.backend.on("POST /de/api/forms-entries/", ({ body }, response) => {
    sent.push(body);
    sendJson(response, 201, { id: 1 });
  });
});
afterAll(() => site.close());

const post = (payload: string) =>
  site.app.inject({
    method: "POST",
    url: "/de/forms/contact",
    payload,
    headers: {
      host: "localhost",
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
  });

describe("a form without scripts", () => {
  it("comes back with all that was typed while the backend is away, and is sent again when it is back", async () => {
    await site.backend.close();
    const answer = await post("name=Ada&days=sat&days=sun");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.body).toContain("Ihre Eingaben sind nicht verloren");
    const fields = [...answer.body.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)">/g)];
    const again = new URLSearchParams(fields.map(([, name = "", value = ""]) => [name, value]));
    expect(String(again)).toBe("name=Ada&days=sat&days=sun");
    await site.backend.reopen();
    expect((await post(String(again))).statusCode).toBe(303);
    expect(sent.map((body) => JSON.parse(body))).toEqual([
      { form: 3, name: ["Ada"], days: ["sat", "sun"] },
    ]);
  });

  it("comes back where its page fails, or there have been too many", async () => {
    const failed = await post("name=Ada&fail=1");
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toContain('value="Ada"');
    expect(failed.body).not.toContain("secret");
    const tooMany = { code: "too_many_requests", message: "" };
    site.backend.on("GET /de/api/forms/contact/", json(tooMany, 429));
    const refused = await post("name=Ada");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
    expect(refused.body).toContain('value="Ada"');
  });

  it("comes back from a site that has too much to do", async () => {
    const held: ServerResponse[] = [];
    const begun = new Promise<void>((resolve) => {
      site.backend.on("GET /de/api/forms/contact/", (_call, response) => {
        held.push(response);
        resolve();
      });
    });
    const first = post("name=Ada");
    await begun;
    const second = post("name=Grace");
    const answer = await second;
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('value="Grace"');
    for (const response of held) sendJson(response, 200, { id: 3 });
    expect((await first).statusCode).toBe(303);
  });
});
