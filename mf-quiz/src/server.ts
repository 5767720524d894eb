import { createServerOwner } from "@festival/shared-ui/owner/server";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

/** Server face of mf-quiz. */
export const owner = createServerOwner({ screens, texts });
