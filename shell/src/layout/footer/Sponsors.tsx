import { imageUrl, renditionWidths } from "@festival/contracts/images";
import { safeLink } from "@festival/shared-ui";
import type { Frame, FrameSponsor } from "../../frame.ts";
import styles from "./Sponsors.module.css";

/** Sharp on fine screens at the size of their fields; every page has them. */
const widestLogo = 320;

const logoWidth = (width: number) =>
  renditionWidths(Math.min(width, widestLogo)).at(-1) ?? widestLogo;

function Sponsor({ sponsor: { name, url, logo: image } }: { sponsor: FrameSponsor }) {
  const link = safeLink(url);
  // both formats keep a logo's transparency; its text is the name, whatever the picture was called
  const logo = image ? (
    <picture>
      <source type="image/avif" srcSet={imageUrl(image.path, logoWidth(image.width), "avif")} />
      <img
        className={styles.logo}
        src={imageUrl(image.path, logoWidth(image.width), "webp")}
        width={image.width}
        height={image.height}
        alt={name}
        loading="lazy"
      />
    </picture>
  ) : (
    <span className={styles.name}>{name}</span>
  );
  return link ? <a {...link}>{logo}</a> : logo;
}

/** Who makes the festival possible, in one colour. */
export function Sponsors({
  sponsors: { title, sponsors },
}: {
  sponsors: NonNullable<Frame["sponsors"]>;
}) {
  return (
    <section className={styles.sponsors}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.list}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.id}>
            <Sponsor sponsor={sponsor} />
          </li>
        ))}
      </ul>
    </section>
  );
}
