import type { ReactNode } from "react";
import styles from "./Disclosure.module.css";

interface DisclosureProps {
  /** Of the same name: opening one closes the others, without scripts too. */
  name: string;
  label: ReactNode;
  children: ReactNode;
}

/** Something below a word of a menu. `useDisclosures` closes it by Escape and by a click elsewhere. */
export function Disclosure({ name, label, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} data-disclosure="">
      <summary>
        {label}
        <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4l4 4 4-4" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
