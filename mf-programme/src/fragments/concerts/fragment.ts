import { createBrowserFragment } from "@festival/shared-ui/owner/fragment";
import { Concerts } from "../../concerts/Concerts.tsx";
import { browserTexts } from "../../browserTexts.ts";

/** Browser face of the concerts that other owners' pages embed. */
export const fragment = createBrowserFragment({ Component: Concerts, texts: browserTexts });
