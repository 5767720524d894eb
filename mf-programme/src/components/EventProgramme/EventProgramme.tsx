import type { RichText as RichTextContent } from "@festival/contracts/api/common";
import { RichText, VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ReactNode } from "react";
import type { ProgrammeItem } from "../../events/programmeItems.ts";
import styles from "./EventProgramme.module.css";

/** From so many on, each has a line. */
const manySoloists = 5;

/** From so many minutes on, people no longer count in minutes. */
const longWork = 240;

/** How long it takes, as programmes print it: 39′. */
function Duration({ minutes }: { minutes: number | null }) {
  const { t } = useTranslation();
  if (minutes === null) return null;
  if (minutes >= longWork) {
    const count = Math.round(minutes / 60);
    return <p className={styles.duration}>{t("event.programme.hours", { count })}</p>;
  }
  return (
    <p className={styles.duration}>
      <span aria-hidden="true">{minutes}′</span>
      <VisuallyHidden>{t("event.programme.minutes", { count: minutes })}</VisuallyHidden>
    </p>
  );
}

/** Words that lead to a page of their own, where there is one. */
function Led({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return children;
  return (
    <a className={styles.led} href={to}>
      {children}
    </a>
  );
}

function Work({ item }: { item: ProgrammeItem }) {
  const { t } = useTranslation();
  return (
    <li className={styles.item}>
      <p className={styles.composer}>
        <Led to={item.composerHref}>{item.composer}</Led>
        {item.composerYears && <span className={styles.years}> {item.composerYears}</span>}
      </p>
      <div className={styles.work}>
        <p className={styles.title} lang={item.language}>
          <Led to={item.workHref}>{item.title}</Led>
        </p>
        {item.detail && <p className={styles.detail}>{item.detail}</p>}
        {item.soloists.length > 0 && (
          <ul
            className={styles.soloists}
            data-many={item.soloists.length >= manySoloists ? "" : undefined}
          >
            {item.soloists.map(({ name, role, href }) => (
              <li key={`${name} ${role}`}>
                <Led to={href}>{role ? t("event.programme.soloist", { name, role }) : name}</Led>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Duration minutes={item.minutes} />
    </li>
  );
}

interface EventProgrammeProps {
  items: readonly ProgrammeItem[];
  text: RichTextContent | null;
}

/** What is played, in its order; nothing where that is not known. */
export function EventProgramme({ items, text }: EventProgrammeProps) {
  const { t } = useTranslation();
  if (items.length === 0 && !text) return null;
  return (
    <section className={styles.programme}>
      <h2 className={styles.heading}>{t("event.programme.title")}</h2>
      {items.length > 0 && (
        <ol>
          {items.map((item) =>
            item.kind === "interval" ? (
              <li key={item.id} className={styles.item} data-interval="">
                <p className={styles.detail}>{t("event.programme.interval")}</p>
                <Duration minutes={item.minutes} />
              </li>
            ) : (
              <Work key={item.id} item={item} />
            ),
          )}
        </ol>
      )}
      {text && <RichText content={text} />}
    </section>
  );
}
