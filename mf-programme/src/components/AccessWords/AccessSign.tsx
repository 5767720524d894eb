import type { AccessFeature } from "../../events/accessFeatures.ts";
import styles from "./AccessWords.module.css";

/** Drawn in strokes on a field of 24 by 24. */
const strokes: Record<AccessFeature, string> = {
  wheelchair:
    "M11 3.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2M11 8.5v6h4.5l2.5 6M11 11h4.5M8 12a5 5 0 1 0 6.6 6.4",
  step_free: "M2.5 19.5h19v-9z",
  hearing_loop:
    "M6.5 9.5a5.5 5.5 0 0 1 11 0c0 4.2-4.2 4.6-4.2 8.2a2.8 2.8 0 0 1-5.3 1.2M9.7 9.6a2.3 2.3 0 0 1 4.6 0c0 1.5-1 2-1.7 2.7",
  sign_language:
    "M8 13V6a1.2 1.2 0 0 1 2.4 0v5V4.2a1.2 1.2 0 0 1 2.4 0V11V5.2a1.2 1.2 0 0 1 2.4 0V12V8a1.2 1.2 0 0 1 2.4 0v6.5a6 6 0 0 1-10.8 3.6L4 14.2a1.3 1.3 0 0 1 2-1.6z",
  audio_description:
    "M3.5 9.5v5h3.8l4.7 4v-13l-4.7 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11",
  relaxed:
    "M2.5 9.5c3.2-3.6 6.3 3.2 9.5 0s6.3 3.2 9.5 0M2.5 15.5c3.2-3.6 6.3 3.2 9.5 0s6.3 3.2 9.5 0",
};

/** The sign beside the word for an access feature. */
export function AccessSign({ feature }: { feature: AccessFeature }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[feature]} />
    </svg>
  );
}
