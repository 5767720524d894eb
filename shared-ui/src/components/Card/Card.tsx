import type { Image } from "@festival/contracts/api/common";
import type { ElementType, ReactNode } from "react";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./Card.module.css";

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");

interface CardProps {
  children: ReactNode;
  /** Element; an article if not given. */
  as?: ElementType;
  /** Puts the focus ring around the whole card in place of its title. */
  ring?: boolean;
  /** Lays out picture and words where they do not stand below each other. */
  className?: string | undefined;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Something that leads to a page of its own, in a list: picture, title, a few words. The link in its
 * `CardTitle` covers all of it; another link or button in it needs `position: relative`.
 */
export function Card({ children, as: Element = "article", ring, className, ...data }: CardProps) {
  return (
    <Element
      {...data}
      className={classes(styles.card, className)}
      data-ring={ring ? "" : undefined}
    >
      {children}
    </Element>
  );
}

interface CardTitleProps {
  /** The link with its words. Words alone where it leads nowhere. */
  children: ReactNode;
  level?: 2 | 3;
  /** `name` is smaller, for people; `headline` is parted at syllables on phones alone. */
  look?: "title" | "name" | "headline";
  isCancelled?: boolean;
  className?: string | undefined;
}

/** The title of a card, or of a line in a list whose element is positioned. */
export function CardTitle({
  children,
  level = 3,
  look = "title",
  isCancelled,
  className,
}: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      className={classes(styles.title, className)}
      data-look={look}
      data-cancelled={isCancelled ? "" : undefined}
    >
      {children}
    </Heading>
  );
}

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
    <div className={classes(styles.picture, className)} data-shape={shape}>
      <Picture {...picture} decorative />
    </div>
  );
}
