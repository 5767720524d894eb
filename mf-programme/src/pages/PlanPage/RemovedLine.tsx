import { Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef } from "react";
import { NoticeLine } from "../../plan/NoticeLine.tsx";
import { usePlanWords } from "./planWords.ts";
import type { PlanPageState } from "./usePlanPage.ts";

/** Says what was taken off the plan, with the way back. */
export function RemovedLine({ state: { removed, undo, forget } }: { state: PlanPageState }) {
  const { t } = useTranslation();
  const words = usePlanWords();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // what was pressed is gone, and took the focus with it
    if (removed) line.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [removed]);
  return (
    <NoticeLine ref={line} text={removed && words("removed", { title: removed.title })}>
      <Button variant="light" size="small" onClick={undo}>
        {words("undo")}
      </Button>
      <Button variant="light" size="small" onClick={forget}>
        {t("plan.close")}
      </Button>
    </NoticeLine>
  );
}
