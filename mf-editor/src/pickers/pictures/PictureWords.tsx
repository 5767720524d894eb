import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import { locales, type Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useImperativeHandle, useState, type Ref } from "react";
import { answered } from "../../calls/answered.ts";
import { useCalls } from "../../calls/callsContext.ts";
import buttons from "../../dialog/dialog.module.css";
import { useCallWords } from "../callWords.ts";
import { isSame } from "../../workingCopy/isSame.ts";
import { recordThumb } from "../records/recordTitle.ts";
import { FocalPoint } from "./FocalPoint.tsx";
import { lacksWords, wordsOfPicture, type PictureWordsOf } from "./pictureRecord.ts";
import styles from "./pictures.module.css";

/** Words of a picture that are being written. */
export interface KeepsWords {
  /** Saves them, unless nothing was written. @returns whether all of them are saved */
  keep(): Promise<boolean>;
}

interface PictureWordsProps {
  /** For what asks for the words of several pictures, and saves them by one press. */
  writer?: Ref<KeepsWords> | undefined;
  record: StaffRecord;
  locale: Locale;
  onSaved(record: StaffRecord): void;
}

/** The words of a picture and its focal point, the same in every place that shows it. */
export function PictureWords({ record, locale, writer, onSaved }: PictureWordsProps) {
  const { t } = useTranslation();
  const wordsOf = useCallWords();
  const { transport } = useCalls(locale);
  const id = useId();
  const [words, setWords] = useState(() => wordsOfPicture(record));
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const change = (next: Partial<PictureWordsOf>) => {
    setSaid(undefined);
    setWords({ ...words, ...next });
  };
  async function save(): Promise<boolean> {
    if (lacksWords(words)) {
      setSaid(t("picture.wordsMissing"));
      return false;
    }
    setIsBusy(true);
    try {
      const { id, revision } = record;
      onSaved(
        await answered(
          transport.send(resourceCalls("images").update, { id }, { ...words, revision }),
        ),
      );
      return true;
    } catch (error) {
      setSaid(wordsOf(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  useImperativeHandle(writer, () => ({
    keep: async () => isSame(words, wordsOfPicture(record)) || save(),
  }));
  return (
    <div className={styles.words} role="group" aria-label={t("picture.words")}>
      {locales.map((language) => (
        <p key={language} className={styles.line}>
          <label htmlFor={`${id}-${language}`}>{t(`picture.alt.${language}`)}</label>
          <textarea
            id={`${id}-${language}`}
            rows={2}
            maxLength={500}
            lang={language}
            disabled={words.decorative}
            value={words.alias[language]}
            onChange={({ target }) =>
              change({ alias: { ...words.alias, [language]: target.value } })
            }
          />
        </p>
      ))}
      <p>
        <label>
          <input
            type="checkbox"
            checked={words.decorative}
            onChange={({ target }) => change({ decorative: target.checked })}
          />{" "}
          {t("picture.decorative")}
        </label>
      </p>
      <p className={styles.line}>
        <label htmlFor={`${id}-credit`}>{t("picture.credit")}</label>
        <input
          id={`${id}-credit`}
          maxLength={300}
          value={words.copyright}
          onChange={({ target }) => change({ copyright: target.value })}
        />
      </p>
      <FocalPoint
        label={t("picture.focalPoint")}
        src={recordThumb(record, "mediumList")}
        value={words.focal_point}
        onChange={(point) => change({ focal_point: point })}
      />
      {said && (
        <p role="alert" className={buttons.problem}>
          {said}
        </p>
      )}
      <p>
        <button
          type="button"
          className={buttons.small}
          disabled={isBusy}
          onClick={() => void save()}
        >
          {t(isBusy ? "picture.saving" : "picture.save")}
        </button>
      </p>
    </div>
  );
}
