import type { ElementType, ReactNode } from "react";
import styles from "./Container.module.css";

interface ContainerProps {
  children: ReactNode;
  /** Element; a plain block if not given. */
  as?: ElementType;
  /** Lays the children on the twelve columns. */
  grid?: boolean;
  className?: string;
}

/** The content's width with its gutters. */
export function Container({ children, as: Element = "div", grid, className }: ContainerProps) {
  const classes = [styles.container, grid && styles.grid, className].filter(Boolean).join(" ");
  return <Element className={classes}>{children}</Element>;
}
