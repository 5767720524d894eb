import type { ReactNode } from "react";
import { Arrow } from "../Arrow/Arrow.tsx";
import styles from "./BackLink.module.css";

/** Leads to the list a page belongs to. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.back} href={href}>
      <Arrow direction="left" />
      {children}
    </a>
  );
}
