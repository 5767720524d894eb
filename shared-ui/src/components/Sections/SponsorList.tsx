import type { SectionOf } from "@festival/contracts/api/content";
import { imageUrl, renditionWidths } from "@festival/contracts/images";
import { safeLink } from "../RichText/safeLink.ts";
import styles from "./LazySectionContent.module.css";

/** Sharp on fine screens at the size of their fields, and loaded already where the footer has the same logos. */
const widestLogo = 320;

type Sponsor = SectionOf<"sponsorlist">["sponsors"][number];

function logoUrl({ path, width }: { path: string; width: number }, format: "avif" | "webp") {
  return imageUrl(path, renditionWidths(Math.min(width, widestLogo)).at(-1) ?? widestLogo, format);
}

function Logo({ sponsor: { name, url, image_obj: image } }: { sponsor: Sponsor }) {
  const link = safeLink(url);
  const logo = image ? (
    // both formats keep a logo's transparency; its text is the name, whatever the picture was called
    <picture>
      <source type="image/avif" srcSet={logoUrl(image, "avif")} />
      <img
        className={styles.logo}
        src={logoUrl(image, "webp")}
        width={image.width}
        height={image.height}
        alt={name}
        loading="lazy"
      />
    </picture>
  ) : (
    <span className={styles.logo}>{name}</span>
  );
  return link ? <a {...link}>{logo}</a> : logo;
}

/** Whom the festival thanks. */
export function SponsorList({
  section: { title, sponsors },
}: {
  section: SectionOf<"sponsorlist">;
}) {
  return (
    <div className={styles.list}>
      {title && <h2 className={styles.listTitle}>{title}</h2>}
      <ul className={styles.logos}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.id}>
            <Logo sponsor={sponsor} />
          </li>
        ))}
      </ul>
    </div>
  );
}
