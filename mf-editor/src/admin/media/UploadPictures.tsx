import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useRef, useState, type DragEvent } from "react";
import { Link } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import { isCallProblem } from "../data/callProblem.ts";
import { useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import dialogs from "../frame/dialog.module.css";
import styles from "./media.module.css";
import { sendPicture } from "./sendPicture.ts";
import { acceptedPictures, createUploadQueue, mostFiles, type UploadItem } from "./uploadQueue.ts";

/** The list of pictures whose words are still missing. */
const withoutWords = `/images?filter=${encodeURIComponent(JSON.stringify({ missing_words: true }))}`;

function Item({ item, onRetry }: { item: UploadItem; onRetry(): void }) {
  const { t } = useTranslation();
  const wordsOf = useProblemWords();
  const { file, state, share, id, problem } = item;
  const refused = isCallProblem(problem) ? problem.details.fields?.file : undefined;
  return (
    <li className={styles.item}>
      <span>{id === null ? file.name : <Link to={`/images/${id}`}>{file.name}</Link>}</span>
      {state === "sending" ? (
        <progress value={share} max={1} aria-label={t("upload.progress", { name: file.name })} />
      ) : (
        <span>{t(`upload.state.${state}`)}</span>
      )}
      {state === "failed" && (
        <>
          <span className={styles.problem}>
            {refused ? t(`fieldProblem.${refused}`) : wordsOf(problem)}
          </span>
          <button type="button" className={buttons.secondary} onClick={onRetry}>
            {t("retry.button")}
          </button>
        </>
      )}
    </li>
  );
}

/** Uploads many pictures at once; their words come afterwards, and until then visitors see none of them. */
export function UploadPictures({ onDone }: { onDone(): void }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [items, setItems] = useState<UploadItem[]>([]);
  const [left, setLeft] = useState(0);
  const [queue] = useState(() => createUploadQueue(sendPicture(locale), setItems));
  const add = (files: FileList | null) => setLeft(queue.add([...(files ?? [])]));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add(event.dataTransfer.files);
  };
  const count = (state: UploadItem["state"]) => items.filter((item) => item.state === state).length;
  const open = count("waiting") + count("sending");
  return (
    <>
      <button type="button" className={buttons.primary} onClick={() => dialog.current?.showModal()}>
        {t("upload.images")}
      </button>
      <dialog
        ref={dialog}
        className={dialogs.dialog}
        aria-labelledby={`${id}-title`}
        onClose={onDone}
      >
        <h2 id={`${id}-title`}>{t("upload.images")}</h2>
        <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <label htmlFor={id}>{t("upload.choose", { most: mostFiles })}</label>
          <input
            id={id}
            type="file"
            multiple
            accept={acceptedPictures}
            onChange={({ target }) => {
              add(target.files);
              target.value = "";
            }}
          />
        </div>
        {left > 0 && <p role="alert">{t("upload.left", { count: left })}</p>}
        <ul className={styles.items}>
          {items.map((item) => (
            <Item key={item.key} item={item} onRetry={() => queue.retry(item.key)} />
          ))}
        </ul>
        <p role="status">
          {items.length > 0 &&
            (open > 0
              ? t("upload.open", { count: open })
              : t("upload.all", {
                  done: count("done"),
                  known: count("known"),
                  failed: count("failed"),
                }))}
        </p>
        <p className={dialogs.actions}>
          {count("done") > 0 && open === 0 && (
            <Link
              to={withoutWords}
              className={buttons.primary}
              onClick={() => dialog.current?.close()}
            >
              {t("upload.words")}
            </Link>
          )}
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => dialog.current?.close()}
          >
            {t("close")}
          </button>
        </p>
      </dialog>
    </>
  );
}
