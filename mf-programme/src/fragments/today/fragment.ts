import { createBrowserFragment } from "@festival/shared-ui/owner/fragment";
import { browserTexts } from "../../browserTexts.ts";
import { Today } from "./Today.tsx";

/** Browser face of what plays today, which the home page embeds. */
export const fragment = createBrowserFragment({ Component: Today, texts: browserTexts });
