import type { DemoArticle } from "../types.ts";
import { achthundertvierzig } from "./achthundertvierzig.ts";
import { darmsaiten } from "./darmsaiten.ts";
import { erstesKonzert } from "./erstesKonzert.ts";
import { fluegelZiehtUm } from "./fluegelZiehtUm.ts";
import { fuenfQuartette } from "./fuenfQuartette.ts";
import { musikFuehlen } from "./musikFuehlen.ts";
import { nachhall } from "./nachhall.ts";
import { neueMusikHoeren } from "./neueMusikHoeren.ts";
import { pauseProben } from "./pauseProben.ts";
import { schublade } from "./schublade.ts";
import { stillsitzen } from "./stillsitzen.ts";
import { vierundzwanzig } from "./vierundzwanzig.ts";
import { wasDerFlussSagt } from "./wasDerFlussSagt.ts";
import { wasIstCisMoll } from "./wasIstCisMoll.ts";
import { werGibtDasA } from "./werGibtDasA.ts";

/** All articles, newest first. */
export const articles: DemoArticle[] = [
  achthundertvierzig,
  darmsaiten,
  erstesKonzert,
  fluegelZiehtUm,
  fuenfQuartette,
  musikFuehlen,
  nachhall,
  neueMusikHoeren,
  pauseProben,
  schublade,
  stillsitzen,
  vierundzwanzig,
  wasDerFlussSagt,
  wasIstCisMoll,
  werGibtDasA,
].toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
