import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef } from "react";
import buttons from "../../dialog/dialog.module.css";
import { Dialog } from "../../dialog/Dialog.tsx";
import { PictureDetails } from "../../pickers/pictures/PictureDetails.tsx";
import type { KeepsWords } from "../../pickers/pictures/PictureWords.tsx";
import styles from "../../pickers/pictures/pictures.module.css";
import { UploadList } from "../../pickers/pictures/UploadList.tsx";
import { usePictureUpload } from "../../pickers/pictures/usePictureUpload.ts";

interface NewPicturesProps {
  files: readonly File[];
  locale: Locale;
  /** @param ids of the pictures, in the order of their files */
  onInsert(ids: number[]): void;
  onClose(): void;
}

/** Pictures of this device on their way into the page: meanwhile their words are asked for, which may come later. */
export function NewPictures({ files, locale, onInsert, onClose }: NewPicturesProps) {
  const { t } = useTranslation();
  const { items, left, add, retry, leaveOut } = usePictureUpload(locale);
  const writers = useRef(new Map<number, KeepsWords>());
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    add(files);
  }, [add, files]);

  // of the same bytes there is one picture
  const ids = [...new Set(items.flatMap(({ id }) => (id === null ? [] : [id])))];
  const isOpen = items.some(({ state }) => state === "waiting" || state === "sending");
  const insert = async () => {
    // those that are refused stay here, with what is wrong
    const kept = await Promise.all([...writers.current.values()].map((writer) => writer.keep()));
    if (!kept.includes(false)) onInsert(ids);
  };
  return (
    <Dialog
      title={t("newPictures.title")}
      isWide
      onClose={onClose}
      foot={
        <>
          <button
            type="button"
            className={buttons.main}
            disabled={isOpen || ids.length === 0}
            onClick={() => void insert()}
          >
            {t("newPictures.insert", { count: ids.length })}
          </button>
          <button type="button" className={buttons.other} onClick={onClose}>
            {t("insert.cancel")}
          </button>
        </>
      }
    >
      <div className={styles.picker}>
        <UploadList
          items={items}
          left={left}
          onRetry={retry}
          onLeaveOut={leaveOut}
          renderArrived={({ file }) => file.name}
        />
        {ids.map((id) => (
          <section key={id} className={styles.details}>
            <PictureDetails
              id={id}
              locale={locale}
              writer={(writer) => {
                if (writer) writers.current.set(id, writer);
                else writers.current.delete(id);
              }}
              onChanged={() => undefined}
            />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
