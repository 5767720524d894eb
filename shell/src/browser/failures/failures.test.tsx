import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { stateElementId } from "../../document/documentState.ts";
import { listenToFailures } from "./listenToFailures.ts";

const version = "a".repeat(12);
let sent: { url: string; body: Promise<Record<string, unknown>> }[];
let isOnline: boolean;
let written: unknown[][];
let stop: () => void;
const levels = ["error", "warn"] as const;
const consoles = levels.map((level) => [level, console[level]] as const);

beforeAll(() => {
  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (url: string, body: Blob) => {
      const text = new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.addEventListener("load", () => resolve(reader.result as string));
        reader.readAsText(body);
      });
      sent.push({ url, body: text.then((json) => JSON.parse(json)) });
      return true;
    },
  });
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOnline });
});
beforeEach(() => {
  sent = [];
  written = [];
  isOnline = true;
  for (const level of levels) console[level] = (...said: unknown[]) => void written.push(said);
  const state = { page: {}, shell: version, composition: { "mf-quiz": { version } } };
  document.body.innerHTML = `<script type="application/json" id="${stateElementId}">${JSON.stringify(state)}</script>`;
  history.replaceState(null, "", "/de/konzert-o-mat?q=secret");
  const listening = jest.spyOn(window, "addEventListener");
  listenToFailures();
  const listeners = [...listening.mock.calls];
  listening.mockRestore();
  // a document's listeners outlive a test
  stop = () => listeners.forEach(([type, listener]) => removeEventListener(type, listener));
});
afterEach(() => {
  stop();
  for (const [level, write] of consoles) console[level] = write;
});

/** What is told is told by code that is fetched first. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
const reject = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));

describe("what fails in a document", () => {
  it.each([
    ["nothing catches", (error: Error) => dispatchEvent(new ErrorEvent("error", { error }))],
    ["a promise is rejected with", (error: Error) => reject(error)],
    ["a boundary writes to the console", (error: Error) => console.error(error)],
    ["our code goes on without", (error: Error) => console.warn("The fragment is missing.", error)],
  ])("is told where %s", async (what, fail) => {
    const error = new TypeError(`it failed where ${what}`);
    error.stack = "at x (https://festival.example/de/plan?token=secret#hash:1:2)";
    fail(error);
    await settled();
    expect(sent.map(({ url }) => url)).toEqual(["/api/client-errors/"]);
    expect(await sent[0]?.body).toEqual({
      name: "TypeError",
      message: `it failed where ${what}`,
      stack: "at x (https://festival.example/de/plan)",
      route: "quizStart",
      releases: { "mf-quiz": version, shell: version },
    });
  });

  it("stands in the console as before", async () => {
    const error = new Error("it failed");
    console.error("Said:", error);
    console.warn("no error at all");
    await settled();
    expect(written).toEqual([["Said:", error], ["no error at all"]]);
    expect(sent).toHaveLength(1);
  });

  it("is told once where it is the same, and five times at most", async () => {
    const error = new Error("the same");
    console.error(error);
    console.error(error);
    await settled();
    expect(sent).toHaveLength(1);
    for (let at = 0; at < 20; at += 1) reject(new Error(`another ${at}`));
    await settled();
    // one of the five was the same
    expect(sent).toHaveLength(4);
  });

  it("is not told where the network is gone, where a wait was given up, and where nothing is known", async () => {
    reject(new DOMException("given up", "AbortError"));
    dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
    reject(undefined);
    await settled();
    isOnline = false;
    reject(new Error("offline"));
    await settled();
    expect(sent).toEqual([]);
  });

  it("brings nothing of its own: what fails while it is told is not told", async () => {
    document.body.innerHTML = `<script type="application/json" id="${stateElementId}">{no JSON</script>`;
    reject(new Error("it failed"));
    await settled();
    expect(sent).toEqual([]);
    expect(written).toEqual([]);
  });

  it("is cut to what the call takes, also where it is no error", async () => {
    reject("x".repeat(10_000));
    await settled();
    const body = await sent[0]?.body;
    expect(body).toMatchObject({ name: "", stack: "" });
    expect(String(body?.message)).toHaveLength(500);
  });
});
