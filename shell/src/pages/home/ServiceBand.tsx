import type { TicketHotline } from "@festival/contracts/api/site";
import { href } from "@festival/contracts/routes";
import { ButtonLink, phoneHref } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import type { Paragraph } from "../../blocks/paragraphs.ts";
import { Paragraphs } from "../../blocks/Paragraphs.tsx";
import styles from "./ServiceBand.module.css";

interface ServiceBandProps {
  /** Null while the telephone is not answered. */
  hotline: TicketHotline | null;
  words: readonly Paragraph[] | null;
}

/** Two ways to stay in touch: the newsletter, and the telephone while it is answered. */
export function ServiceBand({ hotline, words }: ServiceBandProps) {
  const { t } = useTranslation();
  const { locale } = usePage();
  return (
    // the footer has both as well, and leaves them out below this
    <div className={styles.band} data-service-band="">
      <section className={styles.newsletter}>
        <h2 className={styles.title}>{t("home.newsletter.title")}</h2>
        <p className={styles.text}>{t("home.newsletter.text")}</p>
        <ButtonLink href={href("newsletter", locale)} variant="light" arrow>
          {t("home.newsletter.link")}
        </ButtonLink>
      </section>
      {hotline && (
        <section className={styles.hotline}>
          <h2 className={styles.title}>{t("home.hotline.title")}</h2>
          <div className={styles.text}>
            {words ? <Paragraphs paragraphs={words} /> : hotline.text}
          </div>
          <p>
            <a className={styles.phone} href={phoneHref(hotline.phone)}>
              {hotline.phone}
            </a>
          </p>
          <p className={styles.hours}>{hotline.hours}</p>
        </section>
      )}
    </div>
  );
}
