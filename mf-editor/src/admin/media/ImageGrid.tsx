import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Link } from "../routing/Link.tsx";
import type { RecordList } from "../lists/useRecordList.ts";
import styles from "./media.module.css";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function Picture({ record }: { record: StaffRecord }) {
  const { t } = useTranslation();
  const { id, name, thumbs, is_shown: isShown, labels } = record;
  const src =
    typeof thumbs === "object" && thumbs !== null && "mediumList" in thumbs
      ? textOf(thumbs.mediumList)
      : "";
  return (
    <figure>
      <Link to={`/images/${id}`}>
        <img src={src} alt={textOf(name) || `#${id}`} loading="lazy" />
      </Link>
      <figcaption>
        {textOf(name)}
        {textOf(labels) && <p>{textOf(labels)}</p>}
        {isShown === false && <p className={styles.mark}>{t("media.hidden")}</p>}
      </figcaption>
    </figure>
  );
}

interface ImageGridProps {
  list: Pick<RecordList, "data" | "selectedIds" | "onToggleItem">;
}

/** Pictures as one looks for them; each can be selected as in a table. */
export function ImageGrid({ list }: ImageGridProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.grid}>
      {list.data?.map((record) => (
        <li key={record.id}>
          <Picture record={record} />
          <label>
            <input
              type="checkbox"
              checked={list.selectedIds.includes(record.id)}
              onChange={() => list.onToggleItem(record.id)}
            />{" "}
            {t("media.select")}
          </label>
        </li>
      ))}
    </ul>
  );
}
