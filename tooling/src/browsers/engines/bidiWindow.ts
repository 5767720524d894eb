import { pressed, type InputSource } from "../visitor/keys.ts";
import type { BidiConnection } from "./bidi.ts";
import type { BrowserWindow } from "./engine.ts";

/** What WebDriver does not do alike in the engines that speak BiDi. */
export interface OwnMeans {
  mouse(context: string, evaluate: BrowserWindow["evaluate"]): BrowserWindow["mouse"];
  compose(context: string, letter: string): Promise<void>;
}

interface LogEntry {
  level: "debug" | "info" | "warn" | "error";
  text: string | null;
  source: { context?: string };
}

type Evaluated =
  | { type: "success"; result: { type: string; value?: unknown } }
  | { type: "exception"; exceptionDetails: { text: string } };

/** Opens a window with a device of its own. */
export async function openBidiWindow(
  bidi: BidiConnection,
  means: OwnMeans,
): Promise<BrowserWindow> {
  const { userContext } = await bidi.send<{ userContext: string }>("browser.createUserContext", {});
  const { context } = await bidi.send<{ context: string }>("browsingContext.create", {
    type: "tab",
    userContext,
  });
  const errors: string[] = [];
  bidi.on("log.entryAdded", (entry) => {
    const { level, text, source } = entry as LogEntry;
    if (level === "error" && source.context === context) errors.push(text ?? "");
  });
  const goThrough = (delta: number) =>
    bidi.send<void>("browsingContext.traverseHistory", { context, delta });
  async function evaluate(expression: string): Promise<unknown> {
    const answer = await bidi.send<Evaluated>("script.evaluate", {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context },
      awaitPromise: true,
    });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return JSON.parse(String(answer.result.value));
  }
  return {
    goTo: (url) => bidi.send("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => bidi.send("browsingContext.reload", { context, wait: "complete" }),
    back: () => goThrough(-1),
    forward: () => goThrough(1),
    resize: (width, height) =>
      bidi.send("browsingContext.setViewport", { context, viewport: { width, height } }),
    evaluate,
    perform: (actions: readonly InputSource[]) =>
      bidi.send("input.performActions", { context, actions }),
    mouse: means.mouse(context, evaluate),
    compose: (letter) => means.compose(context, letter),
    undo: () => bidi.send("input.performActions", { context, actions: [pressed("Control", "z")] }),
    async chooseFiles(selector, files) {
      const { nodes } = await bidi.send<{ nodes: { sharedId: string }[] }>(
        "browsingContext.locateNodes",
        { context, locator: { type: "css", value: selector }, maxNodeCount: 1 },
      );
      const [element] = nodes;
      if (!element) throw new Error(`The page has no ${selector}.`);
      const { sharedId } = element;
      await bidi.send("input.setFiles", { context, element: { sharedId }, files });
    },
    async takePicture() {
      const { data } = await bidi.send<{ data: string }>("browsingContext.captureScreenshot", {
        context,
      });
      return Buffer.from(data, "base64");
    },
    errors: () => errors,
    close: () => bidi.send("browser.removeUserContext", { userContext }),
  };
}

/** Has the browser tell what its pages write to the console. */
export async function listenToConsole(bidi: BidiConnection): Promise<void> {
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
}
