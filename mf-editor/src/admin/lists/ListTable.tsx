import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { KeyboardEvent } from "react";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import type { AdminResource } from "../resources/adminResource.ts";
import { columnOf } from "../resources/adminResources.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";
import { RowActions } from "../system/RowActions.tsx";
import { cellOf } from "./Cell.tsx";
import styles from "./ListTable.module.css";
import type { RecordList } from "./useRecordList.ts";

type Sort = Pick<RecordList, "sort" | "setSort">;

/** The heading of a column, which sorts where the list can be sorted by it. */
function Heading({ resource, name, list }: { resource: AdminResource; name: string; list: Sort }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const label = columnOf(resource, name)?.label[locale] ?? name;
  const { field, order } = list.sort;
  const isSorted = field === name;
  const direction = order === "ASC" ? "ascending" : "descending";
  if (!resource.list.sort.includes(name)) return <th scope="col">{label}</th>;
  const next = isSorted && order === "ASC" ? "DESC" : "ASC";
  return (
    <th scope="col" aria-sort={isSorted ? direction : "none"}>
      <button
        type="button"
        className={styles.sort}
        title={t("list.sortBy", { label })}
        onClick={() => list.setSort({ field: name, order: next })}
      >
        {label}
        <span aria-hidden="true">{isSorted ? (order === "ASC" ? " ↑" : " ↓") : ""}</span>
      </button>
    </th>
  );
}

interface ListTableProps {
  resource: AdminResource;
  columns: readonly string[];
  list: RecordList;
  /** How many words of a record are older than those of the other language, by id. */
  stale?: ReadonlyMap<number, number> | undefined;
  /** Whether records can be selected, for acts on several. */
  isSelectable: boolean;
  /** Is told what came of an act on a record. */
  onDone(words: string): void;
}

/** Selects all records of the page, or none of them. */
function SelectPage({ list }: Pick<ListTableProps, "list">) {
  const { t } = useTranslation();
  const ids = list.data?.map(({ id }) => id) ?? [];
  const selected = new Set(list.selectedIds);
  const isWhole = ids.length > 0 && ids.every((id) => selected.has(id));
  const others = list.selectedIds.filter((id) => !ids.includes(id));
  return (
    <th scope="col" className={styles.select}>
      <input
        type="checkbox"
        aria-label={t("bulk.selectPage")}
        checked={isWhole}
        onChange={() => list.onSelect(isWhole ? others : [...others, ...ids])}
      />
    </th>
  );
}

const rowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** From a record's name to the next one's by arrows, or by the keys that mail programs have. */
function stepBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = rowSteps[event.key];
  const link = event.currentTarget;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (step === undefined || !isPlain) return;
  const rows = link.closest("tbody")?.querySelectorAll<HTMLElement>("td[data-main] a") ?? [];
  event.preventDefault();
  [...rows][[...rows].indexOf(link) + step]?.focus();
}

/** Records as a table, as cards where there is no room for one. The name of each leads to it. */
export function ListTable(props: ListTableProps) {
  const { resource, columns, list, stale, isSelectable, onDone } = props;
  const { locale } = useAdmin();
  const { t } = useTranslation();
  const { name, labels, record: leadsTo } = resource;
  // what titles the record names it, else the first column that is words
  const isWords = (column: string) => {
    const kind = columnOf(resource, column)?.kind;
    return kind !== "picture" && kind !== "instant" && kind !== "flag";
  };
  const linked =
    columns.find((column) => isWords(column) && resource.title.includes(column)) ??
    columns.find(isWords);
  const cell = (record: StaffRecord, column: string) => {
    const described = columnOf(resource, column);
    const shown = described ? cellOf(described, record[column], locale) : null;
    if (column !== linked || leadsTo === "none") return shown;
    const words =
      described?.kind === "reference" ? shown : (shown ?? titleOf(resource, record, locale));
    return (
      <Link to={`/${name}/${record.id}`} onKeyDown={stepBetweenRows}>
        {words}
      </Link>
    );
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={labels.many[locale]}>
        <thead>
          <tr>
            {isSelectable && <SelectPage list={list} />}
            {columns.map((column) => (
              <Heading key={column} resource={resource} name={column} list={list} />
            ))}
            <th scope="col">
              <span className={styles.hidden}>{t("list.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.data?.map((record) => (
            <tr key={record.id}>
              {isSelectable && (
                <td className={styles.select}>
                  <input
                    type="checkbox"
                    aria-label={t("bulk.select", { title: titleOf(resource, record, locale) })}
                    checked={list.selectedIds.includes(record.id)}
                    onChange={() => list.onToggleItem(record.id)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column}
                  data-label={columnOf(resource, column)?.label[locale]}
                  data-main={column === linked || undefined}
                  data-kind={columnOf(resource, column)?.kind}
                >
                  {cell(record, column)}
                  {column === linked && stale?.has(record.id) && (
                    <small className={styles.stale}>
                      {t("list.stale", { count: stale.get(record.id) })}
                    </small>
                  )}
                </td>
              ))}
              <td className={styles.actions}>
                <RowActions resource={resource} record={record} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
