import { createServerFragment } from "@festival/shared-ui/owner/server";
import { texts } from "../../texts.ts";
import { ArticleTeasers } from "./ArticleTeasers.tsx";
import { loadArticleTeasers } from "./loadArticleTeasers.ts";

/** Server face of the articles that other owners' pages embed. */
export const articleTeasersServerFragment = createServerFragment({
  Component: ArticleTeasers,
  texts,
  load: loadArticleTeasers,
});
