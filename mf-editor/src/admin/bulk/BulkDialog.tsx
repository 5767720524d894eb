import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import type { Identifier } from "ra-core";
import { useEffect, useId, useRef, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useAdmin } from "../data/adminContext.ts";
import { FieldInputs } from "../fields/FieldInput.tsx";
import inputs from "../fields/fields.module.css";
import { toForm, type FormValues } from "../fields/formValues.ts";
import buttons from "../frame/buttons.module.css";
import styles from "../frame/dialog.module.css";
import bulkStyles from "./bulk.module.css";
import type { AdminResource } from "../resources/adminResource.ts";
import { bulkActs, bulkWork, type BulkWork } from "./bulkActs.ts";
import { BulkResults } from "./BulkResults.tsx";
import type { Outcome } from "./outcome.ts";
import { useBulk } from "./useBulk.ts";

interface BulkDialogProps {
  resource: AdminResource;
  ids: readonly Identifier[];
  onDone(outcome: Outcome): void;
  onClose(): void;
}

const removal = "remove";

/** Changes or schedules all selected records, or deletes them, after a look at what becomes public by it. */
export function BulkDialog({ resource, ids, onDone, onClose }: BulkDialogProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const bulk = useBulk(resource);
  const acts = bulkActs(resource);
  const [key, setKey] = useState("");
  const act = acts.find((each) => each.key === key);
  const form = useForm<FormValues>({ defaultValues: { ...toForm(resource.fields, {}), at: "" } });
  const typed = useWatch({ control: form.control });
  const isRemoval = key === removal;
  const work: BulkWork | undefined = isRemoval ? { kind: "remove" } : act && bulkWork(act, typed);
  const [failure, setFailure] = useState("");
  const [isSending, setIsSending] = useState(false);

  const reading = useQuery({
    // apart from the lists, which are read again after the change: by then these would be stale
    queryKey: ["bulk", resource.name, ids],
    queryFn: () => bulk.read(ids),
    staleTime: 0,
  });
  // what the last dialog has read was changed by it
  const records = reading.isFetching ? undefined : reading.data;
  const values = work && "valuesOf" in work ? records?.map(work.valuesOf) : work;
  const preview = useQuery({
    queryKey: ["bulk-preview", resource.name, key, ids, reading.dataUpdatedAt, values],
    queryFn: () => (work && records ? bulk.run(work, records, true) : null),
    enabled: work !== undefined && records !== undefined && records.length > 0,
    gcTime: 0,
  });

  const confirm = async () => {
    if (!work || !records) return;
    setIsSending(true);
    setFailure("");
    try {
      onDone(await bulk.run(work, records, false));
    } catch (error) {
      setFailure(bulk.wordsOf(error, records));
      setIsSending(false);
    }
  };
  const problem = failure || (preview.error ? bulk.wordsOf(preview.error, records) : "");
  const isReady = work !== undefined && preview.data && !preview.error && !isSending;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{t("bulk.title", { count: ids.length })}</h2>
      <FormProvider {...form}>
        <div className={bulkStyles.choice}>
          <div className={inputs.input}>
            <label htmlFor={id}>{t("bulk.what")}</label>
            <select id={id} value={key} onChange={({ target }) => setKey(target.value)}>
              <option value="" hidden>
                {t("choose")}
              </option>
              {acts.map(({ key: each, kind, field }) => (
                <option key={each} value={each}>
                  {t(`bulk.${kind}`, { what: field.label[locale] })}
                </option>
              ))}
              {resource.canDelete && <option value={removal}>{t("delete.button")}</option>}
            </select>
          </div>
          {act && <FieldInputs key={act.name} fields={{ [act.name]: act.field }} />}
        </div>
      </FormProvider>
      {isRemoval && <p>{t("delete.text")}</p>}
      {preview.data && !preview.error && <BulkResults rows={preview.data.rows} />}
      {problem && <p role="alert">{problem}</p>}
      <p className={styles.actions}>
        <button
          type="button"
          className={isRemoval ? buttons.danger : buttons.primary}
          disabled={!isReady}
          onClick={() => void confirm()}
        >
          {isRemoval ? t("delete.confirm") : t("bulk.do", { count: ids.length })}
        </button>
        <button type="button" className={buttons.secondary} onClick={() => dialog.current?.close()}>
          {t("cancel")}
        </button>
      </p>
    </dialog>
  );
}
