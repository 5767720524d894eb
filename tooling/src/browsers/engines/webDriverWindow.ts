import { gtkComposition } from "./composition.ts";
import type { Display } from "./display.ts";
import type { BrowserWindow } from "./engine.ts";
import { displayMouse } from "./mouse.ts";
import type { WebDriverClient } from "./webDriver.ts";

/** The key that names an element in answers, by the standard. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

const scriptsWithinMs = 100_000;

interface Size {
  width: number;
  height: number;
}

type Evaluated = { value: unknown } | { error: string };

/**
 * Makes a session's first window one of ours.
 * @param id of the session, which ends with it
 * @param display that it is drawn on
 */
export async function webDriverWindow(
  client: WebDriverClient,
  id: string,
  display: Display,
): Promise<BrowserWindow> {
  const send = <Value>(path: string, body: object = {}) =>
    client.send<Value>("POST", `/session/${id}${path}`, body);
  const get = <Value>(path: string) => client.send<Value>("GET", `/session/${id}${path}`);

  async function evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => (await (${expression})) ?? null)()
        .then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })));`;
    const text = await send<string>("/execute/async", { script, args: [] });
    const answer = JSON.parse(text) as Evaluated;
    if ("error" in answer) throw new Error(answer.error);
    return answer.value;
  }

  /** The window has borders, and a bar above the page. */
  async function resize(width: number, height: number): Promise<void> {
    const outside = await get<Size>("/window/rect");
    const inside = (await evaluate("({ width: innerWidth, height: innerHeight })")) as Size;
    await send("/window/rect", {
      width: width + outside.width - inside.width,
      height: height + outside.height - inside.height,
    });
  }

  await send("/timeouts", { script: scriptsWithinMs, pageLoad: scriptsWithinMs });
  return {
    goTo: (url) => send("/url", { url }),
    reload: () => send("/refresh"),
    back: () => send("/back"),
    forward: () => send("/forward"),
    resize,
    evaluate,
    perform: (actions) => send("/actions", { actions }),
    mouse: displayMouse(display, evaluate),
    async compose(letter) {
      for (const actions of gtkComposition(letter)) await send("/actions", { actions });
    },
    // WebKitGTK leaves the key for it to the program around it, whose menu does this
    undo: async () => void (await evaluate('document.execCommand("undo")')),
    async chooseFiles(selector, files) {
      const found = { using: "css selector", value: selector };
      const element = await send<Record<string, string>>("/element", found);
      await send(`/element/${element[elementKey]}/value`, { text: files.join("\n") });
    },
    takePicture: async () => Buffer.from(await get<string>("/screenshot"), "base64"),
    // WebDriver tells nothing of the console
    errors: () => [],
    close: () => client.endSession(id),
  };
}
