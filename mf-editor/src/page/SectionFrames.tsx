import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { Direction } from "../structure/moves.ts";
import { findSection, type LocalSection } from "../workingCopy/ops.ts";
import type { OwnerState } from "../workingCopy/ownerState.ts";
import { followLink } from "./followLink.ts";
import styles from "./page.module.css";
import { missingFields, modelLabel, sectionWords } from "./sectionWords.ts";
import type { Rect } from "./useRects.ts";
import type { Selected } from "./useSelection.ts";

interface SectionFramesProps {
  owners: ReadonlyMap<string, OwnerState>;
  rects: ReadonlyMap<LocalSection["id"], Rect>;
  /** Those of which the page shows nothing. */
  unseen: ReadonlySet<LocalSection["id"]>;
  selected: Selected | undefined;
  locale: Locale;
  onSelect(selected: Selected): void;
  /** A key of the keyboard, with the section's frame in focus. */
  onStep(selected: Selected, direction: Direction): void;
}

const directions: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Which way a key moves a section; undefined for other keys. */
const directionOf = ({ altKey, key }: { altKey: boolean; key: string }) =>
  altKey ? directions[key] : undefined;

/** A frame around each section that can be edited: it tells so, and selects it. */
export function SectionFrames({
  owners,
  rects,
  unseen,
  selected,
  locale,
  onSelect,
  onStep,
}: SectionFramesProps) {
  const { t } = useTranslation();
  return [...rects].map(([id, { left, top, width, height }]) => {
    const found = [...owners].find(([, { shown }]) => findSection(shown, id));
    const section = found && findSection(found[1].shown, id);
    if (!found || !section) return null;
    const [owner, { base, held }] = found;
    const model = modelLabel(section.model, locale);
    const missing = missingFields(section, locale).join(", ");
    const lack = missing === "" ? t("section.unseen") : t("section.missing", { fields: missing });
    const isUnseen = unseen.has(id);
    const words = [sectionWords(section, locale), isUnseen ? lack : ""].filter(Boolean).join(" – ");
    const label = t("section.edit", { model, words });
    const isSelected = selected?.id === id;
    const isChanged = findSection(base.content, id) !== section;
    return (
      <button
        key={`${owner}/${id}`}
        type="button"
        className={styles.frame}
        data-selected={isSelected || undefined}
        data-unseen={isUnseen || undefined}
        data-changed={isChanged || undefined}
        data-wrong={held.some((value) => value.section === id) || undefined}
        style={{ left, top, width, height }}
        aria-label={label}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        onKeyDown={(event) => {
          const direction = directionOf(event);
          if (!direction) return;
          event.preventDefault();
          onStep({ owner, id }, direction);
        }}
        onClick={(event) => {
          if (!followLink(event)) onSelect({ owner, id });
        }}
      >
        {/* a text is typed here once it is selected */}
        {isUnseen && !(isSelected && section.model === "text") ? (
          <span className={styles.lack}>{label}</span>
        ) : (
          <span className={styles.name}>{model}</span>
        )}
      </button>
    );
  });
}
