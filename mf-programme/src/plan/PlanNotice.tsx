import { useEffect, useState, type ComponentType } from "react";
import { usePlan } from "./usePlan.ts";

/** Watches the plan of visitors who have one; the others need not fetch its code. */
export function PlanNotice() {
  const hasPlan = (usePlan() ?? []).length > 0;
  const [Watch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!hasPlan) return;
    import(/* webpackChunkName: "plan-watch" */ "./PlanWatch.tsx").then(
      ({ PlanWatch }) => setWatch(() => PlanWatch),
      // the plan's own page tells it, too
      () => undefined,
    );
  }, [hasPlan]);
  return Watch && <Watch />;
}
