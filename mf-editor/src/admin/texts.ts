import { words as de } from "./texts/de.ts";
import { words as en } from "./texts/en.ts";
import { words as eventsDe } from "./texts/events/de.ts";
import { words as eventsEn } from "./texts/events/en.ts";
import { words as screensDe } from "./texts/screens/de.ts";
import { words as screensEn } from "./texts/screens/en.ts";

/** All words of the area, for tests; browsers get them in parts. */
export const texts = {
  de: { ...de, ...eventsDe, ...screensDe },
  en: { ...en, ...eventsEn, ...screensEn },
};
