import { HtmlValidate, type ConfigData } from "html-validate";

const config: ConfigData = {
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    // React writes `srcSet` and `fetchPriority`; HTML does not tell cases apart
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    // our own files come from our own origin; release.json holds their hashes
    "require-sri": ["error", { target: "crossorigin" }],
    // taste, not the standard
    "long-title": "off",
    "no-inline-style": "off",
    "prefer-button": "off",
    "prefer-native-element": "off",
    "tel-non-breaking": "off",
  },
};
const validator = new HtmlValidate(config);

/** Properties of the document's own looks that a minifier left without a value; no browser minds, nor applies them. */
function emptyDeclarations(html: string): string[] {
  const sheets = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css ?? "");
  return sheets.flatMap((css) =>
    [...css.matchAll(/[^{}]*\{[^{}]*?(?<!-)\b[a-z-]+:(?=[;}])/g)].map(
      ([text]) => `no value: ${text}`,
    ),
  );
}

/**
 * What a document's source has against the HTML standard, and declarations of its looks that say nothing.
 * @returns one line for each place, empty where it conforms
 */
export async function markupProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const problems = results.flatMap(({ messages, source }) => {
    const lines = (source ?? "").split("\n");
    return messages.map(({ ruleId, message, selector, line, column }) => {
      const place = (lines[line - 1] ?? "").slice(Math.max(0, column - 30), column + 90);
      return `${ruleId}: ${message} at ${selector ?? ""} …${place}…`;
    });
  });
  return [...problems, ...emptyDeclarations(html)];
}
