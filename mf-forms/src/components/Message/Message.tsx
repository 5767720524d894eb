import { answerId } from "@festival/contracts/formFields";
import { Container } from "@festival/shared-ui";
import { useEffect, useRef, type ReactNode } from "react";
import styles from "./Message.module.css";

interface MessageProps {
  title: string;
  /** Its paragraphs. */
  text: readonly string[];
  /** True where it takes the place of something else before the reader's eyes. */
  takesFocus?: boolean;
  /** The ways on: links and buttons. */
  children: ReactNode;
}

/** A page that says one thing, in large letters on blue. */
export function Message({ title, text, takesFocus = false, children }: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.surface}>
      <Container className={styles.message}>
        <h1 ref={heading} id={answerId} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            {paragraph}
          </p>
        ))}
        <div className={styles.ways}>{children}</div>
      </Container>
    </div>
  );
}
