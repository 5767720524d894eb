import { useTranslation } from "@festival/shared-ui/i18n";
import { LinkRows } from "../../components/LinkRows/LinkRows.tsx";
import type { EventData } from "./eventData.ts";
import styles from "./EventPage.module.css";

/** Where else it can be heard, and what there is to read and to look at. */
export function Further({ event }: { event: EventData }) {
  const { t } = useTranslation();
  const { broadcasts, downloads, links } = event;
  return (
    <>
      {broadcasts.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{t("event.broadcasts.title")}</h2>
          <LinkRows
            rows={broadcasts.map(({ kind, ...link }) => ({
              ...link,
              about: t(`event.broadcasts.${kind}`),
            }))}
          />
        </section>
      )}
      {downloads.length + links.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{t("event.further")}</h2>
          <LinkRows
            rows={[
              ...downloads.map(({ name, ...link }) => ({ ...link, download: name })),
              ...links,
            ]}
          />
        </section>
      )}
    </>
  );
}
