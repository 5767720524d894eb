import type { AnswerWeights } from "@festival/contracts/api/quiz";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useController } from "react-hook-form";
import { useAdmin } from "../data/adminContext.ts";
import { RecordTitle } from "../lists/Cell.tsx";
import { findResource } from "../resources/adminResources.ts";
import styles from "./fields.module.css";
import { useProblem } from "./formContext.ts";
import { Problem } from "./Problem.tsx";
import { RecordFinder } from "./RecordFinder.tsx";

const byRecord = ["genres", "composers", "moods", "venues"] as const;
const byName = {
  length: ["short", "medium", "long"],
  time_of_day: ["morning", "afternoon", "evening", "night"],
  days: ["weekday", "weekend"],
  price: ["free", "low", "medium", "high"],
} as const;
type Weights = Record<string, Record<string, number> | undefined>;
const largest = 5;

interface WeightProps {
  label: React.ReactNode;
  name: string;
  value: number | undefined;
  onChange(value: number | undefined): void;
}

function Weight({ label, name, value, onChange }: WeightProps) {
  return (
    <label className={styles.weight}>
      <span>{label}</span>
      <input
        type="number"
        min={-largest}
        max={largest}
        step={1}
        value={value ?? ""}
        aria-label={name}
        onChange={({ target }) =>
          onChange(
            target.value === ""
              ? undefined
              : Math.max(-largest, Math.min(largest, Math.round(Number(target.value)))),
          )
        }
      />
    </label>
  );
}

/** How much an answer of the quiz speaks for events of some kind: from -5 to 5, empty for not at all. */
export function WeightsInput({ path, label }: { path: string; label: string }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { field } = useController({ name: path });
  const problem = useProblem(path);
  const weights = (field.value ?? {}) as AnswerWeights as Weights;
  const set = (group: string, name: string, value: number | undefined) => {
    const { [name]: _before, ...others } = weights[group] ?? {};
    const changed = value === undefined ? others : { ...others, [name]: value };
    const { [group]: _group, ...rest } = weights;
    field.onChange(Object.keys(changed).length > 0 ? { ...rest, [group]: changed } : rest);
  };
  return (
    <fieldset className={styles.group} data-path={path} tabIndex={-1}>
      <legend>{label}</legend>
      <p className={styles.help}>{t("weights.help")}</p>
      <div className={styles.weights}>
        {byRecord.map((group) => {
          const words = findResource(group)?.labels.many[locale] ?? group;
          return (
            <div key={group} role="group" aria-label={words}>
              {Object.entries(weights[group] ?? {}).map(([id, value]) => (
                <Weight
                  key={id}
                  name={`${words} ${id}`}
                  label={<RecordTitle resource={group} id={Number(id)} />}
                  value={value}
                  onChange={(next) => set(group, id, next)}
                />
              ))}
              <RecordFinder
                label={words}
                resource={group}
                without={Object.keys(weights[group] ?? {}).map(Number)}
                value={null}
                onChange={(id) => {
                  if (id !== null) set(group, String(id), weights[group]?.[id] ?? 1);
                }}
              />
            </div>
          );
        })}
        {Object.entries(byName).map(([group, names]) => (
          <div key={group} role="group" aria-label={t(`weights.${group}.title`)}>
            <strong>{t(`weights.${group}.title`)}</strong>
            {names.map((name) => {
              const words = t(`weights.${group}.${name}`);
              return (
                <Weight
                  key={name}
                  name={`${t(`weights.${group}.title`)}: ${words}`}
                  label={words}
                  value={weights[group]?.[name]}
                  onChange={(next) => set(group, name, next)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <Problem id={path} words={problem} />
    </fieldset>
  );
}
