import type { Filter } from "@festival/contracts/resources/resource";
import { festivalInstant, festivalZone } from "@festival/contracts/time/festivalTime";
import { readingIn } from "@festival/contracts/time/wallClock";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { RecordFinder } from "../fields/RecordFinder.tsx";
import type { AdminResource } from "../resources/adminResource.ts";
import { filtersOf } from "../resources/adminResources.ts";
import styles from "./ListFilters.module.css";

type Values = Record<string, unknown>;

interface FilterProps {
  filter: Filter;
  value: unknown;
  onChange(value: unknown): void;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function FilterInput({ filter, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const id = useId();
  const label = filter.label[locale];
  if (filter.kind === "reference") {
    const chosen = Number(value) > 0 ? Number(value) : null;
    return <RecordFinder label={label} resource={filter.to} value={chosen} onChange={onChange} />;
  }
  const control = () => {
    switch (filter.kind) {
      case "flag":
        return (
          <select
            id={id}
            value={value === undefined ? "" : String(value)}
            onChange={({ target }) =>
              onChange(target.value === "" ? undefined : target.value === "true")
            }
          >
            <option value="">{t("list.all")}</option>
            <option value="true">{t("yes")}</option>
            <option value="false">{t("no")}</option>
          </select>
        );
      case "choice":
      case "numberedChoice":
        return (
          <select
            id={id}
            value={value === undefined ? "" : String(value)}
            onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
          >
            <option value="">{t("list.all")}</option>
            {filter.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label[locale]}
              </option>
            ))}
          </select>
        );
      case "instant": {
        const reading = textOf(value) && readingIn(festivalZone, new Date(textOf(value)));
        return (
          <input
            id={id}
            type="date"
            value={reading.slice(0, 10)}
            onChange={({ target }) =>
              onChange(
                target.value === ""
                  ? undefined
                  : festivalInstant(`${target.value}T00:00`).toISOString(),
              )
            }
          />
        );
      }
      case "day":
        return (
          <input
            id={id}
            type="date"
            value={textOf(value)}
            onChange={({ target }) => onChange(target.value || undefined)}
          />
        );
      default:
        return (
          <input
            id={id}
            value={textOf(value)}
            onChange={({ target }) => onChange(target.value || undefined)}
          />
        );
    }
  };
  return (
    <p className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      {control()}
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
  const active = filters.filter(([name]) => values[name] !== undefined).length;
  return (
    <search className={styles.filters}>
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
      {filters.length > 0 && (
        <details className={styles.more} open={active > 0 || !resource.list.hasSearch}>
          <summary>
            {active > 0 ? t("list.filtersActive", { count: active }) : t("list.filters")}
          </summary>
          <div className={styles.row}>
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
    </search>
  );
}
