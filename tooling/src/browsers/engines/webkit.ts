import { globSync } from "node:fs";
import { freePort } from "../../site/port.ts";
import { displayPackages, displayPrograms, startDisplay } from "./display.ts";
import type { EngineKind } from "./engine.ts";
import { Program } from "./program.ts";
import { WebDriverClient } from "./webDriver.ts";
import { webDriverWindow } from "./webDriverWindow.ts";

const driver = "/usr/bin/WebKitWebDriver";
/** The browser that WebKit's makers try it with, in a folder of the machine's architecture. */
const findBrowser = () => globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0];

export const webkit: EngineKind = {
  name: "webkit",
  packages: ["webkit2gtk-driver", ...displayPackages],
  programs: () => {
    const browser = findBrowser();
    return browser ? [driver, browser, ...displayPrograms] : [];
  },
  async start() {
    const binary = findBrowser();
    const display = await startDisplay();
    const port = await freePort("127.0.0.1");
    const program = new Program(driver, [`--port=${port}`], {
      ...display.env,
      LIBGL_ALWAYS_SOFTWARE: "1",
    });
    const client = new WebDriverClient(`http://127.0.0.1:${port}`);
    const start = () =>
      client.startSession({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary,
          args: ["--automation"],
        },
      });
    await untilListening(client);
    const first = await start();
    await client.endSession(first.id);
    return {
      version: `WebKitGTK ${String(first.capabilities.browserVersion)}`,
      open: async () => webDriverWindow(client, (await start()).id, display),
      async stop() {
        await program.stop();
        await display.stop();
      },
    };
  },
};

const tries = 100;
const pauseMs = 200;

/** The driver prints nothing. */
async function untilListening(client: WebDriverClient): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await client.send("GET", "/status");
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
