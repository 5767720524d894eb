import type { BulkChange, BulkResult } from "@festival/contracts/api/editing/bulk";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import type { Identifier } from "ra-core";
import { useEffect, useId, useRef, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useAdmin } from "../data/adminContext.ts";
import { FieldInputs } from "../fields/FieldInput.tsx";
import inputs from "../fields/fields.module.css";
import { fromForm, toForm, type FormValues } from "../fields/formValues.ts";
import buttons from "../frame/buttons.module.css";
import styles from "../frame/dialog.module.css";
import type { AdminResource } from "../resources/adminResource.ts";
import { bulkFields } from "./bulkFields.ts";
import { BulkResults } from "./BulkResults.tsx";
import { useBulk } from "./useBulk.ts";

interface BulkDialogProps {
  resource: AdminResource;
  ids: readonly Identifier[];
  onDone(results: readonly BulkResult[]): void;
  onClose(): void;
}

const removal = "remove";

/** Sets a field of all selected records, or deletes them, after a look at what becomes public by it. */
export function BulkDialog({ resource, ids, onDone, onClose }: BulkDialogProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const bulk = useBulk(resource);
  const fields = bulkFields(resource.fields);
  const [act, setAct] = useState(Object.keys(fields)[0] ?? removal);
  const field = fields[act];
  const form = useForm<FormValues>({ defaultValues: toForm(fields, {}) });
  const typed = useWatch({ control: form.control });
  const described = field ? { [act]: field } : {};
  const { values, problems } = fromForm(described, typed);
  const isComplete = problems.size === 0;
  const [failure, setFailure] = useState("");
  const [isSending, setIsSending] = useState(false);

  const { data: records } = useQuery({
    // apart from the lists, which are read again after the change: by then these would be stale
    queryKey: ["bulk", resource.name, ids],
    queryFn: () => bulk.read(ids),
    staleTime: 0,
  });
  const changes = (records ?? []).map(({ id: each, revision }): BulkChange =>
    act === removal ? { id: each, revision, remove: true } : { id: each, revision, set: values },
  );
  const preview = useQuery({
    queryKey: ["bulk-preview", resource.name, changes],
    queryFn: () => bulk.change(changes, true),
    enabled: isComplete && changes.length > 0,
    gcTime: 0,
  });

  const confirm = async () => {
    setIsSending(true);
    setFailure("");
    try {
      onDone(await bulk.change(changes, false));
    } catch (error) {
      setFailure(bulk.wordsOf(error));
      setIsSending(false);
    }
  };
  const problem = failure || (preview.error ? bulk.wordsOf(preview.error) : "");
  const isReady = isComplete && preview.data !== undefined && !isSending;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{t("bulk.title", { count: ids.length })}</h2>
      <FormProvider {...form}>
        <div className={inputs.input}>
          <label htmlFor={id}>{t("bulk.what")}</label>
          <select id={id} value={act} onChange={({ target }) => setAct(target.value)}>
            {Object.entries(fields).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label[locale]}
              </option>
            ))}
            {resource.canDelete && <option value={removal}>{t("delete.button")}</option>}
          </select>
        </div>
        {field && <FieldInputs key={act} fields={described} />}
      </FormProvider>
      {act === removal && <p>{t("delete.text")}</p>}
      {preview.data && !preview.error && <BulkResults results={preview.data} />}
      {problem && <p role="alert">{problem}</p>}
      <p className={styles.actions}>
        <button
          type="button"
          className={act === removal ? buttons.danger : buttons.primary}
          disabled={!isReady}
          onClick={() => void confirm()}
        >
          {act === removal ? t("delete.confirm") : t("bulk.do", { count: ids.length })}
        </button>
        <button type="button" className={buttons.secondary} onClick={() => dialog.current?.close()}>
          {t("cancel")}
        </button>
      </p>
    </dialog>
  );
}
