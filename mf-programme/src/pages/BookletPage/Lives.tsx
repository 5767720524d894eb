import { Picture, RichText } from "@festival/shared-ui";
import type { Life } from "./bookletData.ts";
import styles from "./Lives.module.css";

/** Those who play, and who they are. */
export function Lives({ lives }: { lives: readonly Life[] }) {
  return (
    <ul className={styles.lives}>
      {lives.map(({ anchor, name, role, href, text, image }) => (
        <li key={anchor} id={anchor} className={styles.life}>
          <h3 className={styles.name}>
            <a href={href}>{name}</a>
            {role && <span className={styles.role}> {role}</span>}
          </h3>
          {image && (
            <div className={styles.picture}>
              <Picture image={image} sizes="(min-width: 48em) 10rem, 6rem" decorative />
            </div>
          )}
          {text && (
            <div className={styles.text}>
              <RichText content={text} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
