import type { Pattern } from "@festival/contracts/api/editing/patterns";
import * as patternCalls from "@festival/contracts/calls/patterns";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useRef, useState } from "react";
import { answered } from "../calls/answered.ts";
import { useCalls } from "../calls/callsContext.ts";
import dialog from "../dialog/dialog.module.css";
import { useCallWords } from "../pickers/callWords.ts";
import { useAsked } from "../pickers/useAsked.ts";
import structure from "../structure/structure.module.css";
import type { Clip } from "../workingCopy/clipboard.ts";
import { clipOfPattern } from "./patternClip.ts";
import { PatternRow } from "./PatternRow.tsx";
import styles from "./patterns.module.css";
import { usePatternAct } from "./usePatternAct.ts";

interface PatternListProps {
  /** Whether sections of these types may stand at the place. */
  mayStand(models: readonly string[]): boolean;
  locale: Locale;
  onInsert(clip: Clip): void;
}

/** Patterns to insert, and below them all that is done with patterns themselves. */
export function PatternList({ mayStand, locale, onInsert }: PatternListProps) {
  const { t } = useTranslation();
  const wordsOf = useCallWords();
  const calls = useCalls(locale);
  const { transport } = calls;
  const read = () => answered(transport.read(patternCalls.listPatterns, {}));
  const { value: patterns, error, retry } = useAsked("patterns", read, calls);
  const { act, isBusy, problem } = usePatternAct("patterns");
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);

  const insert = ({ id }: Pattern) =>
    act(async () => {
      const clip = clipOfPattern(await answered(transport.read(patternCalls.getPattern, { id })));
      // of a newer release alone
      if (clip) onInsert(clip);
    });
  const change = async (doing: () => Promise<unknown>, words: string) => {
    setSaid("");
    if (!(await act(doing))) return;
    setSaid(words);
    retry();
    // the button that was pressed may be gone
    heading.current?.focus();
  };

  return (
    <section aria-label={t("patterns.title")}>
      <h3 ref={heading} tabIndex={-1} className={structure.group}>
        {t("patterns.title")}
      </h3>
      {!patterns && !error && <p>{t("patterns.reading")}</p>}
      {error !== undefined && (
        <p role="alert" className={dialog.problem}>
          {wordsOf(error)}{" "}
          <button type="button" className={dialog.small} onClick={retry}>
            {t("picker.retry")}
          </button>
        </p>
      )}
      {patterns?.length === 0 && <p className={structure.hint}>{t("patterns.none")}</p>}
      <ul className={structure.models}>
        {patterns?.map((pattern) => {
          const isAllowed = mayStand(pattern.models);
          return (
            <li key={pattern.id}>
              <button
                type="button"
                className={structure.model}
                disabled={!isAllowed || isBusy}
                onClick={() => void insert(pattern)}
              >
                {pattern.name[locale]}
                {!isAllowed && <small> {t("insert.notHere")}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      {problem && (
        <p role="alert" className={dialog.problem}>
          {problem}
        </p>
      )}
      {patterns && patterns.length > 0 && (
        <details className={styles.manage}>
          <summary>{t("patterns.manage")}</summary>
          <ul className={styles.rows}>
            {patterns.map((pattern) => (
              <PatternRow
                key={pattern.id}
                pattern={pattern}
                locale={locale}
                ask={t("patterns.deleteAsk")}
                isBusy={isBusy}
                onRename={(name) =>
                  void change(
                    () =>
                      answered(
                        transport.send(patternCalls.renamePattern, { id: pattern.id }, { name }),
                      ),
                    t("patterns.renamed", { name: name[locale] }),
                  )
                }
                onDelete={() =>
                  void change(
                    () => answered(transport.send(patternCalls.deletePattern, { id: pattern.id })),
                    t("patterns.deleted", { name: pattern.name[locale] }),
                  )
                }
              />
            ))}
          </ul>
        </details>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
