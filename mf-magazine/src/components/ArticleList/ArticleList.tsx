import { Button, Pagination } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useHydrated, useOwner } from "@festival/shared-ui/owner";
import { useEffect, useRef, type ReactNode } from "react";
import type { ArticleListData } from "../../articles/articleListData.ts";
import { cardSizes } from "../../articles/cardSizes.ts";
import { useJoinedArticles } from "../../articles/useJoinedArticles.ts";
import { ArticleCard } from "../ArticleCard/ArticleCard.tsx";
import { Byline } from "../Byline/Byline.tsx";
import styles from "./ArticleList.module.css";

/** A page's place in the list, which others link to. */
const anchorOf = (page: number) => `page-${page}`;

interface ListEndProps {
  /** Brings the next page below what is shown; absent on the last one. */
  onMore?: () => void;
  pagination: ReactNode;
  beginsAtFirst: boolean;
}

/**
 * With scripts a button is enough, unless there is something before what is shown. It has its place from
 * the beginning, and leaves the pagination's, so that nothing moves when scripts come.
 */
function ListEnd({ onMore, pagination, beginsAtFirst }: ListEndProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const isReplaced = isHydrated && beginsAtFirst;
  return (
    <div className={styles.end} data-one-of-two={beginsAtFirst ? "" : undefined}>
      {onMore && (
        <p className={styles.more} data-ready={isHydrated ? "" : undefined}>
          <Button variant="outline" onClick={onMore}>
            {t("list.more")}
          </Button>
        </p>
      )}
      {(onMore || !isReplaced) && (
        <div data-replaced={isReplaced ? "" : undefined}>{pagination}</div>
      )}
    </div>
  );
}

/** Articles page by page. Where scripts run, further ones come below those that are there. */
export function ArticleList({ list: data }: { list: ArticleListData }) {
  const { t } = useTranslation();
  const { navigate } = useOwner();
  const [{ latest, pages: shown }, expectNext] = useJoinedArticles(data);
  const list = useRef<HTMLUListElement>(null);
  const lastShown = useRef(latest.page);

  useEffect(() => {
    const isContinued = latest.page === lastShown.current + 1 && shown.length > 1;
    lastShown.current = latest.page;
    // people who read on by keyboard go on where the new page begins
    const first = isContinued && list.current?.querySelector(`#${anchorOf(latest.page)} a`);
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [latest, shown]);

  const next = latest.pageHrefs[latest.page];
  const beginsAtFirst = shown[0]?.page === 1;
  const isShown = (number: number) => shown.some(({ page }) => page === number);
  return (
    <div className={styles.list}>
      <ul ref={list} className={styles.articles}>
        {shown.flatMap(({ page, articles }) => {
          const sizes = cardSizes(articles.length, page);
          return articles.map((article, index) => {
            const size = sizes[index] ?? "small";
            return (
              <li
                key={article.id}
                id={index === 0 && page > 1 ? anchorOf(page) : undefined}
                className={styles.article}
                data-size={size}
              >
                <ArticleCard
                  article={article}
                  size={size}
                  headingLevel={2}
                  priority={index === 0 && page === shown[0]?.page}
                >
                  {/* a small card has one line for it */}
                  <Byline
                    {...article}
                    readingMinutes={size === "small" ? 0 : article.readingMinutes}
                  />
                </ArticleCard>
              </li>
            );
          });
        })}
      </ul>
      {latest.pages > 1 && (
        <ListEnd
          beginsAtFirst={beginsAtFirst}
          onMore={
            next
              ? () => {
                  expectNext();
                  navigate(next, { replace: true, keepPosition: true });
                }
              : undefined
          }
          pagination={
            <Pagination
              page={latest.page}
              pages={latest.pages}
              hrefOf={(page) =>
                shown.length > 1 && isShown(page)
                  ? `#${anchorOf(page)}`
                  : (latest.pageHrefs[page - 1] ?? "")
              }
              labels={{
                navigation: t("pages.navigation"),
                previous: t("pages.previous"),
                next: t("pages.next"),
                page: (number) => t("pages.page", { page: number }),
              }}
            />
          }
        />
      )}
    </div>
  );
}
