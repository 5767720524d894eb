import { Button } from "@festival/shared-ui";
import { useHydrated, usePage } from "@festival/shared-ui/owner";
import { useState } from "react";
import type { PlanData } from "../../plan/planData.ts";
import styles from "./PlanTools.module.css";
import { usePlanWords } from "./planWords.ts";

/** What one does with a plan: take it along, print it, and go on choosing. */
export function PlanTools({ data }: { data: PlanData }) {
  const words = usePlanWords();
  const { url } = usePage();
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(new URL(url, location.href).href).then(
      () => setIsCopied(true),
      // forbidden: the link itself can still be copied by hand
      () => undefined,
    );
  }

  return (
    <div className={styles.bar}>
      <p className={styles.links}>
        <a href={data.icsHref} download rel="nofollow">
          {words("calendar.file")}
        </a>
        <a href={data.programmeHref}>{words("more")}</a>
      </p>
      <p className={styles.buttons} data-ready={isHydrated ? "" : undefined}>
        <Button variant="ink" size="small" onClick={() => void copy()}>
          {words("link.copy")}
        </Button>
        <Button variant="ink" size="small" onClick={() => window.print()}>
          {words("link.print")}
        </Button>
        <span role="status">{isCopied && words("link.copied")}</span>
      </p>
    </div>
  );
}
