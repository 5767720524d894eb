import { href } from "@festival/contracts/routes";
import { ButtonLink, Container } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import styles from "./QuizTeaser.module.css";

/** Rays of a struck string, from the middle outwards. */
const rings = [16, 30, 44, 58, 72, 86];

/** Leads to the Concert-O-Mat. */
export function QuizTeaser() {
  const { t } = useTranslation();
  const { locale } = usePage();
  return (
    <section className={styles.teaser}>
      <Container className={styles.content}>
        <div className={styles.words}>
          <h2 className={styles.title}>{t("home.quiz.title")}</h2>
          <p className={styles.text}>{t("home.quiz.text")}</p>
          <ButtonLink href={href("quizStart", locale)} arrow>
            {t("home.quiz.link")}
          </ButtonLink>
        </div>
        <svg className={styles.drawing} viewBox="0 0 480 200" aria-hidden="true">
          <circle className={styles.disc} cx="100" cy="100" r="96" />
          <circle className={styles.blueDisc} cx="240" cy="100" r="96" />
          <circle className={styles.nightDisc} cx="380" cy="100" r="96" />
          {rings.map((radius) => (
            <circle key={radius} className={styles.ring} cx="100" cy="100" r={radius} />
          ))}
          <path
            className={styles.wave}
            d="M152 100c11-88 22-88 29.300 0s18.300 88 29.300 0 18.300-88 29.300 0 18.300 88 29.300 0 18.300-88 29.300 0 18.300 88 29.300 0"
          />
          <path
            className={styles.rest}
            d="M366 44l26 34c-16 12-16 26 2 46-24-8-38 2-24 24-22-18-22-40 2-44l-18-24c12-12 18-22 12-36z"
          />
        </svg>
      </Container>
    </section>
  );
}
