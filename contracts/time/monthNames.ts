/** Names and abbreviations of the months that people write, in both languages. */
const months: readonly (readonly string[])[] = [
  ["januar", "jänner", "january", "jan"],
  ["februar", "february", "feb"],
  ["märz", "maerz", "march", "mrz", "mar"],
  ["april", "apr"],
  ["mai", "may"],
  ["juni", "june", "jun"],
  ["juli", "july", "jul"],
  ["august", "aug"],
  ["september", "sept", "sep"],
  ["oktober", "october", "okt", "oct"],
  ["november", "nov"],
  ["dezember", "december", "dez", "dec"],
];

/**
 * The number of a month by its name, in German or English; 0 for any other word.
 * @example monthNamed("Sept") => 9
 */
export const monthNamed = (word: string): number =>
  months.findIndex((names) => names.includes(word.toLowerCase())) + 1;
