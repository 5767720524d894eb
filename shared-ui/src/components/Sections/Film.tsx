import type { SectionOf } from "@festival/contracts/api/content";
import { imageUrl, renditionWidths } from "@festival/contracts/images";
import { useOwner } from "../../owner/ownerContext.ts";
import { useHydrated } from "../../owner/useHydrated.ts";
import { MediaWords } from "./MediaWords.tsx";
import { sectionTexts } from "./sectionTexts.ts";
import styles from "./Embed.module.css";

/** As wide as a preview picture is loaded; a player has no choice of pictures by width. */
const posterWidth = 1200;

/**
 * A video of this site in the browser's own player: it needs no script and no consent. Nothing of it is loaded before
 * it plays, and its place is known before.
 */
export function Film({ section }: { section: SectionOf<"film"> }) {
  const { video, image, captions, title, caption, transcript } = section;
  const { locale, url } = useOwner().page;
  const t = sectionTexts(locale);
  // the server does not know under which name it is asked
  const isAlive = useHydrated();
  const width = image && renditionWidths(Math.min(posterWidth, image.width)).at(-1);
  return (
    <figure className={styles.embed}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are those that staff uploaded; findings ask for them */}
      <video
        className={styles.film}
        controls
        playsInline
        preload="none"
        width={video.width}
        height={video.height}
        poster={image && width ? imageUrl(image.path, width, "webp") : undefined}
        aria-label={title || t("film.name")}
      >
        <source src={video.url} type={video.content_type} />
        {captions.map(({ language, url }) => (
          <track
            key={language}
            kind="captions"
            src={url}
            srcLang={language}
            label={t(`film.language.${language}`)}
            default={language === locale}
          />
        ))}
        <a href={video.url}>{t("film.save")}</a>
      </video>
      <MediaWords {...{ title, caption, transcript }}>
        {isAlive && (
          <p className={styles.address}>
            {t("film.printed", { address: window.location.host + url })}
          </p>
        )}
      </MediaWords>
    </figure>
  );
}
