import { chromiumArguments, findChromium } from "../../browser/chromium.ts";
import { BidiConnection } from "./bidi.ts";
import { listenToConsole, openBidiWindow } from "./bidiWindow.ts";
import { composeInChromium } from "./composition.ts";
import type { EngineKind } from "./engine.ts";
import { bidiMouse } from "./mouse.ts";
import { Program } from "./program.ts";
import { WebDriverClient } from "./webDriver.ts";

const driver = "/usr/bin/chromedriver";

/** Debian's driver is the version of Debian's Chromium: it drives no other. */
export const chromium: EngineKind = {
  name: "chromium",
  packages: ["chromium-driver", "chromium-headless-shell"],
  programs: () => [driver, findChromium() ?? "/usr/bin/chromium-headless-shell"],
  async start() {
    const program = new Program(driver, ["--port=0"]);
    const port = await program.hasPrinted(/started successfully on port (\d+)/);
    const client = new WebDriverClient(`http://127.0.0.1:${port}`);
    const options = { binary: findChromium(), args: [...chromiumArguments, "--headless"] };
    const { id, capabilities } = await client.startSession({
      browserName: "chrome",
      webSocketUrl: true,
      unhandledPromptBehavior: { beforeUnload: "accept" },
      "goog:chromeOptions": options,
    });
    const bidi = await BidiConnection.open(String(capabilities.webSocketUrl));
    await listenToConsole(bidi);
    return {
      version: `Chromium ${String(capabilities.browserVersion)}`,
      open: () =>
        openBidiWindow(bidi, {
          mouse: (context) => bidiMouse(bidi, context),
          compose: (context, letter) => composeInChromium(bidi, context, letter),
        }),
      async stop() {
        bidi.close();
        await client.endSession(id).catch(() => undefined);
        await program.stop();
      },
    };
  },
};
