import type { Bus } from "@festival/contracts/bus";
import { withoutPlanned, withPlanned } from "@festival/contracts/plan";
import { href } from "@festival/contracts/routes";
import { Button, ButtonLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useHydrated, useOwner, useSubject } from "@festival/shared-ui/owner";
import styles from "./QuizResultPage.module.css";
import type { SuggestedEvent } from "./suggestedEvent.ts";

interface PlanAllProps {
  events: readonly SuggestedEvent[];
}

/** Marks all suggested concerts on this device, and takes them off again. */
function PlanButton({ events, plan$, setPlan }: PlanAllProps & Pick<Bus, "plan$" | "setPlan">) {
  const { t } = useTranslation();
  const { locale, now } = useOwner().page;
  const plan = useSubject(plan$);
  const isPlanned = events.every(({ id }) => plan.some((planned) => planned.id === id));
  const change = () =>
    setPlan(
      isPlanned
        ? events.reduce((left, { id }) => withoutPlanned(left, id), plan)
        : withPlanned(plan, events, now),
    );
  return (
    <>
      <Button variant="outline" onClick={change}>
        {t(isPlanned ? "result.unplan" : "result.plan")}
      </Button>
      <span role="status">
        {isPlanned && (
          <a className={styles.way} href={href("plan", locale)}>
            {t("result.planned", { count: events.length })}
          </a>
        )}
      </span>
    </>
  );
}

/**
 * All suggested concerts into one's plan with one press. Without scripts a link leads to a plan that holds
 * them in its address; it looks as the button does, which takes its place without moving what stands beside it.
 */
export function PlanAll({ events }: PlanAllProps) {
  const { t } = useTranslation();
  const { page, bus } = useOwner();
  const isAlive = useHydrated();
  if (isAlive && bus) return <PlanButton events={events} plan$={bus.plan$} setPlan={bus.setPlan} />;
  const address = href("plan", page.locale, {}, { events: events.map(({ id }) => id) });
  return (
    <ButtonLink variant="outline" href={address}>
      {t("result.plan")}
    </ButtonLink>
  );
}
