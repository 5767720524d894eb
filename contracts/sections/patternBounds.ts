/** Patterns of a site. */
export const mostPatterns = 200;
/** Sections of one pattern: as many as one call can insert. */
export const mostPatternSections = 100;
/** Reusable blocks of a site. */
export const mostBlocks = 200;
/** Characters of the name of a pattern or a reusable block. */
export const longestPatternName = 80;
