import type { SectionOf } from "@festival/contracts/api/content";
import { Picture } from "../Picture/Picture.tsx";
import { PictureCaption } from "../PictureCaption/PictureCaption.tsx";
import { Embed } from "./Embed.tsx";
import styles from "./LazySectionContent.module.css";

export function ImageList({ section: { title, items } }: { section: SectionOf<"imagelist"> }) {
  return (
    <div className={styles.list}>
      {title && <h2 className={styles.listTitle}>{title}</h2>}
      <ul className={styles.cards}>
        {items.map(({ image }, index) => (
          <li key={index}>
            <figure className={styles.figure}>
              <div className={styles.picture}>
                <Picture image={image} sizes="(min-width: 48em) 33vw, 100vw" />
              </div>
              <PictureCaption image={image} />
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function VideoList({ section: { title, items } }: { section: SectionOf<"videolist"> }) {
  return (
    <div className={styles.list}>
      {title && <h2 className={styles.listTitle}>{title}</h2>}
      <ul className={styles.cards} data-of="videos">
        {items.map((video, index) => (
          <li key={index}>
            <Embed {...video} address={video.video_url} kind="watch" />
          </li>
        ))}
      </ul>
    </div>
  );
}
