import type { DemoBooklet } from "../types.ts";
import { abendLang } from "./abendLang.ts";
import { ciaccona } from "./ciaccona.ts";
import { cisMoll } from "./cisMoll.ts";
import { dowland } from "./dowland.ts";
import { engel } from "./engel.ts";
import { eroica } from "./eroica.ts";
import { gaspard } from "./gaspard.ts";
import { gDur } from "./gDur.ts";
import { geschwister } from "./geschwister.ts";
import { goldberg } from "./goldberg.ts";
import { requiem } from "./requiem.ts";
import { sibelius } from "./sibelius.ts";
import { wasBleibt } from "./wasBleibt/booklet.ts";
import { winterreise } from "./winterreise/booklet.ts";
import { zweiCelli } from "./zweiCelli.ts";

/** The programme booklets, in order of their concerts. */
export const booklets: DemoBooklet[] = [
  eroica,
  cisMoll,
  abendLang,
  engel,
  gDur,
  wasBleibt,
  geschwister,
  goldberg,
  winterreise,
  zweiCelli,
  ciaccona,
  requiem,
  gaspard,
  sibelius,
  dowland,
];
