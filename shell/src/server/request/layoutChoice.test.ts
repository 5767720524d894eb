import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "@festival/contracts/pageOwner";
import { layoutChoice } from "./layoutChoice.ts";
import { drawQrCode } from "../page/qrCode.ts";
import { json } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

const magazine = `${ownerSource(`
  load: async (request) => ({ ...page({}, request), alternates: { de: "/de/magazin" } }),
  render: (given) => "<p>" + given.layout + " " + given.url + "</p>",
`)} return { owner };`;

const host = { host: "festival.example" };
const inApp = { cookie: "a=b; festival_layout=mobileApp" };
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ "mf-magazine": { server: magazine } });
  site.backend.on("GET /de/api/season/", json({}));
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { ...host, ...headers } });

describe("the layout of the mobile app", () => {
  it("is chosen by beemobile=1, until the browser is closed, and leaves the address as it was", async () => {
    const answer = await get("/de/magazin?page=2&beemobile=1");
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/de/magazin?page=2"]);
    expect(answer.headers["cache-control"]).toContain("no-store");
    expect(answer.headers["set-cookie"]).toBe(
      "festival_layout=mobileApp; Path=/; HttpOnly; SameSite=Lax",
    );
  });

  it("ends by beemobile=0", async () => {
    const answer = await get("/de/magazin?beemobile=0", inApp);
    expect(answer.headers.location).toBe("/de/magazin");
    expect(answer.headers["set-cookie"]).toMatch(/^festival_layout=;.*Expires=Thu, 01 Jan 1970/);
  });

  it("is that of every page then, errors included, and of no other visitor's pages", async () => {
    const layouts = async (headers: Record<string, string>) => {
      const [page, missing] = [await get("/de/magazin", headers), await get("/de/x/y/z", headers)];
      return [page, missing].map(({ body }) => /data-layout="(\w+)"/.exec(body)?.[1]);
    };
    expect(await layouts(inApp)).toEqual(["mobileApp", "mobileApp"]);
    expect(await layouts({})).toEqual(["default", "default"]);
    expect(await layouts({ cookie: "festival_layout=mobileApps" })).toEqual(["default", "default"]);
  });

  it("brings each page with the code of its canonical address", async () => {
    const page = async (headers: Record<string, string>): Promise<Page> =>
      (await get("/de/magazin?page=2", { accept: "application/json", ...headers })).json();
    expect((await page(inApp)).qrCode).toEqual(drawQrCode("http://festival.example/de/magazin"));
    expect((await page({})).qrCode).toBeUndefined();
  });

  it("is asked for by 1 or 0 alone", () => {
    expect(layoutChoice("/de?beemobile=1&edit=")).toEqual({ layout: "mobileApp", to: "/de?edit=" });
    expect(layoutChoice("/de?beemobile=0")).toEqual({ layout: "default", to: "/de" });
    for (const url of ["/de", "/de?beemobile=", "/de?beemobile=2", "/de?q=beemobile=1"]) {
      expect(layoutChoice(url)).toBeUndefined();
    }
  });

  it("leads nowhere else, however the address is written", async () => {
    for (const url of ["//evil.example?beemobile=1", "/\\evil.example?beemobile=1"]) {
      const { headers } = await get(url);
      expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });
});

describe("a QR code", () => {
  it("has its three eyes, and is told in runs of dark fields", () => {
    const { size, path } = drawQrCode("http://festival.example/de");
    expect(size).toBe(25);
    for (const eye of ["M0 0h7v1h-7z", "M18 0h7v1h-7z", "M0 24h7v1h-7z"]) {
      expect(path).toContain(eye);
    }
    expect(path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/);
  });
});
