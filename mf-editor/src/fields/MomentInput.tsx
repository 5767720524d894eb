import type { Field } from "@festival/contracts/fields/field";
import { festivalInstant, festivalZone } from "@festival/contracts/time/festivalTime";
import { readingIn } from "@festival/contracts/time/wallClock";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ChangeEvent } from "react";
import { FieldFrame } from "./FieldFrame.tsx";
import { fieldProblem } from "./fieldProblem.ts";
import type { FieldProps } from "./fieldProps.ts";
import styles from "./fields.module.css";

type MomentField = Extract<Field, { kind: "instant" }>;

/** The reading of the festival's clocks; of what was typed and is no moment, that itself. */
const readingOf = (value: unknown): string => {
  if (typeof value !== "string") return "";
  return fieldProblem({ kind: "instant", label: { de: "", en: "" } }, value)
    ? value
    : readingIn(festivalZone, new Date(value));
};

/**
 * The moment at which the festival's clocks show a reading; the reading itself where there is none, as where they are
 * put forward, so that it stays as it was typed and is told.
 */
function momentOf(reading: string): string | null {
  if (reading === "") return null;
  const instant = festivalInstant(reading);
  const exists =
    !Number.isNaN(instant.getTime()) && readingIn(festivalZone, instant) === reading.slice(0, 16);
  return exists ? instant.toISOString() : reading;
}

/** A day and a time of day, by the festival's clocks. */
export function MomentInput(props: FieldProps<MomentField>) {
  const { field, value, locale, problems, onChange } = props;
  const { t } = useTranslation();
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    // a browser gives nothing for what is typed in part
    onChange(target.validity.badInput ? "?" : momentOf(target.value), true);
  const help = { de: t("when.time"), en: t("when.time") };
  return (
    <FieldFrame
      field={{ ...field, help: field.help ?? help }}
      value={value}
      locale={locale}
      problem={fieldProblem(field, value) ?? problems?.[""]}
      isRefused={problems?.[""] !== undefined}
    >
      {(control) => (
        <input
          {...control}
          className={styles.control}
          type="datetime-local"
          value={value === "?" ? "" : readingOf(value)}
          onChange={change}
        />
      )}
    </FieldFrame>
  );
}
