import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState, type Ref } from "react";
import buttons from "../../dialog/dialog.module.css";
import { recordThumb } from "../records/recordTitle.ts";
import { useRecord } from "../records/useRecord.ts";
import { PictureFacts } from "./PictureFacts.tsx";
import { lacksWords, nameOfPicture, wordsOfPicture } from "./pictureRecord.ts";
import { PictureWords, type KeepsWords } from "./PictureWords.tsx";
import styles from "./pictures.module.css";

interface PictureDetailsProps {
  id: number;
  locale: Locale;
  writer?: Ref<KeepsWords> | undefined;
  onChanged(record: StaffRecord): void;
}

/** One picture at a size at which it can be judged, its facts, and what changes its words. */
export function PictureDetails({ id, locale, writer, onChanged }: PictureDetailsProps) {
  const { t } = useTranslation();
  const { record, isGone, retry } = useRecord("images", locale, id);
  const [isWriting, setIsWriting] = useState(false);
  if (!record) return <p>{isGone ? t("picker.gone", { id }) : t("picker.asking")}</p>;
  const isMissing = lacksWords(wordsOfPicture(record));
  return (
    <>
      <img
        className={styles.preview}
        src={recordThumb(record, "mediumList")}
        alt={wordsOfPicture(record).alias[locale]}
      />
      <h3>{nameOfPicture(record)}</h3>
      {isWriting || isMissing ? (
        <>
          <p className={styles.help}>
            {t(isMissing ? "picture.wordsFirst" : "picture.everywhere")}
          </p>
          <PictureWords
            key={record.revision}
            record={record}
            locale={locale}
            writer={writer}
            onSaved={(saved) => {
              setIsWriting(false);
              retry();
              onChanged(saved);
            }}
          />
        </>
      ) : (
        <>
          <PictureFacts record={record} locale={locale} />
          <button type="button" className={buttons.small} onClick={() => setIsWriting(true)}>
            {t("picture.write")}
          </button>
        </>
      )}
    </>
  );
}
