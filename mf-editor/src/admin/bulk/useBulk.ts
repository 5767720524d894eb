import type { BulkChange, BulkProblem, BulkResult } from "@festival/contracts/api/editing/bulk";
import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import { mostInBulk } from "@festival/contracts/requestBounds";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { Identifier } from "ra-core";
import { useMemo } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { answered } from "../../calls/answered.ts";
import { createDataProvider } from "../data/dataProvider.ts";
import { useProblemWords } from "../frame/CallFailure.tsx";
import type { AdminResource } from "../resources/adminResource.ts";

/** Changes of several records of a resource at once. */
export function useBulk({ name, fields }: AdminResource) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const wordsOf = useProblemWords();
  return useMemo(() => {
    const provider = createDataProvider(transport);
    return {
      /** Reads the selected records, for the revisions that their changes name. */
      async read(ids: readonly Identifier[]): Promise<StaffRecord[]> {
        return (await provider.getMany(name, { ids: ids.slice(0, mostInBulk) })).data;
      },
      /** @throws CallProblem */
      async change(changes: BulkChange[], isDry: boolean): Promise<BulkResult[]> {
        const body = { dry_run: isDry, changes };
        return (await answered(transport.send(resourceCalls(name).bulk, {}, body))).results;
      },
      /** What a refusal means, with the record and the field that are to blame. */
      wordsOf(error: unknown): string {
        if (!isCallProblem(error)) return wordsOf(error);
        const { record } = error.details as Partial<BulkProblem>;
        const named = Object.entries(error.details.fields ?? {}).map(
          ([field, problem]) =>
            `${fields[field]?.label[locale] ?? field}: ${t(`fieldProblem.${problem}`)}`,
        );
        const isUsed = error.details.used_by !== undefined;
        const why = isUsed ? t("bulk.used") : named.join(" ") || wordsOf(error);
        return record ? t("bulk.refused", { title: record.title, why }) : why;
      },
    };
  }, [fields, locale, name, t, transport, wordsOf]);
}
