import { fetchCall } from "@festival/shared-ui/fetchCall";
import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import { listProgrammeChanges } from "@festival/contracts/calls/programme";
import type { Locale } from "@festival/contracts/locales";
import type { PlannedEvent } from "@festival/contracts/plan";
import { href } from "@festival/contracts/routes";
import { Button, ButtonLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useBus, usePage } from "@festival/shared-ui/owner";
import { useEffect, useState } from "react";
import { NoticeLine } from "./NoticeLine.tsx";
import { isNews } from "./planNews.ts";
import { useFeedFollowingPlan } from "./useFeedFollowingPlan.ts";
import { usePlan } from "./usePlan.ts";

/** Asked once in each document, and closed for all of it. */
let asked: Promise<readonly ProgrammeChange[]> | undefined;
let isClosed = false;

async function fetchChanges(
  locale: Locale,
  plan: readonly PlannedEvent[],
): Promise<readonly ProgrammeChange[]> {
  const events = plan.map(({ id }) => id).join(",");
  const { ok, body } = await fetchCall(listProgrammeChanges, { locale, events });
  return ok ? body.results : [];
}

function changesOnce(
  locale: Locale,
  plan: readonly PlannedEvent[],
): Promise<readonly ProgrammeChange[]> {
  // visitors know what they mark after this
  asked ??= fetchChanges(locale, plan).catch(() => []);
  return asked;
}

/** Titles of marked events that are no longer as their visitor knows them. */
function changedTitles(
  plan: readonly PlannedEvent[],
  changes: readonly ProgrammeChange[],
): string[] {
  return plan.flatMap((planned) => {
    const news = changes.find(
      ({ event_obj: { id }, ...change }) => id === planned.id && isNews(change, planned),
    );
    // it was marked in either language
    return news ? [news.event_obj.title] : [];
  });
}

/** Tells on any page, without getting in anyone's way, that something marked has changed. */
export function PlanWatch() {
  const { t } = useTranslation();
  const { locale } = usePage();
  const bus = useBus();
  const plan = usePlan();
  const [changes, setChanges] = useState<readonly ProgrammeChange[]>([]);
  const [closed, setClosed] = useState(isClosed);
  useFeedFollowingPlan(plan, locale);
  useEffect(() => {
    let isGone = false;
    void changesOnce(locale, bus?.plan$.value ?? []).then((found) => isGone || setChanges(found));
    return () => {
      isGone = true;
    };
  }, [bus, locale]);

  function close(): void {
    isClosed = true;
    setClosed(true);
  }

  const [title, ...others] = closed ? [] : changedTitles(plan ?? [], changes);
  const text =
    others.length > 0
      ? t("plan.notice.several", { count: others.length + 1 })
      : t("plan.notice.one", { title });
  return (
    <NoticeLine text={title === undefined ? null : text}>
      <ButtonLink href={href("plan", locale)} variant="light" size="small">
        {t("plan.notice.open")}
      </ButtonLink>
      <Button variant="light" size="small" onClick={close}>
        {t("plan.close")}
      </Button>
    </NoticeLine>
  );
}
