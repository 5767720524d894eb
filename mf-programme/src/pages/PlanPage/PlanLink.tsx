import { usePage } from "@festival/shared-ui/owner";
import { useId } from "react";
import { usePlanWords } from "./planWords.ts";
import styles from "./PlanTools.module.css";

/** The plan's address, to be taken to other devices: as a link, and as a code for their cameras. */
export function PlanLink({ codeSrc }: { codeSrc: string }) {
  const words = usePlanWords();
  const { url } = usePage();
  const headingId = useId();
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
