import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";
import { useTranslation } from "@festival/shared-ui/i18n";
import { stepTarget } from "./moves.ts";
import styles from "./structure.module.css";
import type { Structure } from "./useStructure.ts";

const steps = [
  ["up", "↑"],
  ["down", "↓"],
  ["left", "←"],
  ["right", "→"],
] as const;

interface StepButtonsProps {
  owner: string;
  ids: readonly SectionRef[];
  structure: Structure;
}

/** Moves sections by one step in each direction. */
export function StepButtons({ owner, ids, structure }: StepButtonsProps) {
  const { t } = useTranslation();
  const acts = structure.actsOf(owner);
  const { content } = acts;
  const moved = acts.of(ids);
  return (
    <span className={styles.steps}>
      {steps.map(([direction, arrow]) => (
        <button
          key={direction}
          type="button"
          title={t(`panel.${direction}`)}
          aria-label={t(`panel.${direction}`)}
          disabled={!content || !stepTarget(content, moved, direction)}
          onClick={() => structure.step(owner, ids, direction)}
        >
          {arrow}
        </button>
      ))}
    </span>
  );
}
