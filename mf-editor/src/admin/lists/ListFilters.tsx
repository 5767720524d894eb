import { festivalInstant, festivalZone } from "@festival/contracts/time/festivalTime";
import { readingIn } from "@festival/contracts/time/wallClock";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { textOf } from "../data/words.ts";
import { RecordFinder } from "../fields/RecordFinder.tsx";
import { later } from "../frame/later.tsx";
import type { AdminResource, ListFilter } from "../resources/adminResource.ts";
import { filtersOf } from "../resources/adminResources.ts";
import styles from "./ListFilters.module.css";
import { canBeStale, staleFilter } from "./useStaleRecords.ts";

// the audit log alone has it
const NamedFilter = later(() =>
  import("./NamedFilter.tsx").then(({ NamedFilter }) => ({ default: NamedFilter })),
);

type Values = Record<string, unknown>;

interface FilterProps {
  filter: ListFilter;
  value: unknown;
  onChange(value: unknown): void;
}

function FilterInput({ filter, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const id = useId();
  const label = filter.label[locale];
  if (filter.kind === "reference") {
    const chosen = Number(value) > 0 ? Number(value) : null;
    return <RecordFinder label={label} resource={filter.to} value={chosen} onChange={onChange} />;
  }
  if (filter.kind === "uses") {
    return <NamedFilter label={label} value={textOf(value)} onChange={onChange} />;
  }
  const { kind } = filter;
  const select = (options: readonly [value: string, words: string][]) => (
    <select
      id={id}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{t("list.all")}</option>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
  const line = (type: "text" | "date", shown: string, read: (typed: string) => string) => (
    <input
      id={id}
      type={type}
      value={shown}
      onChange={({ target }) => onChange(target.value === "" ? undefined : read(target.value))}
    />
  );
  const control = () => {
    if (kind === "flag") {
      return select([
        ["true", t("yes")],
        ["false", t("no")],
      ]);
    }
    if (kind === "choice" || kind === "numberedChoice") {
      return select(filter.options.map((option) => [String(option.value), option.label[locale]]));
    }
    if (kind === "instant") {
      const day = textOf(value) && readingIn(festivalZone, new Date(textOf(value))).slice(0, 10);
      return line("date", day, (typed) => festivalInstant(`${typed}T00:00`).toISOString());
    }
    return line(kind === "day" ? "date" : "text", textOf(value), (typed) => typed);
  };
  return (
    <p className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      {control()}
    </p>
  );
}

/** Leaves the records whose languages part. */
function StaleFilter({ value, onChange }: { value: string; onChange(value: unknown): void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <p className={styles.filter}>
      <label htmlFor={id}>{t("list.staleFilter")}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value ? true : undefined)}
      >
        <option value="">{t("list.all")}</option>
        <option value="true">{t("list.staleOnly")}</option>
      </select>
    </p>
  );
}

interface ListFiltersProps {
  resource: AdminResource;
  values: Values;
  onChange(values: Values): void;
}

/** The filters with another value for one of them; nothing takes it out. */
function changed(values: Values, name: string, value: unknown): Values {
  const { [name]: _before, ...others } = values;
  const isNone = value === undefined || value === null || value === "";
  return isNone ? others : { ...others, [name]: value };
}

/** Search and filters; the address holds them, so that a list can be sent to others. */
export function ListFilters({ resource, values, onChange }: ListFiltersProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const id = useId();
  const [search, setSearch] = useState(textOf(values.search));
  const filters = Object.entries(filtersOf(resource));
  const change = (name: string, value: unknown) => onChange(changed(values, name, value));
  const hasStale = canBeStale(resource);
  const names = [...filters.map(([name]) => name), ...(hasStale ? [staleFilter] : [])];
  const active = names.filter((name) => values[name] !== undefined).length;
  return (
    <div role="search" className={styles.filters}>
      {resource.list.hasSearch && (
        <p className={styles.filter} data-search>
          <label htmlFor={id}>{t("list.search", { what: resource.labels.many[locale] })}</label>
          <input
            id={id}
            type="search"
            value={search}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => {
              setSearch(target.value);
              change("search", target.value);
            }}
          />
        </p>
      )}
      {names.length > 0 && (
        <details className={styles.more} open={active > 0 || !resource.list.hasSearch}>
          <summary>
            {active > 0 ? t("list.filtersActive", { count: active }) : t("list.filters")}
          </summary>
          <div className={styles.row}>
            {hasStale && (
              <StaleFilter
                value={textOf(values[staleFilter])}
                onChange={(value) => change(staleFilter, value)}
              />
            )}
            {filters.map(([name, filter]) => (
              <FilterInput
                key={name}
                filter={filter}
                value={values[name]}
                onChange={(value) => change(name, value)}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
