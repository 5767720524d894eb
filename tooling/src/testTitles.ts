import { parseSync } from "@swc/core";

interface Node {
  type: string;
  span?: { start: number; end: number };
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** What is called, by its names: `test.describe.skip` and what `it.each(…)` gives, too. */
function namesOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "Identifier") return [String(node.value)];
  if (node.type === "MemberExpression") return [...namesOf(node.object), ...namesOf(node.property)];
  if (node.type === "CallExpression") return namesOf(node.callee);
  return node.type === "TaggedTemplateExpression" ? namesOf(node.tag) : [];
}

const groups = new Set(["describe", "xdescribe"]);
const runners = new Set(["it", "test", "xit", "xtest", ...groups]);
const omitting = new Set(["skip", "fixme", "todo", "xit", "xtest", "xdescribe"]);

/**
 * Titles of the tests in a file that run, as they stand in its source: no groups of tests, and nothing that
 * is left out, nor what stands in a group that is.
 * @param tsx whether it has JSX
 */
export function testTitles(source: string, tsx: boolean): Set<string> {
  // places are counted in bytes from the first statement on, which this one makes the beginning
  const text = `;${source}`;
  const bytes = Buffer.from(text);
  const file = parseSync(text, { syntax: "typescript", tsx, target: "esnext" });
  const sourceOf = ({ span }: Node) =>
    span ? bytes.toString("utf8", span.start - file.span.start, span.end - file.span.start) : "";
  const titles = new Set<string>();

  function visit(value: unknown, isLeftOut: boolean): void {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, isLeftOut);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    let leavesOut = isLeftOut;
    if (isNode(value) && value.type === "CallExpression") {
      const names = namesOf(value.callee);
      const [first] = value.arguments as { expression: Node }[];
      if (runners.has(names[0] ?? "")) {
        leavesOut ||= names.some((name) => omitting.has(name));
        const isTitle = ["StringLiteral", "TemplateLiteral"].includes(first?.expression.type ?? "");
        if (first && isTitle && !leavesOut && !names.some((name) => groups.has(name))) {
          titles.add(sourceOf(first.expression).slice(1, -1));
        }
      }
    }
    for (const part of Object.values(value)) visit(part, leavesOut);
  }
  visit(file.body, false);
  return titles;
}
