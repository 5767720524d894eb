import { useEffect, useState } from "react";
import type { Subject } from "rxjs";
import type { AlertShown } from "./bus.ts";
import styles from "./AlertLine.module.css";

/** How long an alert stays. */
export const alertMs = 4000;

/** Shows and announces the outcome of a save, for a while. */
export function AlertLine({ alert$ }: { alert$: Subject<AlertShown> }) {
  const [alert, setAlert] = useState<AlertShown>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = alert$.subscribe((shown) => {
      clearTimeout(timer);
      setAlert(shown);
      timer = setTimeout(() => setAlert(undefined), alertMs);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [alert$]);

  return (
    <div role="status" className={styles.place}>
      {alert && (
        <p className={styles.alert} data-tone={alert.tone}>
          {alert.text}
        </p>
      )}
    </div>
  );
}
