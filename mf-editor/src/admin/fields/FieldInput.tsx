import type { Field } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { locales } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useContext, useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useAdmin } from "../data/adminContext.ts";
import styles from "./fields.module.css";
import { RecordContext, useProblem } from "./formContext.ts";
import type { FieldInputsProps, InputProps } from "./inputProps.ts";
import { PictureInput } from "./PictureInput.tsx";
import { Problem } from "./Problem.tsx";
import { RecordFinder } from "./RecordFinder.tsx";
import { ReferencesInput } from "./ReferencesInput.tsx";
import { RichTextInput } from "./richText/RichTextInput.tsx";
import { RowsInput } from "./RowsInput.tsx";
import { ZoneHelp } from "./ZoneHelp.tsx";
import { withWords } from "../texts/words.ts";
import { later } from "../frame/later.tsx";

// few forms have them
const FocalPointInput = later(() =>
  import("./FocalPointInput.tsx").then(({ FocalPointInput }) => ({ default: FocalPointInput })),
);
const LinkInput = later(() =>
  import("./LinkInput.tsx").then(({ LinkInput }) => ({ default: LinkInput })),
);
const WeightsInput = later(
  withWords(["forms"], () =>
    import("./WeightsInput.tsx").then(({ WeightsInput }) => ({ default: WeightsInput })),
  ),
);

const inputTypes: Partial<Record<Field["kind"], string>> = {
  email: "email",
  phone: "tel",
  instant: "datetime-local",
  webAddress: "url",
};
const decimal: ReadonlySet<string> = new Set(["number", "money", "position"]);

/** One line of text, of whatever kind; the form holds it as it was typed. */
function LineInput({ field, path, label, lang }: InputProps) {
  const { register } = useFormContext();
  const { t } = useTranslation();
  const id = useId();
  const problem = useProblem(path);
  const isDay = field.kind === "day" && !field.orToday;
  const type = isDay ? "date" : (inputTypes[field.kind] ?? "text");
  const unit = field.kind === "number" && field.unit ? t(`unit.${field.unit}`) : undefined;
  const isProse = field.kind === "prose" || field.kind === "emails";
  const shared = {
    id,
    lang,
    "data-path": path,
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem ? `${id}-problem` : undefined,
    "aria-required": field.required === true && !(isTextField(field) && field.mayBeEmpty),
    ...register(path),
  };
  return (
    <div className={styles.input} data-kind={field.kind}>
      <label htmlFor={id}>
        {label}
        {unit && <span className={styles.unit}> ({unit})</span>}
        {field.kind === "money" && <span className={styles.unit}> (€)</span>}
      </label>
      {isProse ? (
        <textarea rows={3} {...shared} />
      ) : (
        <input
          type={type}
          inputMode={decimal.has(field.kind) ? "decimal" : undefined}
          list={field.kind === "timeZone" ? `${id}-zones` : undefined}
          autoComplete="off"
          {...shared}
        />
      )}
      {field.kind === "timeZone" && (
        <datalist id={`${id}-zones`}>
          {Intl.supportedValuesOf("timeZone").map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </datalist>
      )}
      <Problem id={id} words={problem} />
    </div>
  );
}

function FlagInput({ path, label }: InputProps) {
  const { register } = useFormContext();
  return (
    <div className={styles.input} data-kind="flag">
      <label>
        <input type="checkbox" data-path={path} {...register(path)} /> {label}
      </label>
    </div>
  );
}

type ChoiceField = Extract<Field, { kind: "choice" | "numberedChoice" }>;

function ChoiceInput({ field, path, label }: InputProps<ChoiceField>) {
  const { register } = useFormContext();
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const id = useId();
  const problem = useProblem(path);
  return (
    <div className={styles.input} data-kind="choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        data-path={path}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        {...register(path)}
      >
        <option value="" hidden>
          {t("choose")}
        </option>
        {field.options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words[locale]}
          </option>
        ))}
      </select>
      <Problem id={id} words={problem} />
    </div>
  );
}

