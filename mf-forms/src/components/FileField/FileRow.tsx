import { Button, VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./FileField.module.css";
import type { Upload } from "./useUploads.ts";

interface FileRowProps {
  upload: Upload;
  /** Name of the field, under which the file goes with the form. */
  name: string;
  /** What the field takes, in words. */
  limits: { count: number; kinds: string; size: string };
  onRetry(): void;
  onRemove(): void;
}

/** Failures that another attempt may mend. */
const passing = new Set(["offline", "other", "too_many_requests"]);

/** A file: how far it is, and what can be done about it. */
export function FileRow({
  upload: { name: fileName, file, state },
  name,
  limits,
  onRetry,
  onRemove,
}: FileRowProps) {
  const { t } = useTranslation();
  const isUnderWay = state.kind === "underWay";
  const isFailed = state.kind === "failed";
  const failure = isFailed ? t(`files.${state.failure}`, limits) : "";
  return (
    <li className={styles.row} data-state={state.kind}>
      <span className={styles.name}>{fileName}</span>
      <span className={styles.state}>
        {isFailed ? failure : t(isUnderWay ? "files.underWay" : "files.done")}
      </span>
      {isUnderWay && (
        <progress className={styles.progress} value={state.share} aria-label={fileName} />
      )}
      {state.kind === "done" && <input type="hidden" name={name} value={state.id} />}
      <span className={styles.actions}>
        {isFailed && file && passing.has(state.failure) && (
          <Button size="small" variant="outline" onClick={onRetry}>
            {t("files.retry")} <VisuallyHidden>{fileName}</VisuallyHidden>
          </Button>
        )}
        <Button size="small" variant="outline" onClick={onRemove}>
          {t(isUnderWay ? "files.cancel" : "files.remove")}{" "}
          <VisuallyHidden>{fileName}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}
