import type { RichText } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { useController } from "react-hook-form";
import { RichField } from "../../fields/richText/RichField.tsx";
import styles from "./fields.module.css";
import { useProblem } from "./formContext.ts";
import { Problem } from "./Problem.tsx";

interface RichTextInputProps {
  path: string;
  label: string;
  lang?: Locale | undefined;
}

const hasWords = ({ blocks }: RichText) => blocks.some(({ text }) => text.trim() !== "");

/** Words with formats, written as in the page itself. Without a word the field is empty. */
export function RichTextInput({ path, label, lang }: RichTextInputProps) {
  const { field } = useController({ name: path });
  const problem = useProblem(path);
  return (
    <div
      className={styles.input}
      data-kind="richText"
      data-path={path}
      data-invalid={problem !== undefined}
      lang={lang}
    >
      <span className={styles.label}>{label}</span>
      <div className={styles.box}>
        <RichField
          value={field.value}
          label={label}
          onChange={(content) => field.onChange(hasWords(content) ? content : null)}
        />
      </div>
      <Problem id={path} words={problem} />
    </div>
  );
}
