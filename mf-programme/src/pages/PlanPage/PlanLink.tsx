import { Button } from "@festival/shared-ui";
import { usePage } from "@festival/shared-ui/owner";
import { useId, useState } from "react";
import { usePlan } from "../../plan/usePlan.ts";
import { usePlanWords } from "./planWords.ts";
import styles from "./PlanTools.module.css";

/** The plan's address, to be taken to other devices: as a link, and as a code for their cameras. */
export function PlanLink({ codeSrc }: { codeSrc: string }) {
  const words = usePlanWords();
  const { url } = usePage();
  // null until scripts run
  const isHydrated = usePlan() !== null;
  const [isCopied, setIsCopied] = useState(false);
  const headingId = useId();

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(new URL(url, location.href).href).then(
      () => setIsCopied(true),
      // forbidden: the link itself can still be copied by hand
      () => undefined,
    );
  }

  return (
    <section className={styles.tool} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {words("link.title")}
      </h2>
      <div className={styles.move}>
        <div className={styles.words}>
          <p>{words("link.text")}</p>
          <p className={styles.actions}>
            <a href={url}>{words("link.label")}</a>
            {isHydrated && (
              <>
                <Button variant="ink" size="small" onClick={() => void copy()}>
                  {words("link.copy")}
                </Button>
                <Button variant="ink" size="small" onClick={() => window.print()}>
                  {words("link.print")}
                </Button>
              </>
            )}
            <span role="status">{isCopied && words("link.copied")}</span>
          </p>
        </div>
        {codeSrc && (
          <img
            className={styles.code}
            src={codeSrc}
            width={176}
            height={176}
            alt={words("link.code")}
          />
        )}
      </div>
    </section>
  );
}
