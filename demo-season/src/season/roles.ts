import type { Localized } from "@festival/contracts/locales";
import { both, same } from "./localized.ts";

/** Instruments, voices and functions as the cast lists print them. */
export const roles = {
  conductor: both("Leitung", "conductor"),
  violin: both("Violine", "violin"),
  baroqueViolin: both("Barockvioline und Leitung", "baroque violin and direction"),
  viola: same("Viola"),
  cello: both("Violoncello", "cello"),
  viol: same("Viola da gamba"),
  piano: both("Klavier", "piano"),
  harpsichord: both("Cembalo", "harpsichord"),
  organ: both("Orgel", "organ"),
  soprano: both("Sopran", "soprano"),
  mezzo: both("Mezzosopran", "mezzo-soprano"),
  alto: both("Alt", "contralto"),
  countertenor: both("Countertenor", "countertenor"),
  tenor: both("Tenor", "tenor"),
  baritone: both("Bariton", "baritone"),
  bassBaritone: both("Bassbariton", "bass-baritone"),
  bass: both("Bass", "bass"),
  flute: both("Flöte", "flute"),
  clarinet: both("Klarinette", "clarinet"),
  horn: both("Horn", "horn"),
  trumpet: both("Trompete", "trumpet"),
  harp: both("Harfe", "harp"),
  lute: both("Laute und Theorbe", "lute and theorbo"),
  oud: same("Oud"),
  accordion: both("Akkordeon", "accordion"),
  percussion: both("Schlagzeug", "percussion"),
  electronics: both("Elektronik", "electronics"),
  synthesizer: both("Modularsynthesizer", "modular synthesizer"),
  composer: both("Komposition", "composer"),
  narrator: both("Erzähler", "narrator"),
  host: both("Moderation", "host"),
  guest: both("im Gespräch", "in conversation"),
  organBuilder: both("Orgelbau", "organ building"),
} as const satisfies Record<string, Localized>;

export type RoleKey = keyof typeof roles;
