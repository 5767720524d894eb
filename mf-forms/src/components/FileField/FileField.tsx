import type { FormField } from "@festival/contracts/api/forms";
import { defaultLocale, isLocale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useHydrated } from "@festival/shared-ui/owner";
import { useEffect, useRef, type ChangeEvent } from "react";
import { fieldIds } from "../../form/fieldValues.ts";
import { fileLimits } from "../../form/fileLimits.ts";
import type { KeptFile } from "../../form/keptFiles.ts";
import { FieldProblemText, RequiredMark } from "../FormField/FieldParts.tsx";
import fieldStyles from "../FormField/FormField.module.css";
import styles from "./FileField.module.css";
import { FileRow } from "./FileRow.tsx";
import { KeptFileRow } from "./KeptFileRow.tsx";
import { useUploads, type Upload } from "./useUploads.ts";

interface FileFieldProps {
  field: FormField;
  /** Files that came with a refused post. */
  kept?: readonly KeptFile[];
  problem: string | undefined;
}

const none: readonly KeptFile[] = [];

/**
 * Files to be sent with a form. Scripts upload each as soon as it is chosen, and send its id; without them
 * files go with the form itself.
 */
export function FileField({ field, kept = none, problem }: FileFieldProps) {
  const { t, i18n } = useTranslation();
  const isAlive = useHydrated();
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale;
  const limits = fileLimits(field, locale);
  const { uploads, add, retry, remove } = useUploads({ id: field.id, locale, limits, kept });

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
        <p>{t("files.limits", limits.words)}</p>
      </div>
      <input
        ref={input}
        className={styles.picker}
        type="file"
        id={ids.control}
        // without a name no file goes with the form itself: the ids of the uploads do
        name={isAlive ? undefined : field.slug}
        data-field={field.slug}
        data-alive={isAlive}
        multiple={limits.files > 1}
        accept={limits.endings.map((ending) => `.${ending}`).join()}
        required={field.required && uploads.length === 0}
        aria-describedby={problem === undefined ? ids.help : `${ids.help} ${ids.problem}`}
        aria-invalid={problem !== undefined}
        onChange={onChange}
      />
      <ul className={styles.list} aria-live="polite">
        {isAlive
          ? uploads.map((upload) => (
              <FileRow
                key={upload.key}
                upload={upload}
                name={field.slug}
                limits={limits.words}
                onRetry={() => retry(upload)}
                onRemove={() => onRemove(upload)}
              />
            ))
          : kept.map((file) => <KeptFileRow key={file.id} file={file} name={field.slug} />)}
      </ul>
      <FieldProblemText field={field} problem={problem} />
    </div>
  );
}
