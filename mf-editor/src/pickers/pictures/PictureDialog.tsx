import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState, type ClipboardEvent, type DragEvent } from "react";
import { Dialog } from "../../dialog/Dialog.tsx";
import buttons from "../../dialog/dialog.module.css";
import { useCallWords } from "../callWords.ts";
import { PictureDetails } from "./PictureDetails.tsx";
import { PictureFilters } from "./PictureFilters.tsx";
import { PictureGrid } from "./PictureGrid.tsx";
import { labelsOfPicture } from "./pictureRecord.ts";
import fileInput from "../fileInput.module.css";
import styles from "./pictures.module.css";
import { UploadList } from "./UploadList.tsx";
import { acceptedPictures, mostFiles } from "./uploadQueue.ts";
import { usePictures } from "./usePictures.ts";
import { usePictureUpload } from "./usePictureUpload.ts";

interface PictureDialogProps {
  locale: Locale;
  label: string;
  /** What the field holds. */
  chosen: readonly number[];
  /** So many fit into the field; 1 closes the dialog with the first. */
  most: number;
  onChoose(ids: number[]): void;
  onClose(): void;
}

/** Finds a picture, or takes one from this device, and shows what must be known of it. */
export function PictureDialog(props: PictureDialogProps) {
  const { locale, label, chosen, most, onChoose, onClose } = props;
  const { t } = useTranslation();
  const wordsOf = useCallWords();
  const id = useId();
  const isMany = most > 1;
  const [current, setCurrent] = useState<number | undefined>(chosen[0]);
  const [taken, setTaken] = useState<readonly number[]>(chosen);
  const list = usePictures(locale);
  const { pictures, query, error } = list;
  const upload = usePictureUpload(locale, (arrived) => {
    setCurrent(arrived);
    if (isMany) setTaken((before) => [...new Set([...before, arrived])].slice(0, most));
    list.readAgain();
  });
  const take = (picture: number) => {
    if (!isMany) onChoose([picture]);
    else if (taken.includes(picture)) setTaken(taken.filter((each) => each !== picture));
    else if (taken.length < most) setTaken([...taken, picture]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    upload.add(event.dataTransfer.files);
  };
  const paste = ({ clipboardData: { files } }: ClipboardEvent) => {
    if (files.length > 0) upload.add(files);
  };
  const labels = [...new Set(pictures.flatMap(labelsOfPicture))].slice(0, 12);
  const isEmpty = !list.isAsking && error === undefined && pictures.length === 0;
  return (
    <Dialog
      title={t("picture.title", { what: label })}
      isWide
      onClose={onClose}
      foot={
        <>
          <button
            type="button"
            className={buttons.main}
            disabled={isMany ? taken.length === 0 : current === undefined}
            onClick={() => onChoose(isMany ? [...taken] : current === undefined ? [] : [current])}
          >
            {isMany ? t("picture.takeMany", { count: taken.length }) : t("picture.take")}
          </button>
          <button type="button" className={buttons.other} onClick={onClose}>
            {t("picture.cancel")}
          </button>
        </>
      }
    >
      <div
        className={styles.picker}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onPaste={paste}
      >
        <PictureFilters query={query} labels={labels} onChange={list.setQuery} />
        <div className={styles.drop}>
          <label htmlFor={id}>{t("picture.upload.choose", { most: mostFiles })}</label>
          <input
            id={id}
            type="file"
            className={fileInput.input}
            multiple
            accept={acceptedPictures}
            onChange={({ target }) => {
              upload.add(target.files);
              target.value = "";
            }}
          />
          <UploadList
            items={upload.items}
            left={upload.left}
            onRetry={upload.retry}
            onLeaveOut={upload.leaveOut}
            renderArrived={(item) => (
              <button
                type="button"
                className={styles.link}
                aria-pressed={item.id === current}
                onClick={() => setCurrent(item.id)}
              >
                {item.file.name}
              </button>
            )}
          />
        </div>
        <div className={styles.found}>
          <div>
            {error !== undefined && (
              <p role="alert" className={buttons.problem}>
                {wordsOf(error)}{" "}
                <button type="button" className={buttons.small} onClick={list.retry}>
                  {t("picker.retry")}
                </button>
              </p>
            )}
            <p role="status" className={styles.help}>
              {list.isAsking && t("picker.asking")}
              {isEmpty && t("picture.none")}
            </p>
            {pictures.length > 0 && (
              <PictureGrid
                pictures={pictures}
                current={current}
                chosen={taken}
                isMany={isMany}
                onLook={setCurrent}
                onTake={take}
              />
            )}
            {list.pages > 1 && (
              <p className={styles.pages}>
                <button
                  type="button"
                  className={buttons.small}
                  disabled={list.page === 1}
                  onClick={() => list.setPage(list.page - 1)}
                >
                  {t("picture.before")}
                </button>
                <span>{t("picture.page", { page: list.page, pages: list.pages })}</span>
                <button
                  type="button"
                  className={buttons.small}
                  disabled={list.page === list.pages}
                  onClick={() => list.setPage(list.page + 1)}
                >
                  {t("picture.after")}
                </button>
              </p>
            )}
          </div>
          {current !== undefined && (
            <section className={styles.details} aria-label={t("picture.details")}>
              <PictureDetails
                key={current}
                id={current}
                locale={locale}
                onChanged={list.readAgain}
              />
            </section>
          )}
        </div>
      </div>
    </Dialog>
  );
}
