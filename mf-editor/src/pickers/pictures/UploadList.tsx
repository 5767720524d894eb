import { useTranslation } from "@festival/shared-ui/i18n";
import type { ReactNode } from "react";
import { isCallProblem } from "../../calls/callProblem.ts";
import buttons from "../../dialog/dialog.module.css";
import { useCallWords } from "../callWords.ts";
import type { UploadItem } from "./uploadQueue.ts";
import styles from "./pictures.module.css";

interface UploadListProps {
  items: readonly UploadItem[];
  /** So many were more than fit into one go. */
  left: number;
  onRetry(key: number): void;
  onLeaveOut(key: number): void;
  /** The name of a picture that is there, with what leads to it. */
  renderArrived(item: UploadItem & { id: number }): ReactNode;
}

/** Pictures on their way: how far each is, and why one was refused. */
export function UploadList(props: UploadListProps) {
  const { items, left, onRetry, onLeaveOut, renderArrived } = props;
  const { t } = useTranslation();
  const wordsOf = useCallWords();
  const count = (state: UploadItem["state"]) => items.filter((item) => item.state === state).length;
  const open = count("waiting") + count("sending");
  const isNoPicture = (problem: unknown) =>
    isCallProblem(problem) &&
    (problem.code === "bad_request" || problem.details.fields?.file !== undefined);
  const isTooLarge = (problem: unknown) =>
    isCallProblem(problem) && problem.code === "payload_too_large";
  return (
    <>
      {left > 0 && <p role="alert">{t("picture.upload.left", { count: left })}</p>}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => {
            const { key, file, state, share, id, problem } = item;
            return (
              <li key={key} className={styles.item}>
                <span>{id === null ? file.name : renderArrived({ ...item, id })}</span>
                {state === "sending" ? (
                  <progress
                    value={share}
                    max={1}
                    aria-label={t("picture.upload.progress", { name: file.name })}
                  />
                ) : (
                  <span>{t(`picture.upload.state.${state}`)}</span>
                )}
                {state === "failed" && (
                  <>
                    <span className={buttons.problem}>
                      {isNoPicture(problem) ? t("picture.upload.noPicture") : wordsOf(problem)}
                    </span>
                    {!isNoPicture(problem) && !isTooLarge(problem) && (
                      <button type="button" className={buttons.small} onClick={() => onRetry(key)}>
                        {t("picker.retry")}
                      </button>
                    )}
                    <button type="button" className={buttons.small} onClick={() => onLeaveOut(key)}>
                      {t("picture.upload.leaveOut")}
                    </button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p role="status" className={styles.help}>
        {items.length > 0 &&
          (open > 0
            ? t("picture.upload.open", { count: open })
            : t("picture.upload.all", {
                done: count("done"),
                known: count("known"),
                failed: count("failed"),
              }))}
      </p>
    </>
  );
}
