import type { Bus } from "@festival/contracts/bus";
import type { Section } from "@festival/contracts/api/content";
import { useContext } from "react";
import { OwnerContext } from "../../owner/ownerContext.ts";
import { useSubject } from "../../owner/useSubject.ts";
import { SectionContent } from "./SectionContent.tsx";
import styles from "./Sections.module.css";

interface SectionsProps {
  sections: readonly Section[];
}

function SectionList({ sections }: SectionsProps) {
  return (
    <div className={styles.place}>
      <div className={styles.sections}>
        {sections.map((section) => (
          // mf-editor finds a section by these two attributes and draws its tools over it
          <div
            key={section.id}
            id={("anchor" in section && section.anchor) || undefined}
            className={styles.section}
            data-section-id={section.id}
            data-section-model={section.model}
          >
            <SectionContent section={section} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Shows what the editor has, unsaved, in place of the page's own sections. */
function DraftedSections({
  sections,
  drafts$,
}: SectionsProps & { drafts$: Bus["sectionDrafts$"] }) {
  const drafts = useSubject(drafts$);
  return <SectionList sections={sections.map((section) => drafts[section.id] ?? section)} />;
}

/** A page's content as staff composed it. */
export function Sections({ sections }: SectionsProps) {
  const bus = useContext(OwnerContext)?.bus;
  if (!bus) return <SectionList sections={sections} />;
  return <DraftedSections sections={sections} drafts$={bus.sectionDrafts$} />;
}
