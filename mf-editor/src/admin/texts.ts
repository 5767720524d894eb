import { words as de } from "./texts/de.ts";
import { words as en } from "./texts/en.ts";

export const texts = { de, en };
