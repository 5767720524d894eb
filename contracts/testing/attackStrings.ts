/** What slow expressions and parsers stumble over when it comes many times. */
const units = [
  "a",
  "/",
  "-",
  ".",
  ",",
  ";",
  "=",
  "%2F",
  "a,",
  "0q",
  'W/"',
  "a=b;",
  "?a=",
  "[",
  "1.",
];
const blanks = [" ", "\t", " ,", "; q=0", "a ;"];

/**
 * Values of one length that are costly for whatever looks back again and again.
 * @param hasBlanks false for places that end at a blank, such as an address
 */
export function attackStrings(length: number, hasBlanks: boolean): string[] {
  const endings = hasBlanks ? ["x", " q=0"] : ["", "x"];
  return [...units, ...(hasBlanks ? blanks : [])].flatMap((unit) =>
    endings.map((end) => {
      const filling = unit.repeat(length).slice(0, length - 1 - end.length);
      return `a${filling}${end}`;
    }),
  );
}
