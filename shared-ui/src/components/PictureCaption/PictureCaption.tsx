import type { Image } from "@festival/contracts/api/common";
import styles from "./PictureCaption.module.css";

interface PictureCaptionProps {
  image: Pick<Image, "description" | "copyright">;
}

/** What a picture shows and whose it is, within its `<figure>`; nothing where neither is known. */
export function PictureCaption({ image: { description, copyright } }: PictureCaptionProps) {
  if (!description && !copyright) return null;
  return (
    <figcaption className={styles.caption}>
      {description} {copyright && <small className={styles.credit}>© {copyright}</small>}
    </figcaption>
  );
}
