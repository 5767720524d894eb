import { Container, PageTitle } from "@festival/shared-ui";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { ChangeList } from "./ChangeList.tsx";
import { RemarkForm } from "./RemarkForm.tsx";
import { Remarks } from "./Remarks.tsx";
import { ReviewedPiece } from "./ReviewedPiece.tsx";
import type { ReviewPageData } from "./reviewData.ts";
import { reviewTexts } from "./reviewTexts.ts";
import styles from "./ReviewPage.module.css";

type Open = Extract<ReviewPageData, { isOpen: true }>;

/** What is different since an earlier version was approved, each with the way there. */
function Approved({ data, t }: { data: Open; t: ReturnType<typeof reviewTexts> }) {
  const { approved, pieces } = data;
  if (!approved) return null;
  const changed = pieces.filter(({ changes }) => changes.length > 0);
  const isSame = changed.length === 0 && approved.removed.length === 0;
  const { name, at } = approved;
  return (
    <div className={styles.approved}>
      <p>
        {t("review.since", { name, at })}{" "}
        {t(isSame ? "review.sinceNothing" : "review.sinceChanges")}
      </p>
      {changed.length > 0 && (
        <ul>
          {changed.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A draft for a reader outside: what it says, what others wrote of it, and what they decide. */
export function ReviewPage({ page }: ScreenProps<ReviewPageData>) {
  const { data, locale, alternates } = page;
  const t = reviewTexts(locale);
  if (!data.isOpen) {
    return (
      <Container className={styles.page}>
        <PageTitle>{t("review.ended.title")}</PageTitle>
        <p>{t("review.ended.text")}</p>
      </Container>
    );
  }
  const { title, author, note, until, pieces, remarks, approved, sent, unsent } = data;
  const here = alternates[locale] ?? page.url;
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <p className={styles.quiet}>{t("review.label")}</p>
        <PageTitle>{title}</PageTitle>
        {sent && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a live region is silent at load, the focus is not
          <p className={styles.sent} role="status" tabIndex={-1} autoFocus>
            {t(`review.sent.${sent}`)}
          </p>
        )}
        <p>{t("review.from", { author, until })}</p>
        {note && <p className={styles.note}>{note}</p>}
        <p>{t("review.how")}</p>
        <Approved data={data} t={t} />
        {approved && <ChangeList changes={approved.removed} locale={locale} />}
      </header>
      {pieces.map((piece) => (
        <ReviewedPiece key={piece.id} piece={piece} locale={locale} here={here} unsent={unsent} />
      ))}
      <section className={styles.decision} aria-labelledby="review-decision">
        {remarks.length > 0 && (
          <>
            <h2 className={styles.label}>{t("review.remarks")}</h2>
            <Remarks remarks={remarks} locale={locale} />
          </>
        )}
        <h2 id="review-decision" className={styles.label}>
          {t("review.decide")}
        </h2>
        <RemarkForm
          locale={locale}
          action={here}
          hidden={{}}
          prefix="decision"
          unsent={unsent?.piece === "" ? unsent : undefined}
          isDecision
        />
      </section>
    </Container>
  );
}
