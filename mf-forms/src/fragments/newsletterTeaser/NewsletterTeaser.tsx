import { ButtonLink, Container } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId } from "react";
import styles from "./NewsletterTeaser.module.css";
import type { NewsletterTeaserData } from "./newsletterTeaserData.ts";

/**
 * Invites to the newsletter on another page: one sentence in large letters, and the way there. The
 * footer, which does so too, sees `data-newsletter` and keeps still. Nothing where there is no newsletter.
 */
export function NewsletterTeaser({ data }: { data: NewsletterTeaserData | null }) {
  const { t } = useTranslation();
  const titleId = useId();
  if (!data) return null;
  const { title, intro, href } = data;
  return (
    <section className={styles.surface} aria-labelledby={titleId} data-newsletter="">
      <Container className={styles.teaser}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        <p>
          <ButtonLink href={href} variant="dark" arrow>
            {t("newsletter.order")}
          </ButtonLink>
        </p>
      </Container>
    </section>
  );
}
