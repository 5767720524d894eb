import { Container, PageTitle, Picture } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import type { PressData, PressDownload, PressPicture } from "./pressData.ts";
import styles from "./PressPage.module.css";

function Downloads({ downloads, of }: { downloads: PressDownload[]; of?: string }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.downloads}>
      {downloads.map(({ url, label, details, fileName }) => (
        <li key={url}>
          <a
            href={url}
            download={fileName}
            aria-label={of ? t("press.take", { of, label }) : undefined}
          >
            {label}
          </a>{" "}
          {details && <span className={styles.details}>{details}</span>}
        </li>
      ))}
    </ul>
  );
}

interface PictureCardProps {
  picture: PressPicture;
  /** It is the first, which is seen at once. */
  isFirst: boolean;
}

function PictureCard({ picture, isFirst }: PictureCardProps) {
  const { title, caption, credit, image, downloads } = picture;
  return (
    <li>
      <figure className={styles.figure}>
        <div className={styles.picture}>
          <Picture
            image={image}
            sizes="(min-width: 64em) 30rem, (min-width: 40em) 46vw, 88vw"
            priority={isFirst}
          />
        </div>
        <figcaption className={styles.words}>
          <h3 className={styles.name}>{title}</h3>
          {caption && caption !== title && <p>{caption}</p>}
          {credit && <p className={styles.details}>© {credit}</p>}
          <Downloads downloads={downloads} of={title} />
        </figcaption>
      </figure>
    </li>
  );
}

/** Pictures that the press may print, one category at a time: each is a page of its own. */
export function PressPage({ page }: ScreenProps<PressData>) {
  const { t } = useTranslation();
  const { categories, directories } = page.data;
  const first = directories.flatMap(({ pictures }) => pictures)[0];
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <PageTitle size="display">{t("press.title")}</PageTitle>
        <p className={styles.intro}>{t("press.intro")}</p>
      </header>
      {categories.length > 1 && (
        <nav aria-label={t("press.categories")}>
          <ul className={styles.categories}>
            {categories.map(({ id, title, href, isOpen }) => (
              <li key={id}>
                <a href={href} aria-current={isOpen ? "page" : undefined} data-keep-position="">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {directories.length === 0 && <p>{t("press.none")}</p>}
      {directories.map(({ id, title, description, pictures, files }) => (
        <section key={id} className={styles.directory}>
          <h2 className={styles.heading}>{title}</h2>
          {description && <p className={styles.description}>{description}</p>}
          {files.length > 0 && <Downloads downloads={files} />}
          {pictures.length > 0 && (
            <ul className={styles.cards}>
              {pictures.map((picture) => (
                <PictureCard key={picture.id} picture={picture} isFirst={picture === first} />
              ))}
            </ul>
          )}
          {pictures.length + files.length === 0 && <p>{t("press.empty")}</p>}
        </section>
      ))}
    </Container>
  );
}
