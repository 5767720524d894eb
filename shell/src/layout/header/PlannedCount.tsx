import { VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";

interface PlannedCountProps {
  /** Events that the visitor has marked; none before scripts run. */
  planned: number;
  className: string | undefined;
}

/** How many events are in "My festival": a number for eyes, a sentence for listeners. */
export function PlannedCount({ planned, className }: PlannedCountProps) {
  const { t } = useTranslation();
  if (planned === 0) return null;
  return (
    <>
      <span className={className} aria-hidden="true">
        {planned}
      </span>
      <VisuallyHidden>, {t("plan.count", { count: planned })}</VisuallyHidden>
    </>
  );
}
