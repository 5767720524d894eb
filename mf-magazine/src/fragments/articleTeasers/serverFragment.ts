import { createServerFragment } from "@festival/shared-ui/owner/server";
import { texts } from "../../texts.ts";
import { ArticleTeasers } from "./ArticleTeasers.tsx";
import { loadArticleTeasers } from "./loadArticleTeasers.ts";

/** Server face of the articles that the home page embeds. */
export const articleTeasersServerFragment = createServerFragment({
  Component: ArticleTeasers,
  texts,
  load: loadArticleTeasers,
});
