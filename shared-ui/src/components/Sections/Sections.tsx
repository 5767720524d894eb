import type { Bus } from "@festival/contracts/bus";
import type { Section } from "@festival/contracts/api/content";
import { useContext, useEffect, useMemo } from "react";
import { OwnerContext } from "../../owner/ownerContext.ts";
import { anchoredSections, anchorsOf } from "./anchors.ts";
import { Columns } from "./Columns.tsx";
import { SectionContent } from "./SectionContent.tsx";
import styles from "./Sections.module.css";

interface SectionsProps {
  sections: readonly Section[];
}

interface SectionListProps extends SectionsProps {
  /** Sections that own their anchor: an id stands in a document once. */
  anchored: ReadonlySet<number>;
  /** Whether they stand in a column of another section. */
  nested?: boolean;
}

function SectionList({ sections, anchored, nested }: SectionListProps) {
  const showColumn = (inner: readonly Section[]) => (
    <SectionList sections={inner} anchored={anchored} nested />
  );
  return (
    <div className={styles.place} data-nested={nested}>
      <div className={styles.sections}>
        {sections.map((section) => (
          // mf-editor finds a section by these two attributes and draws its tools over it
          <div
            key={section.id}
            id={"anchor" in section && anchored.has(section.id) ? section.anchor : undefined}
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

function PlainSections({ sections }: SectionsProps) {
  const anchored = useMemo(
    () => new Set(anchoredSections(sections).map(({ id }) => id)),
    [sections],
  );
  return <SectionList sections={sections} anchored={anchored} />;
}

function SectionsOnBus({ sections, bus }: SectionsProps & { bus: Bus }) {
  useEffect(() => {
    const { anchors$, setAnchors } = bus;
    const present = anchors$.value;
    const own = anchorsOf(sections).filter(({ hash }) => !present.some((one) => one.hash === hash));
    if (own.length === 0) return undefined;
    setAnchors([...present, ...own]);
    return () => setAnchors(anchors$.value.filter((anchor) => !own.includes(anchor)));
  }, [bus, sections]);

  return <PlainSections sections={sections} />;
}

/** A page's content as staff composed it. */
export function Sections({ sections }: SectionsProps) {
  const owner = useContext(OwnerContext);
  // staff may fill what is empty
  if (sections.length === 0 && owner?.page.audience !== "staff") return null;
  const bus = owner?.bus;
  return bus ? (
    <SectionsOnBus sections={sections} bus={bus} />
  ) : (
    <PlainSections sections={sections} />
  );
}
