import { defaultsOf } from "@festival/contracts/fields/defaults";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { localize } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState, type ComponentType } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { useAdmin } from "../data/adminContext.ts";
import { textOf } from "../data/words.ts";
import buttons from "../frame/buttons.module.css";
import { RecordTitle } from "../lists/Cell.tsx";
import styles from "./fields.module.css";
import { useHasProblem } from "./formContext.ts";
import { toForm, type FormValues } from "./formValues.ts";
import type { FieldInputsProps, InputProps } from "./inputProps.ts";
import { ListButtons } from "../../pickers/records/ListButtons.tsx";
import { Grip, OrderedList } from "./OrderedList.tsx";

type RowsField = Extract<Field, { kind: "rows" }>;

/** A row as a form holds it before anything was typed. */
function emptyRow(fields: Fields): FormValues {
  const defaults = Object.entries(defaultsOf(fields)).map(([name, value]) => [
    name,
    fields[name]?.localized ? localize(() => value) : value,
  ]);
  return toForm(fields, Object.fromEntries(defaults));
}

const wordsOf = (value: unknown, locale: "de" | "en"): string => {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || !("de" in value)) return "";
  const localized = value as Record<string, unknown>;
  return textOf(localized[locale] || localized.de || localized.en);
};

/** What a row says while it is closed: what it refers to, and its first words. */
function RowTitle({ fields, path, fallback }: { fields: Fields; path: string; fallback: string }) {
  const { locale } = useAdmin();
  const row = useWatch({ name: path }) as FormValues | undefined;
  const entries = Object.entries(fields);
  const reference = entries.find(
    ([name, { kind }]) => (kind === "reference" || kind === "file") && Number(row?.[name]) > 0,
  );
  const words = entries
    .filter(([, { kind }]) => kind === "line" || kind === "prose" || kind === "slug")
    .map(([name]) => wordsOf(row?.[name], locale))
    .filter((part) => part !== "")
    .slice(0, 2)
    .join(" · ");
  if (!reference) return <>{words || fallback}</>;
  const [name, field] = reference;
  return (
    <>
      {"to" in field && <RecordTitle resource={field.to} id={Number(row?.[name])} />}
      {words && ` · ${words}`}
    </>
  );
}

/** The inputs of a row's fields, among which there may be rows again. */
type Inputs = ComponentType<FieldInputsProps>;

interface RowProps {
  Inputs: Inputs;
  field: RowsField;
  path: string;
  place: number;
  count: number;
  isNew: boolean;
  onMove(to: number): void;
  onRemove(): void;
}

function Row({ Inputs, field, path, place, count, isNew, onMove, onRemove }: RowProps) {
  const { locale } = useAdmin();
  const [isOpen, setIsOpen] = useState(isNew);
  const hasProblem = useHasProblem(path);
  const name = `${field.row[locale]} ${place + 1}`;
  const isShown = isOpen || hasProblem;
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        {count > 1 && <Grip />}
        <button
          type="button"
          className={styles.rowTitle}
          aria-expanded={isShown}
          onClick={() => setIsOpen(!isShown)}
        >
          {place + 1}. <RowTitle fields={field.fields} path={path} fallback={field.row[locale]} />
        </button>
        <ListButtons name={name} place={place} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      {isShown && (
        <div className={styles.rowBody} role="group" aria-label={name}>
          <Inputs fields={field.fields} before={`${path}.`} />
        </div>
      )}
    </li>
  );
}

/** Rows with fields of their own, in their order. A row is closed until it is opened: forms stay quick. */
export function RowsInput({
  Inputs,
  field,
  path,
  label,
}: InputProps<RowsField> & { Inputs: Inputs }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { fields: rows, append, move, remove } = useFieldArray({ name: path, keyName: "key" });
  const [added, setAdded] = useState(-1);
  return (
    <OrderedList
      path={path}
      label={label}
      onMove={(from, to) => {
        setAdded(-1);
        move(from, to);
      }}
      items={rows.map((row, place) => (
        <Row
          key={row.key}
          Inputs={Inputs}
          field={field}
          path={`${path}.${place}`}
          place={place}
          count={rows.length}
          isNew={place === added}
          onMove={(to) => {
            setAdded(-1);
            move(place, to);
          }}
          onRemove={() => {
            setAdded(-1);
            remove(place);
          }}
        />
      ))}
    >
      {rows.length < field.max && (
        <p>
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => {
              setAdded(rows.length);
              append(emptyRow(field.fields), { shouldFocus: false });
            }}
          >
            {t("rows.add", { what: field.row[locale] })}
          </button>
        </p>
      )}
    </OrderedList>
  );
}
