import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import { locales, type Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import { answered } from "../../calls/answered.ts";
import { useCalls } from "../../calls/callsContext.ts";
import buttons from "../../dialog/dialog.module.css";
import { useCallWords } from "../callWords.ts";
import { recordThumb } from "../records/recordTitle.ts";
import { FocalPoint } from "./FocalPoint.tsx";
import { lacksWords, wordsOfPicture, type PictureWordsOf } from "./pictureRecord.ts";
import styles from "./pictures.module.css";

interface PictureWordsProps {
  record: StaffRecord;
  locale: Locale;
  onSaved(record: StaffRecord): void;
}

/** The words of a picture and its focal point, the same in every place that shows it. */
export function PictureWords({ record, locale, onSaved }: PictureWordsProps) {
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
  async function save() {
    if (lacksWords(words)) {
      setSaid(t("picture.wordsMissing"));
      return;
    }
    setIsBusy(true);
    try {
      const { id, revision } = record;
      onSaved(
        await answered(
          transport.send(resourceCalls("images").update, { id }, { ...words, revision }),
        ),
      );
    } catch (error) {
      setSaid(wordsOf(error));
    }
    setIsBusy(false);
  }
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
