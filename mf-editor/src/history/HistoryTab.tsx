import type { Difference, Version } from "@festival/contracts/api/publishing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useCallback, useEffect, useId, useState } from "react";
import type { Bus } from "../bus.ts";
import dialog from "../dialog/dialog.module.css";
import type { EditSession } from "../page/EditSession.ts";
import styles from "../publish/publish.module.css";
import type { Publishable, usePublishable } from "../publish/usePublishable.ts";
import { DifferenceList } from "./DifferenceList.tsx";
import { KeepVersion } from "./KeepVersion.tsx";
import {
  keepVersion,
  nameVersion,
  readDifference,
  readVersions,
  restoreVersion,
} from "./versions.ts";
import { momentOf } from "../publish/moments.ts";

interface HistoryTabProps extends ReturnType<typeof usePublishable> {
  bus: Bus;
  session: EditSession;
  locale: Locale;
}

/** The versions of all that the page shows: who made them and when, what is different, and the way back. */
export function HistoryTab({ publishable, ...rest }: HistoryTabProps) {
  const { t } = useTranslation();
  if (!publishable) return <p>{t("publish.reading")}</p>;
  return publishable.map((each) => <History key={each.key} each={each} {...rest} />);
}

interface HistoryProps extends Omit<HistoryTabProps, "publishable"> {
  each: Publishable;
}

/** What is compared. */
interface Opened {
  version: Version;
  to: number | undefined;
  difference: Difference;
}

type Told = "failed" | "changed" | "structure" | "restored";

function History({ each, bus, session, locale, readAgain }: HistoryProps) {
  const { t } = useTranslation();
  const { owner, title, unpublished } = each;
  const id = useId();
  const [versions, setVersions] = useState<readonly Version[]>();
  const [next, setNext] = useState(1);
  const [hasMore, setMore] = useState(true);
  const [opened, setOpened] = useState<Opened>();
  const [told, setTold] = useState<Told>();

  const read = useCallback(
    async (page: number) => {
      const found = await readVersions(owner, locale, page);
      if (!found) {
        setTold("failed");
        return;
      }
      setVersions((present = []) =>
        page === 1 ? found.versions : [...present, ...found.versions],
      );
      setMore(found.hasMore);
      setNext(page + 1);
    },
    [owner, locale],
  );
  useEffect(() => void read(1), [read]);

  /** @param to another version; what is written now where absent */
  const open = async (version: Version, to?: number) => {
    const between = { from: version.id, ...(to !== undefined && { to }) };
    const difference = await readDifference(owner, locale, between);
    if (difference) setOpened({ version, to, difference });
    else setTold("failed");
  };
  const restore = async (version: Version, sections?: number[]) => {
    setTold(undefined);
    const name = t("history.before", { at: momentOf(version.published_at, locale) });
    // nothing is lost: what is replaced becomes a version itself
    const isKept = await keepVersion(owner, locale, name);
    const outcome = isKept
      ? await restoreVersion(owner, locale, version.id, {
          revision: unpublished.revision,
          ...(sections && { sections }),
        })
      : { kind: "failed" as const };
    if (outcome.kind === "signedOut") bus.askToSignIn();
    setTold(outcome.kind === "signedOut" ? "failed" : outcome.kind);
    await session.flush.lookForOthers();
    setOpened(undefined);
    readAgain();
    if (outcome.kind === "restored") bus.refreshPage();
    await read(1);
  };
  const afterNaming = async (naming: Promise<boolean>) => {
    const isDone = await naming;
    setTold(isDone ? undefined : "failed");
    await read(1);
    return isDone;
  };

  const nameOf = ({ name, kind, published_at: at }: Version) =>
    `${name || t(`history.kind.${kind}`)} – ${momentOf(at, locale)}`;

  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      <KeepVersion
        label={t("history.name")}
        action={t("history.keep")}
        onName={(name) => afterNaming(keepVersion(owner, locale, name))}
      />
      {told && (
        <p role="alert" className={told === "restored" ? undefined : dialog.problem}>
          {t(`history.${told}`)}
        </p>
      )}
      <ul className={styles.list}>
        {versions?.map((version) => (
          <li key={version.id} className={styles.change}>
            <p className={styles.name}>
              {nameOf(version)}
              {version.author && `, ${version.author}`}
              {version.is_current && ` (${t("history.current")})`}
            </p>
            {version.decisions.map(({ kind, name, at }) => (
              <p key={at} className={styles.by}>
                {t(`review.remark.${kind}`, { name, at: momentOf(at, locale) })}
              </p>
            ))}
            <p className={styles.lineActions}>
              <button type="button" className={dialog.small} onClick={() => void open(version)}>
                {t("history.compare")}
              </button>
              <button type="button" className={dialog.small} onClick={() => void restore(version)}>
                {t("history.restore")}
              </button>
            </p>
            {opened?.version.id === version.id && (
              <>
                <KeepVersion
                  label={t("history.rename")}
                  action={t("history.rename")}
                  onName={(name) => afterNaming(nameVersion(owner, locale, version.id, name))}
                />
                <p className={styles.compared}>
                  <label htmlFor={`${id}-${version.id}`}>{t("history.compareWith")}</label>
                  <select
                    id={`${id}-${version.id}`}
                    value={opened.to ?? ""}
                    onChange={({ target }) =>
                      void open(version, target.value === "" ? undefined : Number(target.value))
                    }
                  >
                    <option value="">{t("history.now")}</option>
                    {versions
                      .filter((other) => other.id !== version.id)
                      .map((other) => (
                        <option key={other.id} value={other.id}>
                          {nameOf(other)}
                        </option>
                      ))}
                  </select>
                </p>
                <p>{t(opened.to === undefined ? "history.since" : "history.then")}</p>
                <DifferenceList
                  owner={owner}
                  difference={opened.difference}
                  locale={locale}
                  // what is restored replaces what is written now
                  {...(opened.to === undefined && {
                    restore: {
                      label: t("history.restoreOne"),
                      run: (section: number) => void restore(version, [section]),
                    },
                  })}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {hasMore && versions && (
        <button type="button" className={dialog.small} onClick={() => void read(next)}>
          {t("history.more")}
        </button>
      )}
    </section>
  );
}
