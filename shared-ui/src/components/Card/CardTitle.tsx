import type { ReactNode } from "react";
import styles from "./Card.module.css";

interface CardTitleProps {
  /** The link with its words. Words alone where it leads nowhere. */
  children: ReactNode;
  level?: 2 | 3;
  /** Where it heads nothing, as one card among texts of any level. */
  as?: "p" | "h2" | "h3";
  /** `name` is smaller, for people; `headline` is parted at syllables on phones alone. */
  look?: "name" | "headline";
  isCancelled?: boolean;
  className?: string | undefined;
}

/** The title of a card, or of a line in a list whose element is positioned. */
export function CardTitle({
  children,
  level = 3,
  as: Heading = `h${level}`,
  look,
  isCancelled,
  className,
}: CardTitleProps) {
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
