import { describe, expect, it } from "@jest/globals";
import type { ClientErrorReport } from "@festival/contracts/api/editing/clientErrors";
import { browserName } from "./browserName.ts";
import { readErrorReport, readPolicyReport } from "./readReport.ts";

const context = { host: "festival.example", browser: "Firefox 145" };
const [quiz, programme, shell] = ["a", "b", "c"].map((digit) => digit.repeat(12));
const releases = { "mf-quiz": quiz, "mf-programme": programme, shell } as Record<string, string>;
const file = (name: string, version = releases[name]) =>
  `https://festival.example/remotes/${name}/${version}/browser/${name}.js`;
const report = (more: Partial<ClientErrorReport>): ClientErrorReport => ({
  name: "TypeError",
  message: "it failed",
  stack: "",
  route: "quiz",
  releases,
  ...more,
});
const read = (more: Partial<ClientErrorReport>) => readErrorReport(report(more), context);

describe("a report of an error", () => {
  it.each([
    [
      "Chrome",
      `TypeError: it failed\n    at Ask (${file("mf-quiz")}:1:234)\n    at ${file("shell")}:2:5`,
    ],
    ["Firefox and Safari", `Ask@${file("mf-quiz")}:1:234\n@${file("shell")}:2:5`],
  ])("belongs to the release whose file its stack names first: %s", (_engine, stack) => {
    expect(read({ stack })).toMatchObject({
      part: "mf-quiz",
      version: quiz,
      message: "TypeError: it failed",
      frames: ["Ask (mf-quiz/mf-quiz.js:1:234)", "shell/shell.js:2:5"],
      route: "quiz",
      browser: "Firefox 145",
    });
  });

  it("belongs to the release whose file did not load, though the shell says so", () => {
    const stack = `load@${file("shell")}:2:5`;
    const other = "d".repeat(12);
    const message = `Loading chunk 7 failed. (error: ${file("mf-programme", other)})`;
    expect(read({ message, stack })).toMatchObject({
      part: "mf-programme",
      version: other,
      message: "TypeError: Loading chunk 7 failed. (error: mf-programme/mf-programme.js",
    });
    const named = read({ message: "mf-quiz did not load in time.", stack });
    expect(named).toMatchObject({ part: "mf-quiz", version: quiz });
  });

  it("belongs to no release where no file of one is named", () => {
    const stack = "at https://festival.example/de/plan:3:4\nat https://tags.example/gtm.js:1:1";
    expect(read({ stack })).toMatchObject({
      part: null,
      version: null,
      frames: ["document:3:4", "tags.example:1:1"],
    });
    const invented =
      "at x (https://festival.example/remotes/mf-evil/aaaaaaaaaaaa/browser/x.js:1:1)";
    expect(read({ stack: invented })?.part).toBeNull();
  });

  it.each([
    "chrome-extension://abc/x.js",
    "moz-extension://abc/x.js",
    "safari-web-extension://abc/x.js",
  ])("is not taken where an extension threw it: %s", (address) => {
    const stack = `TypeError: it failed\n    at x (${address}:1:2)\n    at y (${file("mf-quiz")}:1:2)`;
    expect(read({ stack })).toBeUndefined();
  });

  it.each([
    ["a text in quotes", `Unexpected token 'A', "Anna Muster" is not valid JSON`],
    ["a text in other quotes", "Not found: „Anna Muster“ in the list"],
    ["a text in single quotes", "Unexpected 'Anna Muster' here"],
    ["an address of mail", "Can't send to anna.muster@example.org, sorry"],
    [
      "an address of a page",
      "Failed to fetch https://festival.example/de/plan/AnnaMuster?q=Muster",
    ],
    ["a path", "No page at /de/Anna/Muster"],
    ["a telephone number", "Bad value 03012345678"],
    ["a telephone number with spaces", "Bad value +49 30 1234 567 89"],
    [
      "a text with its own quotes",
      `Unexpected token '}', "{"name":"Anna Muster"}" is not valid JSON`,
    ],
    ["a text in single quotes with an apostrophe", "Unexpected 'Anna O'Muster at home' here"],
    ["a text in single quotes that is cut", "Unexpected 'title', 'Anna Muster"],
    ["a text in backticks", "Unexpected `Anna Muster`"],
    ["an address of mail as it stands in addresses", "Not found: anna.muster%40example.org"],
    [
      "an address of mail that is cut",
      `"${"x".repeat(486)}" Anna.Muster@example.org`.slice(0, 500),
    ],
    ["a key", "Not found: Muster9fKq-Anna_x2"],
  ])("keeps nothing of %s", (_what, message) => {
    const kept = JSON.stringify(read({ message }));
    expect(kept).not.toMatch(/Anna|Muster|example\.org|12345/i);
    expect(kept).toContain("…");
  });

  it("keeps the names of the code that a message says", () => {
    for (const message of [
      "Cannot read properties of undefined (reading 'title'), isn't that 'so'",
      "Failed to execute 'removeChild' on 'Node': The node is not a child of this node.",
      "Loading chunk 7 failed, `fetch` says 503.",
    ]) {
      expect(read({ message })?.message).toBe(`TypeError: ${message}`);
    }
  });

  it("keeps nothing of the pages' addresses in a stack", () => {
    const stack = "at https://festival.example/de/plan/Geheim?token=Geheim:1:2\nGeheim";
    expect(JSON.stringify(read({ stack }))).not.toContain("Geheim");
  });

  it("takes no line of a message for a place of the stack", () => {
    const stack = `Error: Geheim is at https://festival.example/de:1:2\n    at Ask (${file("mf-quiz")}:1:234)`;
    expect(read({ stack })?.frames).toEqual(["Ask (mf-quiz/mf-quiz.js:1:234)"]);
  });

  it("is the same error for all who meet it, and another one in another release", () => {
    const stack = `at Ask (${file("mf-quiz")}:1:234)`;
    const next = `at Ask (${file("mf-quiz", programme)}:1:234)`;
    const one = read({ stack, route: "quiz" })?.fingerprint;
    expect(read({ stack, route: "home" })?.fingerprint).toBe(one);
    expect(read({ stack: next })?.fingerprint).not.toBe(one);
    expect(read({ stack, message: "something else" })?.fingerprint).not.toBe(one);
  });
});

