import { bookletLetters, type BookletLetters } from "@festival/contracts/bus";
import { BackLink } from "@festival/shared-ui";
import { useBus, useBusValue } from "@festival/shared-ui/owner";
import { useBookletWords } from "./bookletWords.ts";
import styles from "./ReadingTools.module.css";

/** Turns the whole document dark. Style sheets see whether it is on, so that it works without scripts too. */
function DarkSwitch() {
  const words = useBookletWords();
  const bus = useBus();
  const isDark = useBusValue(bus?.bookletDarkMode$, null);
  const kept = isDark !== null && {
    checked: isDark,
    onChange: () => bus?.setBookletDarkMode(!isDark),
  };
  return (
    <label className={styles.switch}>
      <input {...kept} key={String(isDark === null)} type="checkbox" data-dark-switch="" />
      {words("dark")}
    </label>
  );
}

/** Three sizes, each shown by a letter of that size. */
function Letters() {
  const words = useBookletWords();
  const bus = useBus();
  const chosen = useBusValue(bus?.bookletLetters$, null);
  const choiceOf = (letters: BookletLetters) =>
    chosen === null
      ? { defaultChecked: letters === "normal" }
      : { checked: letters === chosen, onChange: () => bus?.setBookletLetters(letters) };
  return (
    <fieldset className={styles.letters}>
      <legend>{words("letters.title")}</legend>
      {bookletLetters.map((letters) => (
        <label key={`${letters}${chosen === null}`} data-size={letters}>
          <input
            {...choiceOf(letters)}
            type="radio"
            name="letters"
            aria-label={words(`letters.${letters}`)}
            data-letters-choice={letters}
          />
          <span aria-hidden="true">A</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The way back, and how one reads; stays at the window's upper edge. */
export function ReadingTools({ eventHref }: { eventHref: string }) {
  const words = useBookletWords();
  return (
    <div className={styles.tools}>
      <BackLink href={eventHref}>{words("back")}</BackLink>
      <div className={styles.choices}>
        <Letters />
        <DarkSwitch />
      </div>
    </div>
  );
}
