import type { Block } from "@festival/contracts/api/editing/blocks";
import * as blockCalls from "@festival/contracts/calls/blocks";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useRef, useState } from "react";
import { answered } from "../calls/answered.ts";
import { useCalls } from "../calls/callsContext.ts";
import dialog from "../dialog/dialog.module.css";
import { PatternRow } from "../patterns/PatternRow.tsx";
import patterns from "../patterns/patterns.module.css";
import { usePatternAct } from "../patterns/usePatternAct.ts";
import { useCallWords } from "../pickers/callWords.ts";
import { useAsked } from "../pickers/useAsked.ts";
import structure from "../structure/structure.module.css";
import { BlockUses } from "./BlockUses.tsx";

interface BlockListProps {
  locale: Locale;
  onInsert(block: number): void;
}

/** Reusable blocks to show at a place, and below them all that is done with blocks themselves. */
export function BlockList({ locale, onInsert }: BlockListProps) {
  const { t } = useTranslation();
  const wordsOf = useCallWords();
  const calls = useCalls(locale);
  const { transport } = calls;
  const read = () => answered(transport.read(blockCalls.listBlocks, {}));
  const { value: blocks, error, retry } = useAsked("blocks", read, calls);
  const { act, isBusy, problem } = usePatternAct("blocks");
  const [said, setSaid] = useState("");
  const [tried, setTried] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);

  const change = async (doing: () => Promise<unknown>, words: string) => {
    setSaid("");
    setTried(undefined);
    const isDone = await act(doing);
    if (!isDone) return false;
    setSaid(words);
    retry();
    // the button that was pressed may be gone
    heading.current?.focus();
    return true;
  };
  const remove = async ({ id, name }: Block) => {
    const doing = () => answered(transport.send(blockCalls.deleteBlock, { id }));
    if (!(await change(doing, t("patterns.deleted", { name: name[locale] })))) setTried(id);
  };

  return (
    <section aria-label={t("blocks.title")}>
      <h3 ref={heading} tabIndex={-1} className={structure.group}>
        {t("blocks.title")}
      </h3>
      {!blocks && !error && <p>{t("blocks.reading")}</p>}
      {error !== undefined && (
        <p role="alert" className={dialog.problem}>
          {wordsOf(error)}{" "}
          <button type="button" className={dialog.small} onClick={retry}>
            {t("picker.retry")}
          </button>
        </p>
      )}
      {blocks?.length === 0 && <p className={structure.hint}>{t("blocks.none")}</p>}
      <ul className={structure.models}>
        {blocks?.map(({ id, name, is_public: isPublic }) => (
          <li key={id}>
            <button
              type="button"
              className={structure.model}
              disabled={isBusy}
              onClick={() => onInsert(id)}
            >
              {name[locale]}
              {!isPublic && <small> {t("blocks.draft")}</small>}
            </button>
          </li>
        ))}
      </ul>
      {problem && (
        <div role="alert" className={dialog.problem}>
          <p>{problem}</p>
          {tried !== undefined && <BlockUses block={tried} locale={locale} />}
        </div>
      )}
      {blocks && blocks.length > 0 && (
        <details className={patterns.manage}>
          <summary>{t("blocks.manage")}</summary>
          <ul className={patterns.rows}>
            {blocks.map((block) => (
              <PatternRow
                key={block.id}
                pattern={block}
                locale={locale}
                ask={t("blocks.deleteAsk")}
                isBusy={isBusy}
                onRename={(name) =>
                  void change(
                    () => answered(transport.send(blockCalls.renameBlock, block, { name })),
                    t("patterns.renamed", { name: name[locale] }),
                  )
                }
                onDelete={() => void remove(block)}
              />
            ))}
          </ul>
        </details>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
