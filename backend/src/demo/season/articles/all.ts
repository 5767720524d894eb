import type { DemoArticle } from "../types.ts";
import { fluegelZiehtUm } from "./fluegelZiehtUm.ts";
import { fuenfQuartette } from "./fuenfQuartette.ts";
import { pauseProben } from "./pauseProben.ts";

/** All articles, newest first. */
export const articles: DemoArticle[] = [pauseProben, fluegelZiehtUm, fuenfQuartette].toSorted(
  (one, other) => other.publishedAt.localeCompare(one.publishedAt),
);
