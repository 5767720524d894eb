import type { Bus } from "@festival/contracts/bus";
import type { Section } from "@festival/contracts/api/content";
import { useContext } from "react";
import { OwnerContext } from "../../owner/ownerContext.ts";
import { useSubject } from "../../owner/useSubject.ts";
import { Columns } from "./Columns.tsx";
import { SectionContent } from "./SectionContent.tsx";
import styles from "./Sections.module.css";

interface SectionsProps {
  sections: readonly Section[];
}

interface SectionListProps extends SectionsProps {
  /** What the editor has, unsaved, in place of the page's own sections. */
  drafts: Readonly<Record<number, Section>>;
  /** Whether they stand in a column of another section. */
  nested?: boolean;
}

function SectionList({ sections, drafts, nested }: SectionListProps) {
  const showColumn = (inner: readonly Section[]) => (
    <SectionList sections={inner} drafts={drafts} nested />
  );
  return (
    <div className={styles.place} data-nested={nested}>
      <div className={styles.sections}>
        {sections
          .map((section) => drafts[section.id] ?? section)
          .map((section) => (
            // mf-editor finds a section by these two attributes and draws its tools over it
            <div
              key={section.id}
              id={("anchor" in section && section.anchor) || undefined}
              className={styles.section}
              data-section-id={section.id}
              data-section-model={section.model}
              data-align={("text_align" in section && section.text_align) || undefined}
            >
              {"columns" in section ? (
                <Columns section={section} show={showColumn} />
              ) : (
                <SectionContent section={section} nested={nested} />
              )}
            </div>
          ))}
      </div>
    </div>
  );
}

function DraftedSections({
  sections,
  drafts$,
}: SectionsProps & { drafts$: Bus["sectionDrafts$"] }) {
  return <SectionList sections={sections} drafts={useSubject(drafts$)} />;
}

const noDrafts = {};

/** A page's content as staff composed it. */
export function Sections({ sections }: SectionsProps) {
  const bus = useContext(OwnerContext)?.bus;
  if (!bus) return <SectionList sections={sections} drafts={noDrafts} />;
  return <DraftedSections sections={sections} drafts$={bus.sectionDrafts$} />;
}
