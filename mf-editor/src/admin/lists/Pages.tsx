import { useTranslation } from "@festival/shared-ui/i18n";
import buttons from "../frame/buttons.module.css";
import styles from "./ListScreen.module.css";
import type { RecordList } from "./useRecordList.ts";

const sizes = [25, 50, 100];

type Paged = Pick<RecordList, "page" | "perPage" | "total" | "setPage" | "setPerPage">;

/** From page to page, and how much stands on one. */
export function Pages({
  list: { page, perPage, total = 0, setPage, setPerPage },
}: {
  list: Paged;
}) {
  const { t } = useTranslation();
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav className={styles.pages} aria-label={t("list.pages")}>
      <button
        type="button"
        className={buttons.secondary}
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      >
        {t("list.previous")}
      </button>
      <span aria-current="page">{t("list.page", { page, last })}</span>
      <button
        type="button"
        className={buttons.secondary}
        disabled={page >= last}
        onClick={() => setPage(page + 1)}
      >
        {t("list.next")}
      </button>
      <label className={styles.size}>
        {t("list.perPage")}{" "}
        <select value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {[...new Set([...sizes, perPage])].map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </nav>
  );
}
