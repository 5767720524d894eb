import type {
  ImportDetail,
  ImportRow,
  ImportRowState,
} from "@festival/contracts/api/editing/imports";
import { listImportRows } from "@festival/contracts/calls/imports";
import { useTranslation } from "@festival/shared-ui/i18n";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { instantInWords } from "../data/words.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import table from "../lists/ListTable.module.css";
import { RowChanges, RowProblems } from "./ImportRowParts.tsx";
import styles from "./imports.module.css";

const states: readonly ImportRowState[] = ["new", "changed", "unchanged", "vanished", "refused"];
const perPage = 100;

interface ImportRowsProps {
  detail: ImportDetail;
  chosen: ReadonlySet<number>;
  onChoose(chosen: ReadonlySet<number>): void;
  onChanged(): Promise<void>;
}

const isChoosable = ({ state }: ImportRow) => state !== "refused";

/** The rows of a file by what becomes of them, to look through, to correct and to choose from. */
export function ImportRows({ detail, chosen, onChoose, onChanged }: ImportRowsProps) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const [state, setState] = useState<ImportRowState>();
  const [page, setPage] = useState(1);
  const isOpen = detail.state === "staged";
  const { data, error, refetch } = useQuery({
    queryKey: ["imports", detail.id, "rows", state, page],
    queryFn: () =>
      answered(
        transport.read(listImportRows, {
          id: detail.id,
          page,
          per_page: perPage,
          ...(state && { state }),
        }),
      ),
    placeholderData: keepPreviousData,
  });
  const all = Object.values(detail.counts).reduce((sum, count) => sum + count, 0);
  const show = (next: ImportRowState | undefined) => {
    setState(next);
    setPage(1);
  };
  const toggle = (position: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(position);
    else next.delete(position);
    onChoose(next);
  };
  const tab = (of: ImportRowState | undefined, count: number) => (
    <button
      key={of ?? "all"}
      type="button"
      className={styles.tab}
      aria-pressed={state === of}
      onClick={() => show(of)}
    >
      {t(`import.rowState.${of ?? "all"}`)} <b>{count}</b>
    </button>
  );
  return (
    <>
      <div className={styles.tabs} role="group" aria-label={t("import.rows")}>
        {tab(undefined, all)}
        {states.map((each) => tab(each, detail.counts[each] ?? 0))}
      </div>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      <table className={table.table}>
        <thead>
          <tr>
            {isOpen && <th scope="col">{t("import.choose")}</th>}
            <th scope="col">{t("import.row")}</th>
            <th scope="col">{t("import.what")}</th>
            <th scope="col">{t("import.event")}</th>
            <th scope="col">{t("import.details")}</th>
          </tr>
        </thead>
        <tbody>
          {data?.results.map((row) => (
            <tr key={row.position} data-state={row.state}>
              {isOpen && (
                <td data-label={t("import.choose")}>
                  {isChoosable(row) && (
                    <input
                      type="checkbox"
                      aria-label={t("import.chooseRow", { row: row.position })}
                      checked={chosen.has(row.position)}
                      onChange={({ target }) => toggle(row.position, target.checked)}
                    />
                  )}
                </td>
              )}
              <td data-label={t("import.row")}>{row.position}</td>
              <td data-label={t("import.what")}>
                <span className={styles.state} data-state={row.state}>
                  {t(`import.rowState.${row.state}`)}
                </span>
              </td>
              <td data-label={t("import.event")}>
                <div>
                  {row.event_id === null || detail.state === "reverted" ? (
                    row.title
                  ) : (
                    <Link to={`/events/${row.event_id}`}>{row.title}</Link>
                  )}
                  {row.starts_at && (
                    <time className={styles.time} dateTime={row.starts_at}>
                      {instantInWords(row.starts_at, locale)}
                    </time>
                  )}
                </div>
              </td>
              <td data-label={t("import.details")}>
                {(row.changes.length > 0 || row.problems.length > 0) && (
                  <div>
                    <RowChanges
                      importId={detail.id}
                      row={row}
                      isOpen={isOpen}
                      onChanged={onChanged}
                    />
                    <RowProblems
                      importId={detail.id}
                      row={row}
                      isOpen={isOpen}
                      header={detail.header}
                      onChanged={onChanged}
                    />
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data && data.count > perPage && (
        <p className={styles.buttons}>
          <button
            type="button"
            className={buttons.secondary}
            disabled={data.previous === null}
            onClick={() => setPage(page - 1)}
          >
            {t("import.previous")}
          </button>
          <span>{t("import.page", { page, last: Math.ceil(data.count / perPage) })}</span>
          <button
            type="button"
            className={buttons.secondary}
            disabled={data.next === null}
            onClick={() => setPage(page + 1)}
          >
            {t("import.next")}
          </button>
        </p>
      )}
    </>
  );
}
