import { festivalZone } from "@festival/contracts/time/festivalTime";
import { readingIn } from "@festival/contracts/time/wallClock";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import styles from "./publish.module.css";

interface WhenInputProps {
  /** By the festival's clocks, such as "2026-12-01T09:00"; undefined for now. */
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** Whether something happens now or at a time to come. */
export function WhenInput({ value, onChange }: WhenInputProps) {
  const { t } = useTranslation();
  const id = useId();
  const [now] = useState(() => readingIn(festivalZone, new Date()));
  const isLater = value !== undefined;
  return (
    <fieldset className={styles.when}>
      <legend className={styles.group}>{t("when.title")}</legend>
      <label className={styles.name}>
        <input type="radio" name={id} checked={!isLater} onChange={() => onChange(undefined)} />
        <span>{t("when.now")}</span>
      </label>
      <label className={styles.name}>
        <input type="radio" name={id} checked={isLater} onChange={() => onChange("")} />
        <span>{t("when.later")}</span>
      </label>
      {isLater && (
        <label className={styles.time}>
          {t("when.time")}
          <input
            type="datetime-local"
            value={value}
            min={now}
            onChange={({ target }) => onChange(target.value)}
          />
        </label>
      )}
    </fieldset>
  );
}
