/**
 * Option of routes whose answers hold sections. A serialiser made from a schema of so many kinds takes a
 * second of the first reader's time, and writes no faster than this.
 */
export const plainJson = {
  serializerCompiler: () => (answer: unknown) => JSON.stringify(answer),
};
