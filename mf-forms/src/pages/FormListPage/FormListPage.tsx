import { Container, PageTitle } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import styles from "./FormListPage.module.css";
import type { FormListPageData } from "./loadFormListPage.ts";

/** All public forms. */
export function FormListPage({ page }: ScreenProps<FormListPageData>) {
  const { t } = useTranslation();
  const { forms } = page.data;
  return (
    <Container className={styles.page}>
      <PageTitle size="display">{t("list.title")}</PageTitle>
      {forms.length === 0 ? (
        <p>{t("list.empty")}</p>
      ) : (
        <ul className={styles.list}>
          {forms.map(({ id, title, intro, address }) => (
            <li key={id} className={styles.row}>
              <h2 className={styles.title}>
                <a className={styles.link} href={address}>
                  {title}
                </a>
              </h2>
              <p className={styles.intro}>{intro}</p>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
