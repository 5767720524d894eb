import { createBrowserFragment } from "@festival/shared-ui/owner/fragment";
import { browserTexts } from "../../browserTexts.ts";
import { ArticleTeasers } from "./ArticleTeasers.tsx";

/** Browser face of the articles that other owners' pages embed. */
export const fragment = createBrowserFragment({ Component: ArticleTeasers, texts: browserTexts });
