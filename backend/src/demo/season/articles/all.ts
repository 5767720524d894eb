import type { DemoArticle } from "../types.ts";
import { achthundertvierzig } from "./achthundertvierzig.ts";
import { fluegelZiehtUm } from "./fluegelZiehtUm.ts";
import { fuenfQuartette } from "./fuenfQuartette.ts";
import { nachhall } from "./nachhall.ts";
import { neueMusikHoeren } from "./neueMusikHoeren.ts";
import { pauseProben } from "./pauseProben.ts";
import { vierundzwanzig } from "./vierundzwanzig.ts";
import { wasIstCisMoll } from "./wasIstCisMoll.ts";

/** All articles, newest first. */
export const articles: DemoArticle[] = [
  pauseProben,
  fluegelZiehtUm,
  fuenfQuartette,
  wasIstCisMoll,
  neueMusikHoeren,
  vierundzwanzig,
  achthundertvierzig,
  nachhall,
].toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
