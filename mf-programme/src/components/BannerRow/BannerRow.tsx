import type { MarketingBanner } from "@festival/contracts/api/programme";
import { ButtonLink, Picture } from "@festival/shared-ui";
import styles from "./BannerRow.module.css";

/** What the festival has to say between two events. */
export function BannerRow({ banner }: { banner: MarketingBanner }) {
  const { title, text, link, link_text, image_obj } = banner;
  return (
    <aside className={styles.banner} aria-label={title}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
        {link && (
          <ButtonLink href={link} variant="dark" size="small" arrow>
            {link_text || title}
          </ButtonLink>
        )}
      </div>
      {image_obj && (
        <div className={styles.picture}>
          <Picture image={image_obj} sizes="(min-width: 48em) 18rem, 40vw" decorative />
        </div>
      )}
    </aside>
  );
}
