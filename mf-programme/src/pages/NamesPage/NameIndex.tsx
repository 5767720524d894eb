import { Button, Pagination } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId } from "react";
import { NameRows } from "../../works/NameRows.tsx";
import { useWorkWords } from "../../works/workWords.ts";
import type { NamesData } from "./namesData.ts";
import styles from "./NameIndex.module.css";

/** Looks for a name: a plain form, which works without scripts. */
function NameSearch({ data }: { data: NamesData }) {
  const words = useWorkWords();
  const inputId = useId();
  return (
    <form className={styles.search} role="search" action={data.href}>
      <label htmlFor={inputId}>{words(`names.search.${data.kind}`)}</label>
      <div className={styles.field}>
        {/* another search is another page, with its own words in the field */}
        <input
          key={data.q}
          id={inputId}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={data.q}
          autoComplete="off"
        />
        <Button type="submit" variant="dark">
          {words("names.submit")}
        </Button>
      </div>
    </form>
  );
}

function Letters({ data }: { data: NamesData }) {
  const words = useWorkWords();
  const { letter: present, letters, allHref } = data;
  if (letters.length < 2) return null;
  return (
    <nav aria-label={words("names.letters")}>
      <ul className={styles.letters} data-keep-position="">
        <li>
          <a
            className={styles.letter}
            href={allHref}
            aria-current={present === "" ? "page" : undefined}
          >
            {words("names.all")}
          </a>
        </li>
        {letters.map(({ letter, href }) => (
          <li key={letter}>
            <a
              className={styles.letter}
              href={href}
              aria-current={letter === present ? "page" : undefined}
              aria-label={letter === "#" ? words("names.otherSigns") : undefined}
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NothingFound({ data }: { data: NamesData }) {
  const words = useWorkWords();
  if (data.q === "" && data.letter === "") {
    return <p className={styles.empty}>{words("names.empty")}</p>;
  }
  return (
    <div className={styles.empty}>
      <p>{data.q ? words("names.notFound", { q: data.q }) : words("names.noneOfLetter")}</p>
      <p>
        <a href={data.href}>{words("names.showAll")}</a>
      </p>
    </div>
  );
}

/** Names with a search, their letters and their pages. */
export function NameIndex({ data }: { data: NamesData }) {
  const { t } = useTranslation();
  const words = useWorkWords();
  const { count, kind, q } = data;
  return (
    <>
      <NameSearch data={data} />
      <Letters data={data} />
      {data.rows.length === 0 ? (
        <NothingFound data={data} />
      ) : (
        <div className={styles.names}>
          <p className={styles.count}>
            {q ? words("names.found", { count, q }) : words(`names.count.${kind}`, { count })}
          </p>
          <NameRows rows={data.rows} />
        </div>
      )}
      <Pagination
        page={data.page}
        pages={data.pageHrefs.length}
        hrefOf={(number) => data.pageHrefs[number - 1] ?? ""}
        labels={{
          navigation: words("names.pages"),
          previous: t("programme.pagination.previous"),
          next: t("programme.pagination.next"),
          page: (number) => t("programme.pagination.page", { page: number }),
        }}
      />
    </>
  );
}
