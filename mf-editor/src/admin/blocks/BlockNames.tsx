import type { Block } from "@festival/contracts/api/editing/blocks";
import { renameBlock } from "@festival/contracts/calls/blocks";
import { locales } from "@festival/contracts/locales";
import { longestPatternName } from "@festival/contracts/sections/patternBounds";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState, type SyntheticEvent } from "react";
import { answered } from "../../calls/answered.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { usePatternNames } from "../../patterns/usePatternNames.ts";
import { useAdmin } from "../data/adminContext.ts";
import inputs from "../fields/fields.module.css";
import { useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import styles from "./blocks.module.css";

interface BlockNamesProps {
  block: Block;
  /** Called with the name in the language of the area. */
  onRenamed(name: string): void;
}

/** The names of a block in both languages; a language without one takes that of the other. */
export function BlockNames({ block, onRenamed }: BlockNamesProps) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const wordsOf = useProblemWords();
  const id = useId();
  const { names, setName, complete, isEmpty } = usePatternNames(block.name);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    try {
      await answered(transport.send(renameBlock, { id: block.id }, { name: complete }));
      onRenamed(complete[locale]);
    } catch (error) {
      const isTaken = isCallProblem(error) && error.details.fields?.name === "taken";
      setProblem(isTaken ? t("blocks.taken") : wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.names} onSubmit={(event) => void submit(event)}>
      {locales.map((language) => (
        <div key={language} className={inputs.input}>
          <label htmlFor={`${id}-${language}`}>{t(`blocks.name.${language}`)}</label>
          <input
            id={`${id}-${language}`}
            lang={language}
            value={names[language]}
            maxLength={longestPatternName}
            autoComplete="off"
            onChange={({ target }) => setName(language, target.value)}
          />
        </div>
      ))}
      <button type="submit" className={buttons.secondary} disabled={isBusy || isEmpty}>
        {t("blocks.rename")}
      </button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
