import type { InstagramFeed } from "@festival/contracts/api/home";
import { Arrow, Container, isExternal, Picture, safeLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./SocialFeed.module.css";

type Post = InstagramFeed["items"][number];

function PostCard({ post: { link, description, image } }: { post: Post }) {
  const to = safeLink(link);
  return (
    <figure className={styles.post}>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="(min-width: 64em) 37vw, 88vw" decorative={!!description} />
        </div>
      )}
      <figcaption className={styles.words}>
        {to ? (
          <a {...to} className={styles.link}>
            {description || image?.alias}
          </a>
        ) : (
          description
        )}
      </figcaption>
    </figure>
  );
}

/** Posts that staff keep, with pictures of our own: nothing is asked of any network. */
export function SocialFeed({ feed: { headline, link, items } }: { feed: InstagramFeed }) {
  const { t } = useTranslation();
  const profile = safeLink(link);
  return (
    <section className={styles.block}>
      <Container className={styles.head}>
        <h2 className={styles.title}>{headline || t("home.feed.title")}</h2>
        {profile && (
          <a {...profile} className={styles.all}>
            {t("home.feed.link")}
            <Arrow direction={isExternal(link) ? "out" : "right"} />
          </a>
        )}
      </Container>
      <ul className={styles.posts}>
        {items.map((post) => (
          <li key={`${post.link} ${post.description}`}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
