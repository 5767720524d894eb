import { globSync } from "node:fs";
import { freePort } from "../../site/port.ts";
import type { EngineKind } from "./engine.ts";
import { Program } from "./program.ts";
import { WebDriverClient } from "./webDriver.ts";
import { webDriverWindow } from "./webDriverWindow.ts";

const driver = "/usr/bin/WebKitWebDriver";
const display = "/usr/bin/Xvfb";
/** The browser that WebKit's makers try it with, in a folder of the machine's architecture. */
const findBrowser = () => globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0];

/** Larger than any window of the scenarios. */
const screen = "1600x1200x24";

export const webkit: EngineKind = {
  name: "webkit",
  packages: ["webkit2gtk-driver", "xvfb"],
  programs: () => {
    const browser = findBrowser();
    return browser ? [driver, display, browser] : [];
  },
  async start() {
    const binary = findBrowser();
    const server = new Program(display, [
      "-displayfd",
      "3",
      "-screen",
      "0",
      screen,
      "-nolisten",
      "tcp",
    ]);
    const number = await server.hasPrinted(/^(\d+)\n/m);
    const port = await freePort("127.0.0.1");
    const program = new Program(driver, [`--port=${port}`], {
      DISPLAY: `:${number}`,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
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
      open: async () => webDriverWindow(client, (await start()).id),
      async stop() {
        await program.stop();
        await server.stop();
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
