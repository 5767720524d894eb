import { useTranslation } from "@festival/shared-ui/i18n";
import { useQueryClient } from "@tanstack/react-query";
import { useStore } from "ra-core";
import { lazy, Suspense, useState } from "react";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { Said } from "../frame/Said.tsx";
import { useTitle } from "../frame/useTitle.ts";
import type { AdminResource } from "../resources/adminResource.ts";
import { columnsOf } from "../resources/adminResources.ts";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { KeptFor } from "./KeptFor.tsx";
import { ListActions } from "../system/ListActions.tsx";
import { ListFilters } from "./ListFilters.tsx";
import styles from "./ListScreen.module.css";
import { ListTable } from "./ListTable.tsx";
import { Pages } from "./Pages.tsx";
import { SavedViews } from "./SavedViews.tsx";
import { useRecordList } from "./useRecordList.ts";
import { withWords } from "../texts/words.ts";
import { later } from "../frame/later.tsx";

// comes with the first record that is selected
const BulkBar = later(() =>
  import("../bulk/BulkBar.tsx").then(({ BulkBar }) => ({ default: BulkBar })),
);
// only their own lists have them
const ImageGrid = lazy(() =>
  import("../media/ImageGrid.tsx").then(({ ImageGrid }) => ({ default: ImageGrid })),
);
const MenuTrees = lazy(
  withWords(["screens"], () =>
    import("../navigation/MenuTrees.tsx").then(({ MenuTrees }) => ({ default: MenuTrees })),
  ),
);
const RedirectTest = lazy(
  withWords(["screens"], () =>
    import("../redirects/RedirectTest.tsx").then(({ RedirectTest }) => ({ default: RedirectTest })),
  ),
);

/** The records of a resource: searched, filtered, sorted and paged, all of it in the address. */
export function ListScreen({ resource }: { resource: AdminResource }) {
  const { t } = useTranslation();
  const { locale, user } = useAdmin();
  const cache = useQueryClient();
  const { name, labels, access, hasBulk = false } = resource;
  const mayChange = hasBulk && (access?.write !== "admin" || user.role === "admin");
  const title = labels.many[locale];
  useTitle(title);
  const [columns, setColumns] = useStore<string[]>(`columns.${name}`, [...resource.list.columns]);
  const [isGrid, setIsGrid] = useStore(`grid.${name}`, name === "images");
  const known = new Set(columnsOf(resource));
  const shownColumns = columns.filter((column) => known.has(column));

  const list = useRecordList(resource);
  const { data, total, isPending, error, filterValues, setFilters, refetch } = list;
  const [said, setSaid] = useState("");
  // stays, to take back what was done with those that were selected
  const [hasSelected, setHasSelected] = useState(false);
  if (list.selectedIds.length > 0 && !hasSelected) setHasSelected(true);
  const { unknownFilters: unknown } = list;
  const isFiltered = Object.values(filterValues).some((value) => value !== "" && value !== null);

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {resource.create !== false && (
          <Link to={`/${name}/create`} className={buttons.primary}>
            {t("list.create", { what: labels.one[locale] })}
          </Link>
        )}
        <ListActions resource={resource} filters={filterValues} onDone={() => void refetch()} />
      </div>
      <KeptFor name={name} />
      {name === "redirects" && <RedirectTest />}
      {name === "navigation" && <MenuTrees onOrdered={() => void refetch()} />}
      <ListFilters key={name} resource={resource} values={filterValues} onChange={setFilters} />
      {unknown.length > 0 && (
        <p className={styles.hint} role="status">
          {t("list.unknownFilter", { names: unknown.join(", ") })}{" "}
          <button type="button" className={buttons.quiet} onClick={() => setFilters({})}>
            {t("list.clear")}
          </button>
        </p>
      )}
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {isPending ? t("loading") : total === undefined ? "" : t("list.count", { count: total })}
        </p>
        {mayChange && hasSelected && (
          <BulkBar
            resource={resource}
            ids={list.selectedIds}
            onUnselect={() => list.onSelect([])}
            onChanged={() => void cache.invalidateQueries({ queryKey: [name] })}
          />
        )}
        <SavedViews name={name} columns={shownColumns} onColumns={setColumns} />
        {name === "images" && (
          <button type="button" className={buttons.quiet} onClick={() => setIsGrid(!isGrid)}>
            {isGrid ? t("media.asTable") : t("media.asGrid")}
          </button>
        )}
        {!isGrid && (
          <ColumnChoice resource={resource} columns={shownColumns} onChange={setColumns} />
        )}
      </div>
      <Said words={said} onClose={() => setSaid("")} />
      {error ? (
        <CallFailure error={error} onRetry={() => void refetch()} />
      ) : data && data.length > 0 ? (
        <>
          {isGrid ? (
            <Suspense>
              <ImageGrid list={list} />
            </Suspense>
          ) : (
            <ListTable
              resource={resource}
              columns={shownColumns}
              list={list}
              stale={list.stale}
              isSelectable={mayChange}
              onDone={(words) => {
                setSaid(words);
                void refetch();
              }}
            />
          )}
          <Pages list={list} />
        </>
      ) : (
        !isPending && (
          <p className={styles.empty}>
            {isFiltered ? t("list.noneFound") : t("list.none", { what: title })}{" "}
            {isFiltered && (
              <button type="button" className={buttons.quiet} onClick={() => setFilters({})}>
                {t("list.clear")}
              </button>
            )}
          </p>
        )
      )}
    </>
  );
}
