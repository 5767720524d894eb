import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { shortestSearch } from "@festival/contracts/search/hitKinds";
import { BackLink, ButtonLink, Container, PageTitle } from "@festival/shared-ui";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { SearchForm } from "../../search/SearchForm.tsx";
import { searchTexts } from "../../search/searchTexts.ts";
import { HitGroup } from "./HitGroup.tsx";
import type { SearchData } from "./searchData.ts";
import styles from "./SearchPage.module.css";

const otherWays = ["programme", "magazine", "forms"] as const;

/** What one can do where nothing is found. */
function OtherWays({ locale }: { locale: Locale }) {
  const t = searchTexts(locale);
  return (
    <ul className={styles.ways}>
      {otherWays.map((name, index) => (
        <li key={name}>
          {/* one button; what else there is, in outline */}
          <ButtonLink href={href(name, locale)} variant={index === 0 ? undefined : "outline"} arrow>
            {t(`search.ways.${name}`)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** Where each kind is listed whole: to look round in before there are words. */
const lists = [
  ["event", "programme"],
  ["composer", "composers"],
  ["work", "works"],
  ["artist", "artists"],
  ["ensemble", "ensembles"],
  ["venue", "venues"],
  ["article", "magazine"],
] as const;

function Lists({ locale }: { locale: Locale }) {
  const t = searchTexts(locale);
  return (
    <ul className={styles.lists}>
      {lists.map(([kind, name]) => (
        <li key={kind}>
          <a href={href(name, locale)}>{t(`search.kind.${kind}`)}</a>
        </li>
      ))}
    </ul>
  );
}

function Outcome({ data, locale }: { data: SearchData; locale: Locale }) {
  const t = searchTexts(locale);
  const { words, corrected, total, only } = data;
  if ([...words].length < shortestSearch) {
    return (
      <>
        <p>{t(words ? "search.short" : "search.empty")}</p>
        <Lists locale={locale} />
      </>
    );
  }
  if (total === 0) {
    return (
      <>
        <p className={styles.outcome}>{t("search.none", { words })}</p>
        <p>{t("search.instead")}</p>
        <OtherWays locale={locale} />
      </>
    );
  }
  return (
    <>
      {corrected && <p>{t("search.corrected", { typed: words, words: corrected })}</p>}
      <p className={styles.outcome}>
        {t("search.found", { count: total, words: corrected ?? words })}
      </p>
      {only && <BackLink href={only.wholeHref}>{t("search.whole", { words })}</BackLink>}
    </>
  );
}

/** One search over the whole site: a form, and what its words have found, by kind. */
export function SearchPage({ page: { data, locale } }: ScreenProps<SearchData>) {
  const t = searchTexts(locale);
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <PageTitle size="display">{t("search.title")}</PageTitle>
        {/* another search fills the field with its own words */}
        <SearchForm key={data.words} locale={locale} field={{ defaultValue: data.words }} />
        <Outcome data={data} locale={locale} />
      </header>
      {data.groups.map((group) => (
        <HitGroup key={group.kind} group={group} locale={locale} />
      ))}
    </Container>
  );
}
