import styles from "./LineTitle.module.css";

interface LineTitleProps {
  href: string;
  children: string;
  level?: 2 | 3;
  isCancelled?: boolean;
}

/**
 * The title of a line or card, whose whole area leads to what it is about. The line is positioned, and what
 * can be pressed in it apart stands above: `position: relative`.
 */
export function LineTitle({ href, children, level = 3, isCancelled = false }: LineTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.title} data-cancelled={isCancelled ? "" : undefined}>
      <a href={href}>{children}</a>
    </Heading>
  );
}
