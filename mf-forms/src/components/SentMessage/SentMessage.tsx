import { ButtonLink, Container } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef, type MouseEventHandler } from "react";
import { answerId, type FormPageData } from "../../form/formPage.ts";
import styles from "./SentMessage.module.css";

interface SentMessageProps {
  page: FormPageData;
  /** True where it takes the place of the form before the reader's eyes. */
  takesFocus: boolean;
  onAgain: MouseEventHandler;
}

/** Thanks for an entry that has arrived. */
export function SentMessage({ page, takesFocus, onAgain }: SentMessageProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const { form, address, home } = page;
  return (
    <div className={styles.surface}>
      <Container className={styles.message}>
        <h1 ref={title} id={answerId} className={styles.title} tabIndex={-1}>
          {form.success_title || t("sent.title")}
        </h1>
        <p className={styles.text}>{form.success_text || t("sent.text")}</p>
        <p className={styles.ways}>
          <ButtonLink href={home} variant="pink" arrow>
            {t("sent.home")}
          </ButtonLink>
          <a className={styles.again} href={address} onClick={onAgain}>
            {t("sent.again")}
          </a>
        </p>
      </Container>
    </div>
  );
}