describe("a report of a policy", () => {
  const told = (more: object) => readPolicyReport({ "csp-report": more }, context);

  it("keeps the directive, the host that was blocked, and the release whose file tried it", () => {
    const tried = told({
      "document-uri": "https://festival.example/de/plan/geheim?token=geheim",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/path?q=geheim",
      "source-file": file("mf-quiz"),
      "line-number": 3,
      "column-number": 4,
    });
    expect(tried).toMatchObject({
      kind: "policy",
      part: "mf-quiz",
      version: quiz,
      message: "script-src-elem: evil.example",
      frames: ["mf-quiz/mf-quiz.js:3:4"],
      route: "",
    });
    expect(JSON.stringify(tried)).not.toContain("geheim");
  });

  it("says what stood in the page, and takes nothing of extensions", () => {
    expect(
      told({ "violated-directive": "style-src 'self'", "blocked-uri": "inline" }),
    ).toMatchObject({ message: "style-src: inline", part: null, frames: [] });
    expect(told({ "blocked-uri": "chrome-extension://abc/x.js" })).toBeUndefined();
    expect(told({ "source-file": "moz-extension://abc/x.js" })).toBeUndefined();
    const long = told({ "blocked-uri": `https://${"x".repeat(10_000)}.example/` });
    expect(long?.message.length).toBeLessThan(300);
  });
});

describe("the name of a browser", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox 145"],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
      "Safari 18",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
      "Safari 18",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
      "Edge 142",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
      "Chrome 142",
    ],
    ["Anna's own browser", ""],
    [undefined, ""],
  ])("is its family with its major version: %s", (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
