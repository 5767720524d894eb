/** The style of words of a rich text that are in another language than the text: the mark and BCP 47, "LANG:fr". */
export type LanguageStyle = `LANG:${string}`;

export const languageStylePattern = "^LANG:[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$";

export const languageStyle = (language: string): LanguageStyle => `LANG:${language}`;

/**
 * The language that a style marks; undefined for all other styles.
 * @example styleLanguage("LANG:fr") => "fr"
 * @example styleLanguage("BOLD") => undefined
 */
export const styleLanguage = (style: string): string | undefined =>
  /^LANG:(\w[\w-]*)$/.exec(style)?.[1];
