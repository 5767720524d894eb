import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import type { Bus } from "../bus.ts";
import { BlockUses } from "../blocks/BlockUses.tsx";
import dialog from "../dialog/dialog.module.css";
import { confirmWords, hasTwins } from "../languages/twins.ts";
import type { EditSession } from "../page/EditSession.ts";
import type { Selected } from "../page/useSelection.ts";
import { headRef } from "../workingCopy/head.ts";
import { hasUnsaved } from "../workingCopy/unsaved.ts";
import { ChangeList } from "./ChangeList.tsx";
import { acceptableOf, Findings, type Finding } from "./Findings.tsx";
import { findingsIn } from "./findingsIn.ts";
import type { Fix } from "./fixes.ts";
import styles from "./publish.module.css";
import type { Publishable, usePublishable } from "./usePublishable.ts";
import { usePublishing } from "./usePublishing.ts";
import { WhenInput } from "./WhenInput.tsx";

interface ChangesTabProps extends ReturnType<typeof usePublishable> {
  bus: Bus;
  session: EditSession;
  locale: Locale;
  onSelect(selected: Selected): void;
  onClose(): void;
}

/** What a person has ticked or not, by the part; by default their own changes and nothing else. */
function useChoice(publishable: readonly Publishable[]) {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const parts = publishable.flatMap((each) => each.parts);
  const isChosen = (id: string, isMine: boolean) => choices.get(id) ?? isMine;
  return {
    parts,
    chosen: new Set(parts.filter(({ id, isMine }) => isChosen(id, isMine)).map(({ id }) => id)),
    choose: (ids: readonly string[], value: boolean) =>
      setChoices((present) => new Map([...present, ...ids.map((id) => [id, value] as const)])),
  };
}

/** What readers will see differently, by whom; one's own is published, now or at a time, and what else is ticked. */
export function ChangesTab(props: ChangesTabProps) {
  const { session, locale, onSelect, onClose, isSaved, publishable = [], readAgain } = props;
  const { t } = useTranslation();
  const { parts, chosen, choose } = useChoice(publishable);
  const { publishChosen, failure, isBusy } = usePublishing(props);
  const [at, setAt] = useState<string>();
  const [online, setOnline] = useState<ReadonlySet<string>>(new Set());
  const isRead = props.publishable !== undefined;
  const open = [...session.copies.owners$.value.values()].filter(hasUnsaved).length;
  const findings = findingsIn(publishable, chosen, session);
  const accept = acceptableOf(findings);
  const isStopped = findings.some(({ severity }) => severity === "stop");
  const titles = new Map(publishable.map(({ key, title }) => [key, title]));

  const go = ({ owner, section, field }: Finding) => {
    onClose();
    if (section === null && !session.copies.get(owner)?.shown.head) return;
    onSelect({
      owner,
      id: section ?? headRef,
      ...(field !== null && { field: field.split(".")[0] }),
    });
  };
  const mend = async ({ owner: key, section, model, locale: language }: Finding, fix: Fix) => {
    const state = session.copies.get(key);
    const label = { act: "write" as const, model: model ?? "", words: "" };
    if (fix.kind === "empty") session.copies.edit(key, fix.ops, { label });
    if (fix.kind === "fine" && state && hasTwins(state.owner) && language) {
      const seen = state.base.revision;
      await confirmWords(state.owner, locale, { section, language, seen });
    }
    session.flush.now();
    readAgain();
  };
  const putOnline = (key: string, isOnline: boolean) =>
    setOnline((present) => {
      const next = new Set(present);
      if (isOnline) next.add(key);
      else next.delete(key);
      return next;
    });

  const list = (mine: boolean) => (
    <ChangeList
      title={t(mine ? "publish.mine" : "publish.others")}
      parts={parts.filter(({ isMine }) => isMine === mine)}
      chosen={chosen}
      locale={locale}
      titleOf={(key) => titles.get(key) ?? ""}
      onChoose={(id, isChosen) => choose([id], isChosen)}
    />
  );
  const verb = () => {
    if (isBusy) return "publish.busy";
    if (isStopped && accept) return "publish.nevertheless";
    return at === undefined ? "publish.now" : "publish.then";
  };
  const isOffline = publishable.some(({ unpublished }) => unpublished.is_online === false);
  const hasChoice = chosen.size + online.size > 0 && at !== "";
  return (
    <>
      {!isSaved && <p>{t("publish.saving")}</p>}
      {isSaved && !isRead && <p>{t("publish.reading")}</p>}
      {isRead && parts.length === 0 && <p>{t("publish.nothing")}</p>}
      {open > 0 && isSaved && <p className={dialog.problem}>{t("publish.open_questions")}</p>}
      {list(true)}
      {list(false)}
      {publishable
        .filter(({ owner, parts: changed }) => owner.type === "block" && changed.length > 0)
        .map(({ key, owner }) => (
          <BlockUses key={key} block={owner.id} locale={locale} />
        ))}
      <Findings
        findings={findings}
        locale={locale}
        onGo={go}
        onFix={(finding, fix) => void mend(finding, fix)}
      />
      {publishable
        .filter(({ unpublished }) => unpublished.is_online === false)
        .map(({ key, parts: changed }) =>
          // what is published at a time goes online with it
          at !== undefined && changed.some(({ id }) => chosen.has(id)) ? (
            <p key={key}>{t("publish.onlineThen", { title: titles.get(key) })}</p>
          ) : (
            <label key={key} className={styles.name}>
              <input
                type="checkbox"
                checked={online.has(key)}
                onChange={({ target }) => putOnline(key, target.checked)}
              />
              <span>{t("publish.online", { title: titles.get(key) })}</span>
            </label>
          ),
        )}
      {(parts.length > 0 || isOffline) && <WhenInput value={at} onChange={setAt} />}
      {failure && (
        <p role="alert" className={dialog.problem}>
          {t(`publish.${failure}`)}
        </p>
      )}
      <div className={dialog.foot}>
        <button
          type="button"
          className={dialog.main}
          disabled={isBusy || !isRead || accept === undefined || !hasChoice}
          onClick={() =>
            void publishChosen({
              publishable,
              chosen,
              online,
              accept: accept ?? [],
              at,
              add: (ids) => choose(ids, true),
            })
          }
        >
          {t(verb())}
        </button>
        <button type="button" className={dialog.other} onClick={onClose}>
          {t("publish.cancel")}
        </button>
      </div>
    </>
  );
}
