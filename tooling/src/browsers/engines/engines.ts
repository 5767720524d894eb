import { chromium } from "./chromium.ts";
import type { EngineKind } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

export const engines: readonly EngineKind[] = [chromium, firefox, webkit];
