import type { MarketingBanner } from "@festival/contracts/api/programme";
import type { DrawnImage } from "@festival/contracts/images";
import { ButtonLink, Picture } from "@festival/shared-ui";
import styles from "./BannerRow.module.css";

export interface Banner extends Pick<
  MarketingBanner,
  "id" | "title" | "text" | "link" | "link_text" | "mark"
> {
  image?: DrawnImage;
}

/** What the festival has to say between two events. */
export function BannerRow({ banner }: { banner: Banner }) {
  const { title, text, link, link_text, image, mark } = banner;
  return (
    <aside className={styles.banner} aria-label={title}>
      <div className={styles.words}>
        {mark && <p>{mark}</p>}
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
        {link && (
          <ButtonLink href={link} variant="dark" size="small" arrow>
            {link_text || title}
          </ButtonLink>
        )}
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="(min-width: 48em) 18rem, 40vw" decorative />
        </div>
      )}
    </aside>
  );
}
