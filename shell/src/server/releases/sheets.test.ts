import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readRelease } from "./releases.ts";
import { readSheets, type Sheet } from "./sheets.ts";
import { createTestReleases, version, type TestReleases } from "../testing/testReleases.ts";

const plain = "p>a{color:red}";
let releases: TestReleases;
let sheets: ReadonlyMap<string, Sheet>;
const address = (file: string) => `/remotes/mf-quiz/${version("a")}/browser/${file}`;

beforeAll(async () => {
  releases = await createTestReleases();
  const folder = await releases.add("mf-quiz", version("a"), {
    browser: { "app.css": plain, "odd.css": 'a::before{content:"</style>"}', "app.js": "" },
  });
  sheets = await readSheets([await readRelease(folder)]);
});

afterAll(() => releases.remove());

describe("the sheets of releases", () => {
  it("are known by their addresses, with what the policy calls them", () => {
    const digest = createHash("sha256").update(plain).digest("base64");
    expect(sheets.get(address("app.css"))).toEqual({ text: plain, hash: `sha256-${digest}` });
  });

  it("are only those that can stand in a document", () => {
    expect([...sheets.keys()]).toEqual([address("app.css")]);
  });
});
