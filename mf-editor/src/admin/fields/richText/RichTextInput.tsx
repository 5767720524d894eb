import type { RichText } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useRef, useState } from "react";
import { useController } from "react-hook-form";
import type { TextStart } from "../../../fields/richText/startedAt.ts";
import styles from "../fields.module.css";
import { useProblem } from "../formContext.ts";
import { Problem } from "../Problem.tsx";
import { ShownWords } from "./ShownWords.tsx";
import { useNear } from "./useNear.ts";
import { useRichField } from "./useRichField.ts";

interface RichTextInputProps {
  path: string;
  label: string;
  lang?: Locale | undefined;
}

const hasWords = ({ blocks }: RichText) => blocks.some(({ text }) => text.trim() !== "");

/**
 * Words with formats, written as in the page itself. Without a word the field is empty. Its code is large and comes
 * when it is near or wanted; until then the words are read where they will be written.
 */
export function RichTextInput({ path, label, lang }: RichTextInputProps) {
  const { t } = useTranslation();
  const { field } = useController({ name: path });
  const problem = useProblem(path);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const [start, setStart] = useState<TextStart>();
  const { RichField, hasFailed, load } = useRichField(isNear || start !== undefined);
  return (
    <div
      className={styles.input}
      data-kind="richText"
      data-path={path}
      data-invalid={problem !== undefined}
      lang={lang}
    >
      <span className={styles.label}>{label}</span>
      <div ref={box} className={styles.box}>
        {RichField ? (
          <RichField
            value={field.value}
            label={label}
            start={start}
            onChange={(content) => field.onChange(hasWords(content) ? content : null)}
          />
        ) : (
          <ShownWords
            value={field.value}
            label={label}
            onStart={(place) => {
              setStart(place);
              load();
            }}
          />
        )}
      </div>
      {hasFailed && <p role="alert">{t("richText.failed")}</p>}
      <Problem id={path} words={problem} />
    </div>
  );
}
