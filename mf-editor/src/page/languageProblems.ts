import type { FieldProblem } from "@festival/contracts/errors";
import { locales } from "@festival/contracts/locales";

type Problems = Readonly<Record<string, FieldProblem>>;

/**
 * Problems by path, for the inputs of each language too: the server names a field without its language.
 * @example inEachLanguage({ name: "required" }) => { name, "name.de", "name.en" }
 */
export const inEachLanguage = (problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, problem]) => [
      [path, problem],
      ...locales.map((locale): [string, FieldProblem] => [`${path}.${locale}`, problem]),
    ]),
  );
