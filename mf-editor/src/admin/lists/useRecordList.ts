import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useGetList, useListParams, useRecordSelection, type SortPayload } from "ra-core";
import { useEffect, useState } from "react";
import type { AdminResource } from "../resources/adminResource.ts";
import { filtersOf } from "../resources/adminResources.ts";
import { canBeStale, staleFilter, useStaleRecords, type StaleRecords } from "./useStaleRecords.ts";

const sortOf = ({ list: { defaultSort } }: AdminResource): SortPayload =>
  defaultSort.startsWith("-")
    ? { field: defaultSort.slice(1), order: "DESC" }
    : { field: defaultSort, order: "ASC" };

const noFilters = {};

/** Filters of an address: those that the list has, and the names of others, which the backend would refuse. */
function knownFilters(resource: AdminResource, given: Readonly<Record<string, unknown>>) {
  const own = canBeStale(resource) ? ["search", staleFilter] : ["search"];
  const known = new Set([...Object.keys(filtersOf(resource)), ...own]);
  const entries = Object.entries(given);
  return {
    filters: Object.fromEntries(entries.filter(([name]) => known.has(name))),
    unknown: entries.flatMap(([name]) => (known.has(name) ? [] : [name])),
  };
}

const mostIds = 100;

/** A list as its address asks for it, and what is chosen in it. */
export interface RecordList {
  data: StaffRecord[] | undefined;
  total: number | undefined;
  isPending: boolean;
  error: unknown;
  filterValues: Readonly<Record<string, unknown>>;
  /** Filters that the address names and the list does not have; they change nothing. */
  unknownFilters: readonly string[];
  sort: SortPayload;
  page: number;
  perPage: number;
  selectedIds: readonly number[];
  /** Of the records whose languages part; asked once the list stands, which would wait for it. */
  stale: StaleRecords["counts"];
  refetch(): Promise<unknown>;
  setFilters(filters: Record<string, unknown>): void;
  setSort(sort: SortPayload): void;
  setPage(page: number): void;
  setPerPage(perPage: number): void;
  onSelect(ids: number[]): void;
  onToggleItem(id: number): void;
}

/**
 * The parts of ra-core's `useListController` that lists need. The whole brings an exporter to CSV, names made of
 * English plurals and a check of access besides: 6 kB before the first list stands.
 */
export function useRecordList(resource: AdminResource): RecordList {
  const { name } = resource;
  const [query, { setPage, setPerPage, setSort, setFilters }] = useListParams({
    resource: name,
    sort: sortOf(resource),
    perPage: 25,
    storeKey: false,
  });
  const { page, perPage } = query;
  const { filters: filterValues, unknown } = knownFilters(resource, query.filter ?? noFilters);
  const { [staleFilter]: isAsked, ...asked } = filterValues;
  const onlyStale = isAsked === true || isAsked === "true";
  const [isAnswered, setAnswered] = useState(false);
  const stale = useStaleRecords(resource, onlyStale || isAnswered);
  // a call names at most a hundred
  const ids = [...(stale.counts?.keys() ?? [])].slice(0, mostIds);
  const isNone = onlyStale && stale.counts !== undefined && ids.length === 0;
  const filter = onlyStale ? { ...asked, ids: ids.join(",") } : asked;
  const isSortable = ["id", ...resource.list.sort].includes(query.sort);
  const sort = isSortable ? { field: query.sort, order: query.order } : sortOf(resource);
  const [selectedIds, { select, toggle }] = useRecordSelection<StaffRecord>({
    resource: name,
    disableSyncWithStore: true,
  });
  const { isFetching, ...list } = useGetList<StaffRecord>(
    name,
    { pagination: { page, perPage }, sort, filter },
    {
      placeholderData: (before) => before,
      retry: false,
      enabled: !onlyStale || ids.length > 0,
    },
  );
  if (!list.isPending && !isAnswered) setAnswered(true);
  const { error, refetch } = onlyStale && stale.error ? stale : list;
  const { data, total, isPending } = isNone ? { data: [], total: 0, isPending: false } : list;

  // the last page that there is, where the address names one behind it or its last record has gone
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage));
  useEffect(() => {
    if (isFetching || last === undefined) return;
    if (page < 1 || page > last) setPage(Math.min(Math.max(page, 1), last));
  }, [isFetching, page, last, setPage]);

  return {
    data,
    total,
    isPending,
    error,
    filterValues,
    unknownFilters: unknown,
    sort,
    page,
    perPage,
    selectedIds,
    stale: stale.counts,
    refetch,
    setFilters: (filters) => setFilters(filters),
    setSort,
    setPage,
    setPerPage,
    onSelect: select,
    onToggleItem: toggle,
  };
}
