import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, type KeyboardEvent, type MouseEvent } from "react";
import styles from "./FocalPoint.module.css";

export interface Point {
  x: number;
  y: number;
}

/** In which the site cuts pictures. */
const shapes = ["16 / 9", "3 / 2", "4 / 3", "1 / 1", "5 / 6"] as const;

const step = 0.02;
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

interface FocalPointProps {
  label: string;
  /** Address of the picture; without it there is nothing to point at yet. */
  src: string | undefined;
  value: Point;
  onChange(value: Point): void;
  /** Of the field in its form. */
  path?: string;
}

/** The point of a picture that stays to be seen, set by a press or by arrow keys. */
export function FocalPoint({ label, src, value: { x, y }, onChange, path }: FocalPointProps) {
  const { t } = useTranslation();
  const id = useId();
  const press = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within((event.clientX - left) / width),
      y: within((event.clientY - top) / height),
    });
  };
  const key = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: within(x + by.x), y: within(y + by.y) });
  };
  const words = t("focalPoint.value", { x: Math.round(x * 100), y: Math.round(y * 100) });
  return (
    <div className={styles.input}>
      <span id={id}>{label}</span>
      <div
        className={styles.focal}
        role="slider"
        tabIndex={0}
        aria-labelledby={id}
        aria-valuenow={Math.round(x * 100)}
        aria-valuetext={words}
        data-path={path}
        onClick={press}
        onKeyDown={key}
      >
        {src && <img src={src} alt="" />}
        <span className={styles.mark} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </div>
      {src && (
        <ul className={styles.shapes} aria-label={t("focalPoint.shapes")}>
          {shapes.map((shape) => (
            <li key={shape}>
              <img
                src={src}
                alt=""
                style={{ aspectRatio: shape, objectPosition: `${x * 100}% ${y * 100}%` }}
              />
              <span>{shape.replace(" / ", ":")}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.help}>
        {words} · {t("focalPoint.keys")}
      </p>
    </div>
  );
}
