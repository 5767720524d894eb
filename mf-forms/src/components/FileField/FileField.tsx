import type { FormField } from "@festival/contracts/api/forms";
import { fieldKindsOf, maxFileBytes } from "@festival/contracts/formFields";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { useEffect, useRef, type ChangeEvent } from "react";
import { fieldIds } from "../../form/fieldValues.ts";
import { FieldProblemText, RequiredMark } from "../FormField/FieldParts.tsx";
import fieldStyles from "../FormField/FormField.module.css";
import styles from "./FileField.module.css";
import { FileRow } from "./FileRow.tsx";
import { useUploads, type Upload } from "./useUploads.ts";

interface FileFieldProps {
  field: FormField;
  problem: string | undefined;
}

const megabyte = 1024 * 1024;

/** Files to be sent with a form, uploaded as soon as they are chosen. Without scripts it says why not. */
export function FileField({ field, problem }: FileFieldProps) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const { max_files: files = 1, max_file_bytes: bytes = maxFileBytes } = field.settings ?? {};
  const decimal = String(Math.floor((bytes / megabyte) * 10) / 10);
  const kinds = fieldKindsOf(field.settings?.file_kinds);
  const endings = kinds.flatMap((kind) => kind.endings);
  const limits = {
    count: files,
    kinds: kinds.map((kind) => kind.endings[0].toUpperCase()).join(", "),
    size: locale === "de" ? decimal.replace(".", ",") : decimal,
  };
  const { uploads, add, retry, remove } = useUploads(locale, { files, bytes, endings });

  const input = useRef<HTMLInputElement>(null);
  const isUnderWay = uploads.some(({ state }) => state.kind === "underWay");
  // the form asks its controls before it is sent
  useEffect(() => input.current?.setCustomValidity(isUnderWay ? "…" : ""), [isUnderWay]);

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // so that the same file can be chosen once more
    currentTarget.value = "";
  };
  const onRemove = (upload: Upload) => {
    remove(upload);
    input.current?.focus();
  };
  const ids = fieldIds(field);
  return (
    <div className={fieldStyles.field} data-invalid={problem !== undefined}>
      <label className={fieldStyles.label} htmlFor={ids.control}>
        {field.label}
        <RequiredMark field={field} />
      </label>
      <div className={fieldStyles.help} id={ids.help}>
        {field.help_text && <p>{field.help_text}</p>}
        <p>{t("files.limits", limits)}</p>
      </div>
      <noscript>
        <p className={styles.noScripts}>
          {t(field.required ? "files.needsScripts" : "files.noScripts")}
        </p>
      </noscript>
      {/* without a name: files never go with the form itself, only the ids of their uploads do */}
      <input
        ref={input}
        className={styles.picker}
        type="file"
        id={ids.control}
        data-field={field.slug}
        multiple={files > 1}
        accept={endings.map((ending) => `.${ending}`).join()}
        required={field.required}
        aria-describedby={problem === undefined ? ids.help : `${ids.help} ${ids.problem}`}
        aria-invalid={problem === undefined ? undefined : true}
        onChange={onChange}
      />
      <ul className={styles.list} aria-live="polite">
        {uploads.map((upload) => (
          <FileRow
            key={upload.key}
            upload={upload}
            name={field.slug}
            limits={limits}
            onRetry={() => retry(upload)}
            onRemove={() => onRemove(upload)}
          />
        ))}
      </ul>
      <FieldProblemText field={field} problem={problem} />
    </div>
  );
}
