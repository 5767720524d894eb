import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BidiConnection } from "./bidi.ts";
import { listenToConsole, openBidiWindow } from "./bidiWindow.ts";
import { composeInFirefox } from "./composition.ts";
import { displayPackages, displayPrograms, startDisplay } from "./display.ts";
import type { EngineKind } from "./engine.ts";
import { displayMouse } from "./mouse.ts";
import { Program } from "./program.ts";

const program = "/usr/bin/firefox-esr";

/** Besides what Firefox itself sets for tests: it asks no one outside of this machine. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.safebrowsing.downloads.remote.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.startup.homepage": "about:blank",
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.getAddons.cache.enabled": false,
  "intl.accept_languages": "de-DE,de",
  "media.gmp-manager.updateEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.proxy.type": 0,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

export const firefox: EngineKind = {
  name: "firefox",
  packages: ["firefox-esr", ...displayPackages],
  programs: () => [program, ...displayPrograms],
  async start() {
    const profile = mkdtempSync(join(tmpdir(), "festival-firefox-"));
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, "user.js"), lines.join("\n"));
    // without a display nothing can be dragged
    const display = await startDisplay();
    const browser = new Program(
      program,
      [
        "--no-remote",
        "--profile",
        profile,
        "--remote-debugging-port=0",
        // its own window speaks as an input method
        "--remote-allow-system-access",
      ],
      { ...display.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1" },
    );
    const address = await browser.hasPrinted(/WebDriver BiDi listening on (ws:\/\/\S+)/);
    const bidi = await BidiConnection.open(`${address}/session`);
    const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>(
      "session.new",
      { capabilities: { alwaysMatch: { unhandledPromptBehavior: { beforeUnload: "accept" } } } },
    );
    await listenToConsole(bidi);
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      open: () =>
        openBidiWindow(bidi, {
          mouse: (_, evaluate) => displayMouse(display, evaluate),
          compose: (_, letter) => composeInFirefox(bidi, letter),
        }),
      async stop() {
        bidi.close();
        await browser.stop();
        await display.stop();
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};
