import { idsFilters } from "@festival/contracts/programme/filters";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useOwner, usePage } from "@festival/shared-ui/owner";
import { type ComponentProps, useEffect, useRef } from "react";
import { FilterPanel } from "./FilterPanel.tsx";
import type { ProgrammeData } from "./programmeData.ts";
import { noFilters, programmeHref, readFilters } from "./programmeFilters.ts";
import { SearchField } from "./search/SearchField.tsx";
import styles from "./ProgrammeForm.module.css";
import { useCountLeft } from "./drawer/useCountLeft.ts";
import { useDrawer } from "./drawer/useDrawer.ts";

/** What a form holds, several values of one name joined by commas, as the address has them. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string") continue;
    values[name] = values[name] ? `${values[name]},${value}` : value;
  }
  return values;
}

/** Words to look for, and all filters: one form that works without scripts. */
export function ProgrammeForm({ data }: { data: ProgrammeData }) {
  const { t } = useTranslation();
  const { navigate } = useOwner();
  const { locale, url } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDetailsElement>(null);
  const isSent = useRef(false);
  const [left, countLeft] = useCountLeft();
  useDrawer(panel);
  const shownUrl = useRef(url);

  useEffect(() => {
    if (shownUrl.current === url) return;
    shownUrl.current = url;
    // the fields show what the new address says, whichever link led there
    form.current?.reset();
    if (!isSent.current) return;
    isSent.current = false;
    if (!panel.current?.contains(document.activeElement)) return;
    panel.current.open = false;
    panel.current.querySelector("summary")?.focus();
  }, [url]);

  const send: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault();
    isSent.current = true;
    const filters = readFilters(valuesOf(event.currentTarget));
    navigate(programmeHref(locale, filters), { keepPosition: true });
  };

  const count: ComponentProps<"form">["onChange"] = ({ currentTarget, target }) => {
    // not while words are typed: these have their own suggestions, and names to find none
    const isBox = target instanceof HTMLInputElement && target.type !== "search";
    if (isBox) countLeft(valuesOf(currentTarget));
  };

  // what the panel has no boxes for stays as it is
  const fields = new Set<string>(data.groups.map(({ name }) => name));
  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      aria-label={t("programme.search.form")}
      action={programmeHref(locale, noFilters)}
      onSubmit={send}
      onChange={count}
    >
      <SearchField words={data.filters.q} />
      {idsFilters
        .filter((name) => data.filters[name].length > 0 && !fields.has(name))
        .map((name) => (
          <input key={name} type="hidden" name={name} value={data.filters[name].join(",")} />
        ))}
      <div className={styles.panel}>
        <FilterPanel data={data} ref={panel} left={left} />
      </div>
    </form>
  );
}
