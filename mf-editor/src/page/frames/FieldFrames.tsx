import type { EditableField } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { memo } from "react";
import { isEmptyValue, valueAt } from "../fields.ts";
import { followLink } from "../followLink.ts";
import styles from "./frames.module.css";
import { useRoomForButtons } from "./useRoomForButtons.ts";
import type { PlacedElement } from "../elements/useElements.ts";
import type { FieldElement } from "../elements/useFieldElements.ts";
import type { Rect } from "../elements/useRects.ts";

interface FieldFramesProps {
  fields: readonly FieldElement[];
  sections: readonly PlacedElement[];
  rects: ReadonlyMap<PlacedElement["id"], Rect>;
  /** Of the page as it is shown. */
  data: unknown;
  /** The field that is edited. */
  selected: Pick<EditableField, "id"> | undefined;
  locale: Locale;
  onSelect(field: EditableField): void;
}

interface Group {
  id: string;
  element: HTMLElement;
  /** The field whose own element it is; the others stand in it, or would stand there. */
  own: EditableField | undefined;
  others: EditableField[];
}

/** In the order of the page, what is around something else before it. */
const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Fields by their elements: one may be the place of several, and hold sections and other fields. */
function groupsOf(
  fields: readonly FieldElement[],
  sections: readonly PlacedElement[],
  data: unknown,
): Group[] {
  const holds = (element: HTMLElement, all: readonly PlacedElement[]) =>
    all.some(({ element: other }) => other !== element && element.contains(other));
  return [...Map.groupBy(fields, ({ element }) => element)]
    .toSorted(([one], [other]) => (isBefore(one, other) ? -1 : 1))
    .map(([element, inside]) => {
      const isFrame = ({ field }: FieldElement) => {
        if (field.in) return !holds(element, sections) && !isEmptyValue(valueAt(data, field.in));
        return !holds(element, [...fields, ...sections]);
      };
      const own = inside.find(isFrame)?.field;
      const others = inside.map(({ field }) => field).filter((field) => field !== own);
      return { id: inside[0]?.id ?? "", element, own, others };
    });
}

/** The same, with the buttons of places that end at one point in a row: they would cover each other. */
function inRows(groups: readonly Group[], rects: FieldFramesProps["rects"]): Group[] {
  const rows = new Map<string, Group>();
  return groups.map((group) => {
    const rect = rects.get(group.id);
    if (!rect || group.others.length === 0) return group;
    const end = [rect.left, rect.top + rect.height].map(Math.round).join();
    const first = rows.get(end);
    if (!first) {
      const own = { ...group, others: [...group.others] };
      rows.set(end, own);
      return own;
    }
    first.others.push(...group.others);
    return { ...group, others: [] };
  });
}

/** A frame around each field that is no section; what is empty, or only part of an element, is a small button. */
export const FieldFrames = memo((props: FieldFramesProps) => {
  const { fields, sections, rects, data, selected, locale, onSelect } = props;
  const { t } = useTranslation();
  const groups = inRows(groupsOf(fields, sections, data), rects);
  useRoomForButtons(groups.flatMap(({ element, others }) => (others.length > 0 ? element : [])));
  return groups.map(({ id, own, others }) => {
    const rect = rects.get(id);
    if (!rect) return null;
    const { left, top, width, height } = rect;
    return (
      <div key={id} className={styles.field} style={{ left, top, width, height }}>
        {own && (
          <button
            type="button"
            className={styles.frame}
            data-selected={selected?.id === own.id || undefined}
            aria-label={t("field.edit", { field: own.label[locale] })}
            onClick={(event) => {
              if (!followLink(event)) onSelect(own);
            }}
          >
            <span className={styles.name}>{own.label[locale]}</span>
          </button>
        )}
        {others.length > 0 && (
          <span className={styles.chips}>
            {others.map((field) => {
              const isEmpty = field.in !== undefined && isEmptyValue(valueAt(data, field.in));
              const label = field.label[locale];
              return (
                <button
                  key={field.id}
                  type="button"
                  className={styles.chip}
                  data-selected={selected?.id === field.id || undefined}
                  onClick={() => onSelect(field)}
                >
                  {isEmpty ? t("field.add", { field: label }) : label}
                </button>
              );
            })}
          </span>
        )}
      </div>
    );
  });
});
