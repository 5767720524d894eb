/** Something on a page, as people call it. What is hidden is not there. */
export interface Target {
  /** By its role, such as "link"; else by `css` or by `text` alone. */
  role?: string;
  /** Its accessible name, whole, or an expression that fits it. */
  name?: string | RegExp;
  level?: number;
  css?: string;
  /** What it says. */
  text?: string | RegExp;
  /** Of several the last one; else it is the first. */
  last?: true;
  /** What it stands in. */
  within?: Target;
}

/** An expression as data, as a page gets it. */
export type SentWords = string | { source: string; flags: string };

export interface SentTarget extends Omit<Target, "name" | "text" | "within"> {
  name?: SentWords;
  text?: SentWords;
  within?: SentTarget;
}

const sentWords = (words: string | RegExp): SentWords =>
  typeof words === "string" ? words : { source: words.source, flags: words.flags };

export function sentTarget({ name, text, within, ...rest }: Target): SentTarget {
  return {
    ...rest,
    ...(name !== undefined && { name: sentWords(name) }),
    ...(text !== undefined && { text: sentWords(text) }),
    ...(within && { within: sentTarget(within) }),
  };
}

/** @example { role: "link", name: "Programm", within: { css: "header" } } => 'link "Programm" in header' */
export function described({ role, css, name, text, within }: Target): string {
  const words = name ?? text;
  return [
    role ?? css ?? "text",
    ...(words === undefined ? [] : [typeof words === "string" ? `"${words}"` : String(words)]),
    ...(within ? ["in", described(within)] : []),
  ].join(" ");
}
