/**
 * How long a lost process waits for its next start, in milliseconds: twice as long each further time, and
 * from the beginning again once it has run for `calmMs`. Plain JavaScript, as the first file of `npm start`
 * needs it under any Node.
 */
export const restartPauses = { firstMs: 200, mostMs: 30_000, calmMs: 10_000 };
