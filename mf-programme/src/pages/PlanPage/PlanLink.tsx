import { useTranslation } from "@festival/shared-ui/i18n";
import { Button } from "@festival/shared-ui";
import { usePage } from "@festival/shared-ui/owner";
import { useId, useState } from "react";
import { usePlan } from "../../plan/usePlan.ts";
import styles from "./PlanTools.module.css";

/** The plan's address, to be taken to other devices: as a link, and as a code for their cameras. */
export function PlanLink({ codeSrc }: { codeSrc: string }) {
  const { t } = useTranslation();
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
        {t("plan.link.title")}
      </h2>
      <div className={styles.move}>
        <div className={styles.words}>
          <p>{t("plan.link.text")}</p>
          <p className={styles.actions}>
            <a href={url}>{t("plan.link.label")}</a>
            {isHydrated && (
              <>
                <Button variant="ink" size="small" onClick={() => void copy()}>
                  {t("plan.link.copy")}
                </Button>
                <Button variant="ink" size="small" onClick={() => window.print()}>
                  {t("plan.link.print")}
                </Button>
              </>
            )}
            <span role="status">{isCopied && t("plan.link.copied")}</span>
          </p>
        </div>
        {codeSrc && (
          <img
            className={styles.code}
            src={codeSrc}
            width={176}
            height={176}
            alt={t("plan.link.code")}
          />
        )}
      </div>
    </section>
  );
}
