import { addressOf } from "@festival/contracts/calls/call";
import { getBlock, getRedirect } from "@festival/contracts/calls/site";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { json } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

const missing = `${ownerSource(`
  load: async (request) => request.api.get({ path: "/:locale/api/nothing/" }),
  act: async (request) => request.api.get({ path: "/:locale/api/nothing/" }),
`)} return { owner };`;

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ "mf-programme": { server: missing } });
});
afterAll(() => site.close());

const headers = { host: "festival.example" };
const get = (url: string) => site.app.inject({ url, headers });

function moved(path: string, to: string): void {
  site.backend.on(
    `GET ${addressOf(getRedirect, { locale: "de", "*": path })}`,
    json({ new_path: to }),
  );
}

describe("the address of a missing page", () => {
  it("leads for ever to where staff say that it has gone", async () => {
    moved("programm-tickets/früher/1", "/de/programm-tickets/neu/2?page=2");
    const answer = await get("/de/programm-tickets/fr%C3%BCher/1?q=x");
    expect([answer.statusCode, answer.headers.location]).toEqual([
      301,
      "/de/programm-tickets/neu/2?page=2",
    ]);
  });

  it("leads to an address that staff wrote with any letters", async () => {
    moved("programm-tickets/alt/1", "/de/seite/für-5-€");
    const answer = await get("/de/programm-tickets/alt/1");
    expect([answer.statusCode, answer.headers.location]).toEqual([
      301,
      "/de/seite/f%C3%BCr-5-%E2%82%AC",
    ]);
  });

  it("leads there as data, too", async () => {
    moved("programm-tickets/daten/1", "/de/magazin");
    const answer = await site.app.inject({
      url: "/de/programm-tickets/daten/1",
      headers: { ...headers, accept: "application/json" },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, "/de/magazin"]);
  });

  it.each(["https://evil.example/", "//evil.example/", "/\\evil.example", "", "javascript:1"])(
    "never leads to %s",
    async (to) => {
      moved("programm-tickets/fort/1", to);
      expect((await get("/de/programm-tickets/fort/1")).statusCode).toBe(404);
    },
  );

  it("does not lead to itself", async () => {
    moved("programm-tickets/kreis/1", "/de/programm-tickets/kreis/1");
    expect((await get("/de/programm-tickets/kreis/1")).statusCode).toBe(404);
  });

  it("is a 404 where no redirect is known, and where the backend does not answer", async () => {
    expect((await get("/de/programm-tickets/weg/1")).statusCode).toBe(404);
    site.backend.on(
      `GET ${addressOf(getRedirect, { locale: "de", "*": "programm-tickets/stumm/1" })}`,
      json({ code: "internal", message: "" }, 500),
    );
    expect((await get("/de/programm-tickets/stumm/1")).statusCode).toBe(404);
  });

  it("says besides what staff have to say to its readers", async () => {
    const block = { id: 1, slug: "error-page", model: "container", layout: "100", columns: [] };
    site.backend.on(
      `GET ${addressOf(getBlock, { locale: "de", slug: "error-page" })}`,
      json(block),
    );
    const answer = await site.app.inject({
      url: "/de/programm-tickets/weg/1",
      headers: { ...headers, accept: "application/json" },
    });
    expect(answer.json()).toMatchObject({ error: { status: 404 }, data: { sections: [block] } });
  });

  it("takes no form along", async () => {
    moved("programm-tickets/post/1", "/de/magazin");
    const answer = await site.app.inject({
      method: "POST",
      url: "/de/programm-tickets/post/1",
      payload: "a=1",
      headers: {
        ...headers,
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
      },
    });
    expect(answer.statusCode).toBe(404);
  });
});
