import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useRef, type KeyboardEvent } from "react";
import { recordStates, recordThumb } from "../records/recordTitle.ts";
import { nameOfPicture, usesOfPicture } from "./pictureRecord.ts";
import styles from "./pictures.module.css";

interface PictureGridProps {
  pictures: readonly StaffRecord[];
  /** The one whose facts are shown. */
  current: number | undefined;
  chosen: readonly number[];
  isMany: boolean;
  onLook(id: number): void;
  /** By Enter or a double press. */
  onTake(id: number): void;
}

/** So many stand in the first row. */
function columnsOf(options: readonly HTMLElement[]): number {
  const top = options[0]?.offsetTop;
  return Math.max(1, options.filter(({ offsetTop }) => offsetTop === top).length);
}

/** Which picture was pressed. */
function pictureAt(target: EventTarget): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>("[data-picture]") : null;
  return option ? Number(option.dataset.picture) : undefined;
}

/** Pictures to choose from: one stop of the tab key, arrows within. */
export function PictureGrid(props: PictureGridProps) {
  const { pictures, current, chosen, isMany, onLook, onTake } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const place = Math.max(
    0,
    pictures.findIndex(({ id }) => id === current),
  );
  const press = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: place - 1,
      ArrowRight: place + 1,
      ArrowUp: place - columnsOf(options),
      ArrowDown: place + columnsOf(options),
      Home: 0,
      End: pictures.length - 1,
    };
    const picture = pictures[place];
    if (picture && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      onTake(picture.id);
      return;
    }
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = pictures[to];
    if (!next) return;
    onLook(next.id);
    options[to]?.focus();
  };
  return (
    <div
      ref={list}
      className={styles.grid}
      role="listbox"
      tabIndex={-1}
      aria-label={t("picture.grid")}
      aria-multiselectable={isMany}
      onKeyDown={press}
      onClick={({ target }) => {
        const id = pictureAt(target);
        if (id === undefined) return;
        onLook(id);
        if (isMany) onTake(id);
      }}
      onDoubleClick={({ target }) => {
        const id = pictureAt(target);
        if (id !== undefined && !isMany) onTake(id);
      }}
    >
      {pictures.map((picture, index) => {
        const { id } = picture;
        const marks = [
          ...recordStates(picture).map((state) => t(`picker.state.${state}`)),
          ...(usesOfPicture(picture) === 0 ? [t("picture.unused")] : []),
        ];
        return (
          <div
            key={id}
            role="option"
            className={styles.option}
            tabIndex={index === place ? 0 : -1}
            aria-selected={isMany ? chosen.includes(id) : id === current}
            data-picture={id}
          >
            <img src={recordThumb(picture)} alt="" loading="lazy" />
            <span className={styles.name}>{nameOfPicture(picture)}</span>
            {marks.length > 0 && <span className={styles.marks}>{marks.join(", ")}</span>}
          </div>
        );
      })}
    </div>
  );
}