function ChoicesInput({ field, path, label }: InputProps<Extract<Field, { kind: "choices" }>>) {
  const { locale } = useAdmin();
  const { field: form } = useController({ name: path });
  const problem = useProblem(path);
  const id = useId();
  const chosen: string[] = Array.isArray(form.value) ? form.value : [];
  const choose = (value: string, isChosen: boolean) =>
    form.onChange(
      field.options
        .map((option) => option.value)
        .filter((each) => (each === value ? isChosen : chosen.includes(each))),
    );
  return (
    <fieldset
      className={styles.choices}
      aria-describedby={problem ? `${id}-problem` : undefined}
      data-path={path}
      tabIndex={-1}
    >
      <legend>{label}</legend>
      {field.options.map(({ value, label: words }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) => choose(value, target.checked)}
          />{" "}
          {words[locale]}
        </label>
      ))}
      <Problem id={id} words={problem} />
    </fieldset>
  );
}

type ReferenceField = Extract<Field, { kind: "reference" | "picture" | "file" }>;

function ReferenceInput({ field, path, label }: InputProps<ReferenceField>) {
  const { field: form } = useController({ name: path });
  const problem = useProblem(path);
  const value = typeof form.value === "number" ? form.value : null;
  return (
    <div data-kind="reference" data-path={path} tabIndex={-1}>
      <RecordFinder
        label={label}
        resource={field.to}
        of={field.of}
        value={value}
        onChange={form.onChange}
        problem={problem}
      />
    </div>
  );
}

/** The input of a field in one language. */
function InOneLanguage(props: InputProps) {
  const { field, path, label, lang } = props;
  const { revision } = useContext(RecordContext);
  if (field.kind === "flag") return <FlagInput {...props} />;
  if (field.kind === "link") return <LinkInput {...props} />;
  if (field.kind === "choice" || field.kind === "numberedChoice") {
    return <ChoiceInput field={field} path={path} label={label} />;
  }
  if (field.kind === "choices") return <ChoicesInput field={field} path={path} label={label} />;
  if (field.kind === "picture" || field.kind === "pictures") {
    return <PictureInput field={field} path={path} label={label} />;
  }
  if (field.kind === "reference" || field.kind === "file") {
    return <ReferenceInput field={field} path={path} label={label} />;
  }
  if (field.kind === "references" || field.kind === "files") {
    return <ReferencesInput field={field} path={path} label={label} />;
  }
  if (field.kind === "rows") {
    return <RowsInput field={field} path={path} label={label} Inputs={FieldInputs} />;
  }
  if (field.kind === "focalPoint") return <FocalPointInput path={path} label={label} />;
  if (field.kind === "weights") return <WeightsInput path={path} label={label} />;
  if (field.kind === "group") {
    return (
      <fieldset className={styles.group}>
        <legend>{label}</legend>
        <FieldInputs fields={field.fields} before={`${path}.`} />
      </fieldset>
    );
  }
  if (field.kind !== "richText") return <LineInput {...props} />;
  return <RichTextInput key={String(revision)} path={path} label={label} lang={lang} />;
}

/** A field of a form: its label, its help, and an input, or one for each language side by side. */
export function FieldInput({ field, path }: { field: Field; path: string }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  if (field.kind === "rowId") return null;
  const label = field.label[locale] + (field.required && field.kind !== "rows" ? " *" : "");
  const help = field.help?.[locale];
  const isMoment = field.kind === "instant";
  return (
    <div className={styles.field} data-wide={isWide(field) || undefined}>
      {field.localized ? (
        <div className={styles.languages}>
          {locales.map((lang) => (
            <InOneLanguage
              key={lang}
              field={field}
              path={`${path}.${lang}`}
              label={`${label} (${t(`language.${lang}`)})`}
              lang={lang}
            />
          ))}
        </div>
      ) : (
        <InOneLanguage field={field} path={path} label={label} />
      )}
      {(help || isMoment) && (
        <p className={styles.help}>
          {help} {isMoment && <ZoneHelp path={path} />}
        </p>
      )}
    </div>
  );
}

const wide: ReadonlySet<string> = new Set(
  "richText rows references picture pictures files group choices weights prose emails focalPoint".split(
    " ",
  ),
);
const isWide = (field: Field) => field.localized === true || wide.has(field.kind);

/** The inputs of several fields. */
export function FieldInputs({ fields, before = "", names }: FieldInputsProps) {
  return (
    <div className={styles.fields}>
      {(names ?? Object.keys(fields)).map((name) => {
        const field = fields[name];
        return field && <FieldInput key={name} field={field} path={before + name} />;
      })}
    </div>
  );
}
