import type { MouseEventHandler, ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Chip.module.css";

interface ChipProps {
  /** Leads to the list with this filter switched; without it the chip is a mere label. */
  href?: string;
  selected?: boolean;
  /** Read out behind the text of a selected chip, such as "remove filter". */
  removeLabel?: string;
  /** Asks search engines to leave the link alone. */
  nofollow?: boolean;
  /** What scripts do in place of following the link. */
  onClick?: MouseEventHandler<HTMLElement>;
  children: ReactNode;
}

/** A filter that can be on or off, as a link, so that it works without scripts. */
export function Chip({
  href,
  selected = false,
  removeLabel,
  nofollow = false,
  onClick,
  children,
}: ChipProps) {
  const look = { className: styles.chip, "data-selected": selected ? "" : undefined };
  if (href === undefined) return <span {...look}>{children}</span>;
  return (
    <a
      {...look}
      href={href}
      onClick={onClick}
      rel={nofollow ? "nofollow" : undefined}
      aria-current={selected ? "true" : undefined}
    >
      {children}
      {selected && <span aria-hidden="true">×</span>}
      {selected && removeLabel && <VisuallyHidden>, {removeLabel}</VisuallyHidden>}
    </a>
  );
}
