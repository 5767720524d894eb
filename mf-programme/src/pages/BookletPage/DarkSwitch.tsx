import type { Bus } from "@festival/contracts/bus";
import { useOwner, useSubject } from "@festival/shared-ui/owner";
import type { InputHTMLAttributes } from "react";
import styles from "./BookletPage.module.css";
import { useBookletWords } from "./bookletWords.ts";

function Switch(props: InputHTMLAttributes<HTMLInputElement>) {
  const words = useBookletWords();
  return (
    <label className={styles.switch}>
      <input {...props} type="checkbox" data-dark-switch="" />
      {words("dark")}
    </label>
  );
}

function KeptSwitch({ dark$ }: { dark$: Bus["bookletDarkMode$"] }) {
  const isDark = useSubject(dark$);
  return <Switch checked={isDark} onChange={({ target }) => dark$.next(target.checked)} />;
}

/** Turns the page dark. The style sheet sees whether it is on, so that it works without scripts too. */
export function DarkSwitch() {
  const { bus } = useOwner();
  return bus ? <KeptSwitch dark$={bus.bookletDarkMode$} /> : <Switch />;
}
