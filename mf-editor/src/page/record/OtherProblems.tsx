import type { FieldProblem } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { FaultLine } from "../../fields/FaultLine.tsx";
import type { RecordKey } from "./recordCall.ts";
import { recordField } from "./recordField.ts";

interface OtherProblemsProps {
  target: RecordKey;
  /** The one that is written. */
  field: string;
  /** By path. */
  problems: Readonly<Record<string, FieldProblem>>;
  locale: Locale;
}

/** What is wrong with other fields of the record now, such as an end that would be before the beginning. */
export function OtherProblems({ target, field, problems, locale }: OtherProblemsProps) {
  const others = new Map(
    Object.entries(problems)
      .map(([path, problem]) => [path.split(".")[0] ?? "", problem] as const)
      .filter(([name]) => name !== field),
  );
  return [...others].map(([name, problem]) => {
    const described = recordField(target, name);
    return (
      described && (
        <FaultLine key={name} field={described} fault={problem} value={undefined} locale={locale} />
      )
    );
  });
}
