import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { json } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

const programme = `${ownerSource(`
  load: async (request) => page(await request.api.get({ path: "/:locale/api/events/1/" }), request),
`)} return { owner };`;
const headers = { host: "festival.example" };
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ "mf-programme": { server: programme } });
});
afterAll(() => site.close());

it("a page that failed answers with the id that its request has in both logs", async () => {
  site.backend.on("GET /de/api/events/1/", json({ code: "internal", message: "" }, 500));
  const answer = await site.app.inject({ url: "/de/programm-tickets/abend/1", headers });
  expect(answer.statusCode).toBe(500);
  const id = answer.headers["x-request-id"];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const call = site.backend.calls.find(({ url }) => url === "/de/api/events/1/");
  expect(call?.headers["x-request-id"]).toBe(id);
});
