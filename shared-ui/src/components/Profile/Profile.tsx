import type { Image } from "@festival/contracts/api/common";
import type { ReactNode } from "react";
import { PageTitle } from "../PageTitle/PageTitle.tsx";
import { Container } from "../Container/Container.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { PictureCaption } from "../PictureCaption/PictureCaption.tsx";
import styles from "./Profile.module.css";

interface ProfileHeadProps {
  image: Image | null;
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  /** A line above the title, part of the heading. */
  preline?: string;
  /** The way to where this belongs. */
  back: ReactNode;
  /** What one must know, under the title. */
  children?: ReactNode;
}

/** Picture and name of a place or a person. The picture's own proportions say how much room it has. */
export function ProfileHead({ image, title, language, preline, back, children }: ProfileHeadProps) {
  const shape = image && image.width > image.height ? "wide" : "tall";
  return (
    <header className={styles.head} data-picture={image ? shape : undefined}>
      {image && (
        <figure className={styles.figure}>
          <div className={styles.picture}>
            <Picture
              image={image}
              sizes={
                shape === "wide" ? "(min-width: 64em) 58vw, 100vw" : "(min-width: 64em) 42vw, 100vw"
              }
              priority
            />
          </div>
          <PictureCaption image={image} />
        </figure>
      )}
      <div className={styles.words}>
        <p>{back}</p>
        <div className={styles.title}>
          <PageTitle preline={preline} language={language}>
            {title}
          </PageTitle>
        </div>
        {children}
      </div>
    </header>
  );
}

interface ProfileTextProps {
  /** The long text. */
  children: ReactNode;
  /** What stands beside it where there is room. */
  aside?: ReactNode;
}

/** The words about a place or a person, larger than elsewhere. */
export function ProfileText({ children, aside }: ProfileTextProps) {
  return (
    <Container className={styles.text}>
      <div className={styles.story}>{children}</div>
      {aside && <div>{aside}</div>}
    </Container>
  );
}

interface ProfileProps {
  children: ReactNode;
}

/** A page about a place or a person. */
export function Profile({ children }: ProfileProps) {
  return <article className={styles.profile}>{children}</article>;
}
