import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { lazy, Suspense, useState } from "react";
import buttons from "../../dialog/dialog.module.css";
import { RecordList } from "../records/RecordList.tsx";
import { recordThumb } from "../records/recordTitle.ts";
import { useRecord } from "../records/useRecord.ts";
import { PictureFacts } from "./PictureFacts.tsx";
import styles from "./pictures.module.css";

/** In a chunk of its own: it comes when a picture is chosen. */
const PictureDialog = lazy(async () => {
  const { PictureDialog } = await import("./PictureDialog.tsx");
  return { default: PictureDialog };
});

interface PictureChoiceProps {
  label: string;
  locale: Locale;
  value: readonly number[];
  most: number;
  isRequired: boolean;
  onChange(ids: number[]): void;
}

function Chosen({ id, locale }: { id: number; locale: Locale }) {
  const { t } = useTranslation();
  const { record, isGone } = useRecord("images", locale, id);
  if (!record) return <p>{isGone ? t("picker.gone", { id }) : "…"}</p>;
  return (
    <div className={styles.chosen}>
      <img src={recordThumb(record)} alt="" />
      <div>
        <PictureFacts record={record} locale={locale} />
      </div>
    </div>
  );
}

/** The picture of a field, or several, with what must be known of it, and what chooses another one. */
export function PictureChoice(props: PictureChoiceProps) {
  const { label, locale, value, most, isRequired, onChange } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [first] = value;
  const isMany = most > 1;
  const words = isMany ? "picture.add" : first === undefined ? "picture.choose" : "picture.other";
  return (
    <>
      {isMany ? (
        <RecordList to="images" ids={value} locale={locale} onChange={onChange} />
      ) : (
        first !== undefined && <Chosen id={first} locale={locale} />
      )}
      <p className={styles.pages}>
        <button
          type="button"
          className={buttons.small}
          aria-label={`${label}: ${t(words)}`}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {t(words)}
        </button>
        {!isMany && !isRequired && first !== undefined && (
          <button
            type="button"
            className={buttons.small}
            aria-label={`${label}: ${t("picture.clear")}`}
            onClick={() => onChange([])}
          >
            {t("picture.clear")}
          </button>
        )}
      </p>
      {isOpen && (
        <Suspense>
          <PictureDialog
            locale={locale}
            label={label}
            chosen={value}
            most={most}
            onChoose={(ids) => {
              setIsOpen(false);
              onChange(ids);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
