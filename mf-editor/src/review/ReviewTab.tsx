import type { Remark, Review } from "@festival/contracts/api/editing/reviews";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { useCallback, useEffect, useState } from "react";
import type { Bus } from "../bus.ts";
import dialog from "../dialog/dialog.module.css";
import type { EditSession } from "../page/EditSession.ts";
import type { Selected } from "../page/useSelection.ts";
import { momentOf } from "../publish/moments.ts";
import styles from "../publish/publish.module.css";
import type { Publishable, usePublishable } from "../publish/usePublishable.ts";
import { NewReview } from "./NewReview.tsx";
import { RemarkList } from "./RemarkList.tsx";
import { endReview, isReviewable, makeReview, readReviews, resolveRemark } from "./reviews.ts";

interface ReviewTabProps extends ReturnType<typeof usePublishable> {
  bus: Bus;
  session: EditSession;
  locale: Locale;
  onSelect(selected: Selected): void;
  onClose(): void;
}

/** Links by which readers without an account see the drafts of this page, and what they wrote. */
export function ReviewTab({ publishable, ...rest }: ReviewTabProps) {
  const { t } = useTranslation();
  if (!publishable) return <p>{t("publish.reading")}</p>;
  return (
    <>
      <p className={styles.lead}>{t("review.what")}</p>
      {publishable.map((each) => (
        <Reviews key={each.key} each={each} {...rest} />
      ))}
    </>
  );
}

function Reviews({
  each: { key, owner, title },
  bus,
  session,
  locale,
  onSelect,
  onClose,
}: Omit<ReviewTabProps, "publishable" | "readAgain" | "isSaved"> & { each: Publishable }) {
  const { t } = useTranslation();
  const states = useSubject(session.copies.owners$);
  const [reviews, setReviews] = useState<readonly Review[]>();
  const [made, setMade] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const read = useCallback(async () => {
    const found = isReviewable(owner) ? await readReviews(owner, locale) : [];
    setReviews((present) => found ?? present);
    setFailed(!found);
  }, [owner, locale]);
  useEffect(() => void read(), [read]);
  if (!isReviewable(owner)) return null;

  const make = async (body: { note: string; days: number }) => {
    setBusy(true);
    const review = await makeReview(owner, locale, body);
    setBusy(false);
    if (review === "signedOut") bus.askToSignIn();
    if (!review || review === "signedOut") {
      setFailed(true);
      return;
    }
    setMade(new URL(review.path, document.baseURI).href);
    await read();
  };
  const afterwards = async (doing: Promise<boolean>) => {
    const isDone = await doing;
    await read();
    if (!isDone) setFailed(true);
  };
  const shown = states.get(key)?.shown.sections;
  const isHere = ({ section }: Remark) => shown?.some(({ id }) => id === section) ?? false;
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      <NewReview made={made} isBusy={isBusy} onMake={(body) => void make(body)} />
      {hasFailed && (
        <p role="alert" className={dialog.problem}>
          {t("review.failed")}
        </p>
      )}
      {reviews?.length === 0 && <p>{t("review.none")}</p>}
      <ul className={styles.list}>
        {reviews?.map((review) => (
          <li key={review.id} className={styles.change}>
            <p className={styles.name}>
              {t("review.line", { at: momentOf(review.created_at, locale), author: review.author })}{" "}
              – {t(`review.state.${review.state}`, { at: momentOf(review.expires_at, locale) })}
            </p>
            {review.note && <p className={styles.words}>{review.note}</p>}
            <RemarkList
              review={review}
              locale={locale}
              isHere={isHere}
              onGo={({ section }) => {
                if (section !== null) onSelect({ owner: key, id: section });
                onClose();
              }}
              onResolve={(remark) =>
                void afterwards(resolveRemark(owner, locale, review.id, remark))
              }
            />
            {review.state === "open" && (
              <p className={styles.lineActions}>
                <button
                  type="button"
                  className={dialog.small}
                  onClick={() => void afterwards(endReview(owner, locale, review.id))}
                >
                  {t("review.end")}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
