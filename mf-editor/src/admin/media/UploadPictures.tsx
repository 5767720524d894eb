import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useRef, type DragEvent } from "react";
import { Link } from "../routing/Link.tsx";
import { UploadList } from "../../pickers/pictures/UploadList.tsx";
import { acceptedPictures, mostFiles } from "../../pickers/pictures/uploadQueue.ts";
import { usePictureUpload } from "../../pickers/pictures/usePictureUpload.ts";
import { useAdmin } from "../data/adminContext.ts";
import buttons from "../frame/buttons.module.css";
import dialogs from "../frame/dialog.module.css";
import styles from "./media.module.css";

/** Uploads many pictures at once; their words come afterwards, and until then visitors see none of them. */
export function UploadPictures({ onDone }: { onDone(): void }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { items, left, add, retry, leaveOut } = usePictureUpload(locale);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add(event.dataTransfer.files);
  };
  const isOpen = items.some(({ state }) => state === "waiting" || state === "sending");
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
          <label htmlFor={id}>{t("picture.upload.choose", { most: mostFiles })}</label>
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
        <UploadList
          items={items}
          left={left}
          onRetry={retry}
          onLeaveOut={leaveOut}
          renderArrived={(item) => <Link to={`/images/${item.id}`}>{item.file.name}</Link>}
        />
        <p className={dialogs.actions}>
          {items.some(({ state }) => state === "done") && !isOpen && (
            <Link
              to="/images/words"
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
