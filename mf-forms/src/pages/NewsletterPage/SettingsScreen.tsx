import { answerId } from "@festival/contracts/formFields";
import { Button, Container, PageTitle } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { FormField } from "../../components/FormField/FormField.tsx";
import formStyles from "../FormPage/FormPage.module.css";
import { eraseName, type NewsletterPageData, type NewsletterScreen } from "./newsletterPage.ts";
import styles from "./NewsletterPage.module.css";

interface SettingsScreenProps {
  page: NewsletterPageData;
  screen: Extract<NewsletterScreen, { step: "settings" }>;
}

/** Topics and language of a subscription, and the ways out of it. */
export function SettingsScreen({ page: { here }, screen }: SettingsScreenProps) {
  const { t } = useTranslation();
  const { email, fields, values, done, failed, unsubscribe, kept } = screen;
  return (
    <Container grid className={formStyles.page}>
      <header className={formStyles.head}>
        <PageTitle>{t("newsletter.settings.title")}</PageTitle>
        <p className={formStyles.intro}>{t("newsletter.settings.intro", { email })}</p>
      </header>
      <div className={formStyles.form}>
        {done && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a live region is silent at load, the focus is not
          <p className={styles.done} id={answerId} role="status" tabIndex={-1} autoFocus>
            {t(`newsletter.settings.done.${done}`)}
          </p>
        )}
        {failed && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a live region is silent at load, the focus is not
          <p className={styles.done} id={answerId} role="alert" tabIndex={-1} autoFocus>
            {t("newsletter.failed")}
          </p>
        )}
        <form className={styles.settings} method="post" action={here}>
          {fields.map((field) => (
            <FormField key={field.slug} field={field} values={values} problem={undefined} />
          ))}
          <p>
            <Button type="submit">{t("newsletter.settings.submit")}</Button>
          </p>
        </form>
        <section className={styles.more} aria-labelledby="newsletter-more">
          <h2 id="newsletter-more" className={styles.moreTitle}>
            {t("newsletter.settings.more")}
          </h2>
          <p>
            <a href={unsubscribe}>{t("newsletter.settings.unsubscribe")}</a>
          </p>
          <p>
            <a href={kept} download="newsletter.json">
              {t("newsletter.settings.kept")}
            </a>
          </p>
          <details>
            <summary>{t("newsletter.settings.erase")}</summary>
            <form className={styles.erase} method="post" action={here}>
              <p>{t("newsletter.settings.eraseText")}</p>
              <p>
                <Button type="submit" variant="outline" name={eraseName} value="1">
                  {t("newsletter.settings.eraseSubmit")}
                </Button>
              </p>
            </form>
          </details>
        </section>
      </div>
    </Container>
  );
}
