import { words as de } from "./texts/de.ts";
import { words as en } from "./texts/en.ts";
import { words as eventsDe } from "./texts/events/de.ts";
import { words as eventsEn } from "./texts/events/en.ts";
import { words as formsDe } from "./texts/forms/de.ts";
import { words as formsEn } from "./texts/forms/en.ts";
import { words as helpDe } from "./texts/help/de.ts";
import { words as helpEn } from "./texts/help/en.ts";
import { words as importsDe } from "./texts/imports/de.ts";
import { words as importsEn } from "./texts/imports/en.ts";
import { words as releasesDe } from "./texts/releases/de.ts";
import { words as releasesEn } from "./texts/releases/en.ts";
import { words as screensDe } from "./texts/screens/de.ts";
import { words as screensEn } from "./texts/screens/en.ts";
import { words as systemDe } from "./texts/system/de.ts";
import { words as systemEn } from "./texts/system/en.ts";

/** All words of the area, for tests; browsers get them in parts. */
export const texts = {
  de: {
    ...de,
    ...eventsDe,
    ...formsDe,
    ...helpDe,
    ...importsDe,
    ...releasesDe,
    ...screensDe,
    ...systemDe,
  },
  en: {
    ...en,
    ...eventsEn,
    ...formsEn,
    ...helpEn,
    ...importsEn,
    ...releasesEn,
    ...screensEn,
    ...systemEn,
  },
};
