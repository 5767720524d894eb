import type { Image } from "@festival/contracts/api/common";
import { Picture, PictureCaption } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import eventStyles from "./EventPage.module.css";
import styles from "./Pictures.module.css";

/** Its pictures but the one at the head; nothing where there are no others. */
export function Pictures({ pictures }: { pictures: readonly Image[] }) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <section className={styles.pictures}>
      <h2 className={eventStyles.heading}>{t("event.pictures")}</h2>
      <ul className={styles.list}>
        {pictures.map((image) => (
          <li key={image.id}>
            <figure className={styles.figure}>
              <Picture image={image} sizes="(min-width: 64em) 28vw, (min-width: 48em) 46vw, 88vw" />
              <PictureCaption image={image} />
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
