import type { SearchHit } from "@festival/contracts/search/siteSearch";
import type { Locale } from "@festival/contracts/locales";
import { Arrow, Picture } from "@festival/shared-ui";
import { useId } from "react";
import { searchTexts } from "../../search/searchTexts.ts";
import styles from "./HitGroup.module.css";
import type { ShownGroup } from "./searchData.ts";

function Hit({
  hit: { title, title_language: language, subtitle, path, image_obj: image },
}: {
  hit: SearchHit;
}) {
  return (
    <li className={styles.hit}>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="6rem" decorative />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={path} lang={language}>
            {title}
          </a>
        </h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
    </li>
  );
}

/** What a search has found of one kind, with the way to all of it. */
export function HitGroup({ group, locale }: { group: ShownGroup; locale: Locale }) {
  const t = searchTexts(locale);
  const id = useId();
  const { kind, total, hits, allHref } = group;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t(`search.kind.${kind}`)} <span className={styles.count}>{total}</span>
      </h2>
      <div className={styles.found}>
        <ul>
          {hits.map((hit) => (
            <Hit key={hit.id} hit={hit} />
          ))}
        </ul>
        {allHref ? (
          <p>
            <a className={styles.all} href={allHref} rel="nofollow">
              {t(`search.more.${kind}`, { count: total })} <Arrow />
            </a>
          </p>
        ) : (
          hits.length < total && <p>{t("search.first", { shown: hits.length, count: total })}</p>
        )}
      </div>
    </section>
  );
}
