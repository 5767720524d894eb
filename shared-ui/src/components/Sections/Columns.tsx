import type { Section, SectionOf } from "@festival/contracts/api/content";
import type { ReactNode } from "react";
import styles from "./Columns.module.css";

interface ColumnsProps {
  section: SectionOf<"container" | "section">;
  /** Shows the sections of one column. */
  show(sections: readonly Section[]): ReactNode;
}

/** Sections side by side, on a ground of their own where they have a colour. */
export function Columns({ section, show }: ColumnsProps) {
  return (
    <div
      className={styles.columns}
      data-layout={section.layout}
      data-ground={section.model === "section" ? section.colour : undefined}
    >
      {section.columns.map(({ classes, sections }, index) => (
        <div key={index} className={styles.column} data-classes={classes || undefined}>
          {show(sections)}
        </div>
      ))}
    </div>
  );
}
