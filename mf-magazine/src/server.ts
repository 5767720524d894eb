import { fragment, type FragmentsOf } from "@festival/shared-ui/owner";
import { createServerOwner } from "@festival/shared-ui/owner/server";
import { ArticleTeasers } from "./fragments/articleTeasers/ArticleTeasers.tsx";
import { loadArticleTeasers } from "./fragments/articleTeasers/loadArticleTeasers.ts";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

/** The fragments of mf-magazine: what loads each, and what shows it. */
const fragments: FragmentsOf<"mf-magazine"> = {
  articleTeasers: fragment({ Component: ArticleTeasers, load: loadArticleTeasers }),
};

/** Server face of mf-magazine. */
export const owner = createServerOwner({ screens, texts, fragments });
