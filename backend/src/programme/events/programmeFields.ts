import { accessFeatures } from "@festival/contracts/programme/accessFeatures";
import type { FieldProblem } from "@festival/contracts/errors";
import { Type } from "typebox";
import { linksProblem, words } from "../../platform/resources/fields.ts";

const closed = { additionalProperties: false };

export const accessField = Type.Array(Type.Enum([...accessFeatures]), {
  maxItems: accessFeatures.length,
  uniqueItems: true,
});

const titledLink = { title: words(200, 1), url: Type.String({ minLength: 1, maxLength: 2000 }) };
export const TitledLinkInput = Type.Object(titledLink, closed);
export const titledLinks = Type.Array(TitledLinkInput, { maxItems: 30 });

/** Links out of what staff write: only those that lead to a page. */
export function titledLinksProblem(
  list: readonly { url: string }[] | undefined,
): FieldProblem | undefined {
  return (list ?? []).map(({ url }) => linksProblem({ de: url })).find((problem) => problem);
}

/** Works and people that are named together in one line. */
export const roleField = words(200);

export { closed };
