import { href } from "@festival/contracts/routes";
import { ButtonLink, Container, Sections } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { FittedWord } from "../../components/FittedWord.tsx";
import type { ErrorData } from "./errorData.ts";
import styles from "./ErrorPage.module.css";

const worded = [404, 429, 503];

/** Stands in for a page that is missing or failed; the status is its title. */
export function ErrorPage({ page: { locale, data, status } }: ScreenProps<ErrorData | null>) {
  const { t } = useTranslation();
  const wording = worded.includes(status) ? String(status) : "other";
  const page = (
    <div className={styles.surface}>
      <Container className={styles.page}>
        <h1 className={styles.status}>
          <FittedWord>{String(status)}</FittedWord>
        </h1>
        <div className={styles.words}>
          <p className={styles.title}>{t(`error.${wording}.title`)}</p>
          <p>{t(`error.${wording}.text`)}</p>
          <p className={styles.ways}>
            {/* what may be gone in a minute is worth another try first */}
            {status !== 404 && (
              <ButtonLink href={null} variant="pink">
                {t("error.retry")}
              </ButtonLink>
            )}
            <ButtonLink href={href("home", locale)} variant={status === 404 ? "pink" : "light"}>
              {t("error.back")}
            </ButtonLink>
          </p>
        </div>
      </Container>
    </div>
  );
  if (!data) return page;
  return (
    <>
      {page}
      <Container className={styles.more}>
        <Sections sections={data.sections} />
      </Container>
    </>
  );
}
