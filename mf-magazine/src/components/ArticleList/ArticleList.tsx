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
  /** Brings the next page below what is shown; needs scripts. */
  more: ReactNode;
  pagination: ReactNode;
  beginsAtFirst: boolean;
}

/** With scripts a button is enough, unless there is something before what is shown. */
function ListEnd({ more, pagination, beginsAtFirst }: ListEndProps) {
  const isHydrated = useHydrated();
  return (
    <>
      {isHydrated && more}
      {!(isHydrated && beginsAtFirst) && pagination}
    </>
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
    // who reads on by keyboard goes on where the new page begins
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
                  <Byline {...article} />
                </ArticleCard>
              </li>
            );
          });
        })}
      </ul>
      <ListEnd
        beginsAtFirst={beginsAtFirst}
        more={
          next && (
            <div className={styles.more}>
              <Button
                variant="outline"
                onClick={() => {
                  expectNext();
                  navigate(next, { replace: true, keepPosition: true });
                }}
              >
                {t("list.more")}
              </Button>
            </div>
          )
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
    </div>
  );
}
