import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { modelLabel, sectionWords } from "../page/sectionWords.ts";
import { findSection } from "../workingCopy/ops.ts";
import type { OwnerState } from "../workingCopy/unsaved.ts";
import { initials } from "./initials.ts";
import type { Other, Presence } from "./Presence.ts";
import styles from "./presence.module.css";

interface PeopleHereProps {
  presence: Presence;
  owners: ReadonlyMap<string, OwnerState>;
  locale: Locale;
}

/** Who else edits what is on the screen, and where. It says nothing by itself: who looks at it sees it. */
export function PeopleHere({ presence, owners, locale }: PeopleHereProps) {
  const { t } = useTranslation();
  const others = useSubject(presence.others$);
  const placeOf = (key: string, { section, idle }: Other) => {
    const state = owners.get(key);
    const found = state && section !== null ? findSection(state.shown, section) : undefined;
    const words = found && `${modelLabel(found.model, locale)} ${sectionWords(found, locale)}`;
    return [words?.trim(), idle && t("presence.idle")].filter(Boolean).join(", ");
  };
  const people = new Map(
    [...others].flatMap(([key, here]) =>
      here.map((other) => [other.name, { other, place: placeOf(key, other) }] as const),
    ),
  );
  if (people.size === 0) return null;
  return (
    <ul className={styles.people} aria-label={t("presence.here")}>
      {[...people].map(([name, { other, place }]) => {
        const words = place ? `${name} (${place})` : name;
        return (
          <li
            key={name}
            className={styles.person}
            data-idle={other.idle || undefined}
            title={words}
          >
            <span aria-hidden="true">{initials(name)}</span>
            <span className={styles.words}>{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
