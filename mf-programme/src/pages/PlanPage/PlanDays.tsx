import { useTranslation } from "@festival/shared-ui/i18n";
import type { PlanData, PlanDay, PlanEvent } from "../../plan/planData.ts";
import { usePlanWords } from "./planWords.ts";
import { ClashNote } from "./ClashNote.tsx";
import styles from "./PlanDays.module.css";
import { PlanLine } from "./PlanLine.tsx";

interface PlanDaysProps {
  data: PlanData;
  /** Takes an event off the own plan; undefined where it is not, or scripts don't run. */
  onRemove?: ((id: number) => void) | undefined;
}

interface DayProps extends PlanDaysProps {
  day: PlanDay;
  titles: ReadonlyMap<number, string>;
}

function Day({ day, data, titles, onRemove }: DayProps) {
  const { t } = useTranslation();
  // what overlaps is said at both; a way that is too long, where it leads to
  const clashesOf = ({ id }: PlanEvent) =>
    data.clashes.flatMap((clash) => {
      if (clash.second === id) return [{ clash, other: clash.first }];
      return clash.first === id && clash.kind === "overlap" ? [{ clash, other: clash.second }] : [];
    });
  return (
    <section className={styles.day}>
      <h2 className={styles.date}>
        <time dateTime={day.date}>
          <span className={styles.number}>{t("row.day", { day: day.day })}</span>{" "}
          <span className={styles.month}>{day.month}</span>{" "}
          <span className={styles.weekday}>{day.weekday}</span>
        </time>
      </h2>
      <ol className={styles.events}>
        {day.events.map((event) => (
          <li key={event.id}>
            {clashesOf(event).map(({ clash, other }) => (
              <ClashNote key={other} clash={clash} title={titles.get(other) ?? ""} />
            ))}
            <PlanLine event={event} onRemove={onRemove} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The plan's days, what clashes, and folded away what is over. */
export function PlanDays({ data, onRemove }: PlanDaysProps) {
  const words = usePlanWords();
  const events = [...data.days, ...data.past].flatMap((day) => day.events);
  const titles = new Map(events.map(({ id, title }) => [id, title]));
  const over = data.past.reduce((sum, day) => sum + day.events.length, 0);
  const hasWays =
    events.some(({ way }) => way) || data.clashes.some(({ kind }) => kind === "tight");
  const day = (one: PlanDay) => (
    <Day key={one.date} day={one} data={data} titles={titles} onRemove={onRemove} />
  );
  return (
    <div className={styles.days}>
      {data.days.map(day)}
      {hasWays && <p className={styles.assumed}>{words("clash.assumed")}</p>}
      {data.missing.length > 0 && (
        <p className={styles.assumed}>{words("missing", { count: data.missing.length })}</p>
      )}
      {over > 0 && (
        <details className={styles.past}>
          <summary>{words("past", { count: over })}</summary>
          {data.past.map(day)}
        </details>
      )}
    </div>
  );
}
