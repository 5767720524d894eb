import type { BulkChange, BulkProblem } from "@festival/contracts/api/editing/bulk";
import { callOffSchedules, createSchedules } from "@festival/contracts/calls/content";
import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import { mostInBulk } from "@festival/contracts/requestBounds";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { Identifier } from "ra-core";
import { useMemo } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { answered } from "../../calls/answered.ts";
import { createDataProvider } from "../data/dataProvider.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";
import { useProblemWords } from "../frame/CallFailure.tsx";
import type { AdminResource } from "../resources/adminResource.ts";
import { isContentOwner, type BulkWork } from "./bulkActs.ts";
import { effectOf, type Outcome } from "./outcome.ts";

/** Changes of several records of a resource at once. */
export function useBulk({ name, singular, fields, title }: AdminResource) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const wordsOf = useProblemWords();
  return useMemo(() => {
    const provider = createDataProvider(transport);

    /** Titles in the language of the area; answers name records in German. */
    function titlesOf(
      records: readonly StaffRecord[],
    ): (of: { id: number; title: string }) => string {
      const titles = new Map(
        records.map((record) => [record.id, titleOf({ title }, record, locale)]),
      );
      return (named) => titles.get(named.id) ?? named.title;
    }

    async function change(
      changes: BulkChange[],
      records: readonly StaffRecord[],
      isDry: boolean,
    ): Promise<Outcome> {
      const body = { dry_run: isDry, changes };
      const { results } = await answered(transport.send(resourceCalls(name).bulk, {}, body));
      const back = results
        .filter(({ before }) => Object.keys(before).length > 0)
        .map(({ id, revision, before }) => ({ id, revision: revision ?? 0, set: before }));
      const titleIn = titlesOf(records);
      const rows = results.map((each) => ({
        id: each.id,
        title: titleIn(each),
        effect: effectOf(each),
      }));
      const undo = async () => void (await change(back, records, false));
      return { rows, undo: back.length > 0 ? undo : undefined };
    }

    async function schedule(
      { kind: action, at }: Extract<BulkWork, { at: string }>,
      records: readonly StaffRecord[],
      isDry: boolean,
    ): Promise<Outcome> {
      if (!isContentOwner(singular)) throw new Error(`${name} are not published.`);
      const owners = records.map(({ id, revision }) => ({ owner: singular, id, revision }));
      const body = { dry_run: isDry, action, at, owners };
      const { results } = await answered(transport.send(createSchedules, {}, body));
      const schedules = results.map((each) => each.schedule);
      const titleIn = titlesOf(records);
      return {
        rows: results.map((each) => ({ id: each.id, title: titleIn(each), effect: action })),
        undo: async () =>
          void (await answered(transport.send(callOffSchedules, {}, { schedules }))),
      };
    }

    return {
      /** Reads the selected records, for the revisions that their changes name. */
      async read(ids: readonly Identifier[]): Promise<StaffRecord[]> {
        return (await provider.getMany(name, { ids: ids.slice(0, mostInBulk) })).data;
      },
      /**
       * Does it to all of them, or to none.
       * @param isDry whether it stores nothing, and only says what would become of each
       * @throws CallProblem
       */
      async run(work: BulkWork, records: readonly StaffRecord[], isDry: boolean): Promise<Outcome> {
        if ("at" in work) return schedule(work, records, isDry);
        const changes = records.map((record): BulkChange => {
          const seen = { id: record.id, revision: record.revision };
          return work.kind === "remove"
            ? { ...seen, remove: true }
            : { ...seen, set: work.valuesOf(record) };
        });
        return change(changes, records, isDry);
      },
      /**
       * What a refusal means, with the record and the field that are to blame.
       * @param records as they were read for what is refused; without them it is named in German
       */
      wordsOf(error: unknown, records: readonly StaffRecord[] = []): string {
        if (!isCallProblem(error)) return wordsOf(error);
        const { record } = error.details as Partial<BulkProblem>;
        const named = Object.entries(error.details.fields ?? {}).map(
          ([field, problem]) =>
            `${fields[field]?.label[locale] ?? field}: ${t(`fieldProblem.${problem}`)}`,
        );
        const isStopped = "checks" in error.details;
        const known = error.details.used_by ? t("bulk.used") : isStopped && t("bulk.stopped");
        const why = known || named.join(" ") || wordsOf(error);
        return record ? t("bulk.refused", { title: titlesOf(records)(record), why }) : why;
      },
    };
  }, [fields, locale, name, singular, t, title, transport, wordsOf]);
}
