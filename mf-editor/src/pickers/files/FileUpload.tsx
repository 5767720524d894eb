import { fileEndings, type FileKind } from "@festival/contracts/fields/fileKinds";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import { isCallProblem } from "../../calls/callProblem.ts";
import { useCalls } from "../../calls/callsContext.ts";
import buttons from "../../dialog/dialog.module.css";
import { useCallWords } from "../callWords.ts";
import { sendFile } from "./sendFile.ts";
import fileInput from "../fileInput.module.css";
import styles from "./files.module.css";

interface FileUploadProps {
  kind: FileKind;
  /** What the file is for, such as "German captions". */
  label: string;
  locale: Locale;
  onUploaded(id: number): void;
}

type State =
  | { is: "idle" | "done" }
  | { is: "sending"; name: string; share: number }
  | { is: "failed"; file: File; problem: unknown };

/** Takes a file of this device for a field, tells how far it is, and why it was refused. */
export function FileUpload({ kind, label, locale, onUploaded }: FileUploadProps) {
  const { t } = useTranslation();
  const { once } = useCalls(locale);
  const wordsOf = useCallWords();
  const id = useId();
  const [state, setState] = useState<State>({ is: "idle" });

  const send = async (file: File) => {
    const onShare = (share: number) => setState({ is: "sending", name: file.name, share });
    onShare(0);
    try {
      onUploaded(await sendFile(file, kind, { locale, once, onShare }));
      setState({ is: "done" });
    } catch (problem) {
      setState({ is: "failed", file, problem });
    }
  };
  const reasonOf = (problem: unknown) => {
    const code = isCallProblem(problem) ? problem.code : "";
    const isRefused = ["validation_failed", "bad_request", "payload_too_large"].includes(code);
    return isRefused ? t(`file.refused.${kind}`) : wordsOf(problem);
  };
  return (
    <div className={styles.upload}>
      <label htmlFor={id} className={styles.label}>
        {t("file.upload", { what: label })}
      </label>
      <input
        id={id}
        type="file"
        className={fileInput.input}
        accept={fileEndings[kind]}
        disabled={state.is === "sending"}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = "";
        }}
      />
      {state.is === "sending" && (
        <progress
          value={state.share}
          max={1}
          aria-label={t("file.progress", { name: state.name })}
        />
      )}
      <p role="status" className={styles.status}>
        {state.is === "sending" && t("file.progress", { name: state.name })}
        {state.is === "done" && t("file.done")}
      </p>
      {state.is === "failed" && (
        <p role="alert" className={buttons.problem}>
          {state.file.name}: {reasonOf(state.problem)}{" "}
          <button type="button" className={buttons.small} onClick={() => void send(state.file)}>
            {t("picker.retry")}
          </button>
        </p>
      )}
    </div>
  );
}
