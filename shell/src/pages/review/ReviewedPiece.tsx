import type { ReviewedPart } from "@festival/contracts/api/editing/reviews";
import type { Locale } from "@festival/contracts/locales";
import { Picture, RichText, Sections } from "@festival/shared-ui";
import { ChangeList } from "./ChangeList.tsx";
import { RemarkForm } from "./RemarkForm.tsx";
import { Remarks } from "./Remarks.tsx";
import type { Piece, Unsent } from "./reviewData.ts";
import { reviewTexts } from "./reviewTexts.ts";
import styles from "./ReviewPage.module.css";

function Part({ part: { key, label, text, rich, image } }: { part: ReviewedPart }) {
  return (
    <>
      <h2 className={key === "title" || key === "headline" ? styles.quiet : styles.label}>
        {label}
      </h2>
      {text !== null && (
        <p className={key === "title" || key === "headline" ? styles.large : styles.words}>
          {text}
        </p>
      )}
      {rich && <RichText content={rich} />}
      {image && <Picture image={image} sizes="(min-width: 48em) 40rem, 90vw" />}
    </>
  );
}

interface ReviewedPieceProps {
  piece: Piece;
  locale: Locale;
  /** The page's own address. */
  here: string;
  unsent: Unsent | null;
}

/** A piece of the draft, what is different in it, what readers wrote of it, and the form for more. */
export function ReviewedPiece({ piece, locale, here, unsent }: ReviewedPieceProps) {
  const t = reviewTexts(locale);
  const { id, label, part, section, shown, changes, remarks } = piece;
  const own = unsent?.piece === id ? unsent : undefined;
  const hidden = { piece: id, part, section: String(section ?? "") };
  return (
    <section id={id} className={styles.piece} aria-label={label} data-changed={changes.length > 0}>
      {changes.length > 0 && (
        <>
          <p className={styles.mark}>{t("review.marked")}</p>
          <ChangeList changes={changes} locale={locale} />
        </>
      )}
      {"part" in shown ? <Part part={shown.part} /> : <Sections sections={[shown.section]} />}
      <div className={styles.talk}>
        <Remarks remarks={remarks} locale={locale} />
        <details open={own !== undefined}>
          <summary className={styles.open}>{t("review.commentOn", { label })}</summary>
          <RemarkForm locale={locale} action={here} hidden={hidden} prefix={id} unsent={own} />
        </details>
      </div>
    </section>
  );
}
