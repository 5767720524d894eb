import type { Image } from "@festival/contracts/api/common";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./Card.module.css";

interface CardPictureProps {
  image: Image;
  /** How wide it stands, as in `<img sizes>`. */
  sizes: string;
  /** `portrait` is higher than wide, for people. */
  shape?: "wide" | "portrait";
  /** For the picture that is seen first. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** The picture of a card, cut to its shape. It says nothing that the title doesn't. */
export function CardPicture({ shape = "wide", className, ...picture }: CardPictureProps) {
  return (
    <div className={[styles.picture, className].filter(Boolean).join(" ")} data-shape={shape}>
      <Picture {...picture} decorative />
    </div>
  );
}
