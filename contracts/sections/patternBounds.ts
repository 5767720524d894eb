/** Patterns of a site. */
export const mostPatterns = 200;
/** Sections of one pattern: as many as one call can insert. */
export const mostPatternSections = 100;
/** Characters of a pattern's name. */
export const longestPatternName = 80;
