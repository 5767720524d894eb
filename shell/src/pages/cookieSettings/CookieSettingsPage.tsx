import { Container, PageTitle } from "@festival/shared-ui";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { ConsentForm } from "../../consent/settings/ConsentForm.tsx";
import { settingsTexts } from "../../consent/settings/settingsTexts.ts";
import styles from "./CookieSettingsPage.module.css";
import type { CookieSettingsData } from "./loadCookieSettings.ts";

/** What may be loaded, as a page of its own: for those without scripts, and for links from anywhere. */
export function CookieSettingsPage({ page }: ScreenProps<CookieSettingsData>) {
  const { data, locale } = page;
  const t = settingsTexts(locale);
  return (
    <Container className={styles.page}>
      <PageTitle>{t("settings.title")}</PageTitle>
      {data.saved && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a live region is silent at load, the focus is not
        <p className={styles.saved} role="status" tabIndex={-1} autoFocus>
          {t("settings.saved")}
        </p>
      )}
      <div className={styles.form}>
        <ConsentForm key={data.agreed.join()} locale={locale} {...data} />
      </div>
    </Container>
  );
}
