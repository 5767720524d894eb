import type { ReactNode } from "react";
import styles from "./Card.module.css";

interface CardTitleProps {
  /** The link with its words. Words alone where it leads nowhere. */
  children: ReactNode;
  level?: 2 | 3;
  /** `name` is smaller, for people; `headline` is parted at syllables on phones alone. */
  look?: "name" | "headline";
  isCancelled?: boolean;
  className?: string | undefined;
}

/** The title of a card, or of a line in a list whose element is positioned. */
export function CardTitle({ children, level = 3, look, isCancelled, className }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      className={[styles.title, className].filter(Boolean).join(" ")}
      data-look={look}
      data-cancelled={isCancelled ? "" : undefined}
    >
      {children}
    </Heading>
  );
}
