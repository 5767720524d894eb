import { thumbs } from "@festival/contracts/images";
import { safeLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { SponsorGroup } from "./eventData.ts";
import styles from "./Sponsors.module.css";

function SponsorName({ name, url, logo }: SponsorGroup["sponsors"][number]) {
  const link = safeLink(url);
  const shown = logo ? (
    // no ground of a colour as pictures have it: logos may be transparent
    <img
      className={styles.logo}
      src={thumbs(logo).smallList}
      alt={name}
      width={logo.width}
      height={logo.height}
      loading="lazy"
    />
  ) : (
    name
  );
  return link ? <a {...link}>{shown}</a> : shown;
}

/** Who pays for it, by how much of the festival they carry; nothing where there is none. */
export function Sponsors({ groups }: { groups: readonly SponsorGroup[] }) {
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  return (
    <section className={styles.sponsors}>
      <h2 className={styles.heading}>{t("event.sponsors.title")}</h2>
      <dl className={styles.groups}>
        {groups.map(({ tier, sponsors }) => (
          <div key={tier} className={styles.group}>
            <dt>{t(`event.sponsors.${tier}`)}</dt>
            {sponsors.map((sponsor) => (
              <dd key={sponsor.id}>
                <SponsorName {...sponsor} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
