import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { Dialog } from "../dialog/Dialog.tsx";
import dialog from "../dialog/dialog.module.css";
import { modelLabel } from "../page/sectionWords.ts";
import { describeField, type Op } from "../workingCopy/ops.ts";
import { ownOps, setOf } from "../workingCopy/ownOps.ts";
import type { WorkingCopies } from "../workingCopy/store.ts";
import { momentOf } from "./moments.ts";
import styles from "./publish.module.css";
import { passagesOf } from "../workingCopy/passages.ts";
import { ConflictPassages } from "./ConflictPassages.tsx";
import { wordDifference, wordsOf } from "./wordDifference.ts";

interface ConflictsProps {
  copies: WorkingCopies;
  locale: Locale;
}

/** What the buttons say that keep one's own words, and that do not. */
const own = { field: "takeMine", removed: "putBack", untaken: "insertAgain" } as const;
const instead = { field: "takeTheirs", removed: "leave", untaken: "discard" } as const;

function Version({
  title,
  words,
  before,
  locale,
}: {
  title: string;
  words: string;
  before: string;
  locale: Locale;
}) {
  return (
    <section className={styles.version}>
      <h3>{title}</h3>
      <p className={styles.words}>
        {wordDifference(before, words, locale)
          .filter(({ kind }) => kind !== "removed")
          .map(({ text, kind }, index) =>
            kind === "added" ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>,
          )}
      </p>
    </section>
  );
}

/** Asks where two people changed the same words; both versions are kept until it is answered. */
export function Conflicts({ copies, locale }: ConflictsProps) {
  const { t } = useTranslation();
  const owners = useSubject(copies.owners$);
  const found = [...owners].flatMap(([key, state]) =>
    state.conflicts.map((conflict) => ({ key, state, conflict })),
  );
  const [first] = found;
  if (!first) return null;
  const { key, state, conflict } = first;
  const decide = (ops: readonly Op[]) => copies.decide(key, conflict, ops);
  const mine = () => decide(ownOps(conflict, state));
  const name =
    conflict.kind === "field"
      ? `${modelLabel(conflict.model, locale)}: ${describeField(conflict.model, conflict.field)?.label[locale] ?? conflict.field}`
      : t("conflict.section");
  const language = (conflict.kind === "field" && conflict.locale) || locale;
  const kind = conflict.kind === "removed" && conflict.model ? "untaken" : conflict.kind;
  const { by, at } = conflict;
  const other = by && at && { by, at: momentOf(at, locale) };
  const isRemoved = kind === "removed" && other;
  const text = (value: unknown) => wordsOf(value) ?? JSON.stringify(value);
  const passages = conflict.kind === "field" ? passagesOf(conflict) : undefined;
  return (
    <Dialog
      title={isRemoved ? t("conflict.removedBy", other) : t(`conflict.${kind}`, { name })}
      isWide
    >
      {conflict.kind === "field" ? (
        <div className={styles.versions}>
          <Version
            title={t("conflict.mine")}
            words={text(conflict.mine)}
            before={text(conflict.before)}
            locale={language}
          />
          <Version
            title={other ? t("conflict.theirsBy", other) : t("conflict.theirs")}
            words={text(conflict.theirs)}
            before={text(conflict.before)}
            locale={language}
          />
        </div>
      ) : (
        conflict.words.map(({ fields }, index) => (
          <p key={index} className={styles.words}>
            {Object.values(fields).map(text).join("\n")}
          </p>
        ))
      )}
      <p className={dialog.actions}>
        <button type="button" className={dialog.main} onClick={mine}>
          {t(`conflict.${own[kind]}`)}
        </button>
        <button type="button" className={dialog.other} onClick={() => decide([])}>
          {t(`conflict.${instead[kind]}`)}
        </button>
      </p>
      {passages && conflict.kind === "field" && (
        <ConflictPassages
          key={JSON.stringify(conflict)}
          passages={passages}
          onAnswered={(value) => decide([setOf(conflict, value)])}
        />
      )}
    </Dialog>
  );
}
