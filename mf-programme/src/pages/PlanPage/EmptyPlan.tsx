import { ButtonLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import type { PlanData } from "../../plan/planData.ts";
import styles from "./PlanPage.module.css";

/** What a plan is good for, and where to begin. */
export function EmptyPlan() {
  const { t } = useTranslation();
  const { data } = usePage<PlanData>();
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{t("plan.empty.lead")}</p>
      <p className={styles.text}>{t("plan.empty.how")}</p>
      <noscript>
        <p className={styles.text}>{t("plan.empty.withoutScripts")}</p>
      </noscript>
      <div className={styles.ways}>
        <ButtonLink href={data.programmeHref} arrow>
          {t("plan.empty.programme")}
        </ButtonLink>
        <ButtonLink href={data.quizHref} variant="outline" arrow>
          {t("plan.empty.quiz")}
        </ButtonLink>
      </div>
    </div>
  );
}
