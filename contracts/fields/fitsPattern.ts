const compiled = new Map<string, RegExp>();

/**
 * Whether a text fits the pattern of a field's description. There are a few dozen of them, and a test holds each to
 * linear time.
 */
export function fitsPattern(pattern: string, text: string): boolean {
  const expression = compiled.get(pattern) ?? new RegExp(pattern);
  compiled.set(pattern, expression);
  return expression.test(text);
}
