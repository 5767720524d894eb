import { VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { type CSSProperties, useId } from "react";
import type { PlanData } from "../../plan/planData.ts";
import {
  type Axis,
  axisOf,
  type Lane,
  lineId,
  type ScaleDay,
  scaleDays,
} from "../../plan/scale.ts";
import styles from "./PlanScale.module.css";
import { usePlanWords } from "./planWords.ts";

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** More names of hours than these would touch on a phone, and there with large letters. */
const mostOnPhones = 5;
const mostOfLargeLetters = 2;

function Hours({ axis }: { axis: Axis }) {
  const words = usePlanWords();
  const { locale } = usePage();
  const span = axis.last - axis.first;
  const step = Math.ceil(span / mostOnPhones);
  const longStep = Math.ceil(mostOnPhones / mostOfLargeLetters) * step;
  return (
    <div className={styles.hours} aria-hidden="true">
      {Array.from({ length: span }, (_, index) => {
        const hour = (axis.first + index) % 24;
        const half = hour < 12 ? "morning" : "afternoon";
        return (
          <span
            key={hour}
            data-minor={index % longStep === 0 ? undefined : index % step === 0 ? "large" : "all"}
            style={{ "--at": percent(index / span) } as CSSProperties}
          >
            {words(`scale.${half}`, { hour: locale === "de" ? hour : hour % 12 || 12 })}
          </span>
        );
      })}
    </div>
  );
}

function Concert({ lane }: { lane: Lane }) {
  const words = usePlanWords();
  const { event, from, to, wayFrom, clash } = lane;
  const places = {
    "--from": percent(from),
    "--to": percent(to),
    "--way": percent(wayFrom ?? from),
  } as CSSProperties;
  return (
    <li
      className={styles.lane}
      data-words={lane.words}
      data-clash={clash ?? undefined}
      style={places}
    >
      {wayFrom !== null && <span className={styles.way} />}
      <span className={styles.bar} />
      <a className={styles.concert} href={`#${lineId(event.id)}`}>
        <time dateTime={event.dateTime}>{event.hours.time}</time> {event.title}
        {clash && <VisuallyHidden> ({words(`scale.${clash}`)})</VisuallyHidden>}
      </a>
    </li>
  );
}

function Day({ drawn: { day, lanes, free } }: { drawn: ScaleDay }) {
  const { t } = useTranslation();
  return (
    <li className={styles.day} style={{ "--free": free } as CSSProperties}>
      <time className={styles.date} dateTime={day.date}>
        {day.weekdayShort} <strong>{t("row.day", { day: day.day })}</strong>
      </time>
      <ol className={styles.lanes}>
        {lanes.map((lane) => (
          <Concert key={lane.event.id} lane={lane} />
        ))}
      </ol>
    </li>
  );
}

/** The days of a plan under one axis of hours: how long each concert lasts, what overlaps, and the ways. */
export function PlanScale({ data }: { data: PlanData }) {
  const words = usePlanWords();
  const headingId = useId();
  const axis = axisOf(data.days);
  const days = axis ? scaleDays(data, axis) : [];
  const count = days.reduce((sum, { lanes }) => sum + lanes.length, 0);
  // one concert has nothing to be compared with
  if (!axis || count < 2) return null;
  const hasWays = days.some(({ lanes }) => lanes.some(({ wayFrom }) => wayFrom !== null));
  const hasClash = days.some(({ lanes }) => lanes.some(({ clash }) => clash));
  const span = axis.last - axis.first;
  return (
    <section
      className={styles.scale}
      aria-labelledby={headingId}
      style={{ "--hours": span } as CSSProperties}
    >
      <h2 id={headingId} className={styles.heading}>
        {words("scale.title")}
      </h2>
      <div className={styles.drawing}>
        <Hours axis={axis} />
        <ol className={styles.days}>
          {days.map((drawn) => (
            <Day key={drawn.day.date} drawn={drawn} />
          ))}
        </ol>
      </div>
      {(hasWays || hasClash) && (
        <p className={styles.key}>
          {hasWays && <span data-mark="way">{words("scale.way")}</span>}
          {hasClash && <span data-mark="clash">{words("scale.clash")}</span>}
        </p>
      )}
    </section>
  );
}
