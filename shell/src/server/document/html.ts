const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** @example escapeText("a < b") => "a &lt; b" */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** @example attributes({ href: "/de" }) => ' href="/de"' */
export function attributes(given: Readonly<Record<string, string>>): string {
  return Object.entries(given)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escapeText(value)}"`))
    .join("");
}
