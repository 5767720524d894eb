import { parseSync } from "@swc/core";

/** A regular expression as a program has it. */
export type Expression = Pick<RegExp, "source" | "flags">;

interface Found {
  /** Those that stand in the source as they are. */
  literals: Expression[];
  /** How many are put together while the program runs. */
  dynamic: number;
}

interface Node {
  type: string;
  [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** All nodes of a syntax tree. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) yield value;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

const makesExpression = ({ type, callee }: Node) =>
  (type === "NewExpression" || type === "CallExpression") &&
  isNode(callee) &&
  callee.value === "RegExp";

/** The regular expressions of a TypeScript source, JSX included. */
export function expressionsIn(source: string, hasJsx: boolean): Found {
  const program = parseSync(source, { syntax: "typescript", tsx: hasJsx, target: "es2022" });
  const found: Found = { literals: [], dynamic: 0 };
  for (const node of nodesIn(program)) {
    if (node.type === "RegExpLiteral") {
      found.literals.push({ source: String(node.pattern), flags: String(node.flags) });
    }
    if (makesExpression(node)) found.dynamic += 1;
  }
  return found;
}
