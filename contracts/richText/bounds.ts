/** Characters of one paragraph of a rich text, or of one item of a list in it. */
export const longestParagraph = 20_000;
/** Paragraphs and items of lists of one rich text. */
export const mostParagraphs = 500;
