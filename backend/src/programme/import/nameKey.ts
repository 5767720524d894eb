/**
 * A name as it is compared: without regard to case and spaces.
 * @example nameKey(" Großer  Saal ") => "großer saal"
 */
export const nameKey = (name: string): string =>
  name.normalize("NFC").toLocaleLowerCase("de").replaceAll(/\s+/g, " ").trim();
