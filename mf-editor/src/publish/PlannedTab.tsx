import type { Difference, Schedule } from "@festival/contracts/api/publishing";
import type { OwnerKey } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { festivalInstant } from "@festival/contracts/time/festivalTime";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useCallback, useEffect, useState } from "react";
import type { Bus } from "../bus.ts";
import dialog from "../dialog/dialog.module.css";
import { DifferenceList } from "../history/DifferenceList.tsx";
import { readDifference } from "../history/versions.ts";
import { callOff, readPlanned, takeOffline } from "./publishing.ts";
import styles from "./publish.module.css";
import type { Publishable, usePublishable } from "./usePublishable.ts";
import { WhenInput } from "./WhenInput.tsx";
import { momentOf } from "./moments.ts";

interface PlannedTabProps extends ReturnType<typeof usePublishable> {
  bus: Bus;
  locale: Locale;
  onClose(): void;
}

interface Planned {
  each: Publishable;
  schedule: Schedule;
}

/** What is to come of one owner, with what it changes, and the way to call it off. */
function PlannedLine({
  each: { owner, title },
  schedule: { id, action, at, author, version },
  locale,
  onCalledOff,
}: Planned & { locale: Locale; onCalledOff(isDone: boolean): void }) {
  const { t } = useTranslation();
  const [difference, setDifference] = useState<Difference>();
  const show = async (to: number) => setDifference(await readDifference(owner, locale, { to }));
  return (
    <li className={styles.change}>
      <p className={styles.name}>
        {title}: {t(`planned.${action}`, { at: momentOf(at, locale, "full") })}
        {author && ` (${author})`}
      </p>
      <p className={styles.lineActions}>
        {version !== null && !difference && (
          <button type="button" className={dialog.small} onClick={() => void show(version)}>
            {t("planned.show")}
          </button>
        )}
        <button
          type="button"
          className={dialog.small}
          onClick={() => void callOff(owner, locale, id).then(onCalledOff)}
        >
          {t("planned.callOff")}
        </button>
      </p>
      {difference && <DifferenceList owner={owner} difference={difference} locale={locale} />}
    </li>
  );
}

/** What is published or taken offline at a time to come, and taking offline. */
export function PlannedTab({ bus, locale, publishable, readAgain, onClose }: PlannedTabProps) {
  const { t } = useTranslation();
  const [planned, setPlanned] = useState<readonly Planned[]>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!publishable) return undefined;
    let isCurrent = true;
    const all = publishable.map(async (each) => {
      const schedules = await readPlanned(each.owner, locale);
      return schedules?.map((schedule) => ({ each, schedule }));
    });
    void Promise.all(all).then((found) => {
      if (!isCurrent) return;
      setFailed(found.includes(undefined));
      setPlanned(found.flatMap((each) => each ?? []));
    });
    return () => {
      isCurrent = false;
    };
  }, [publishable, locale]);

  const offline = useCallback(
    async (owner: OwnerKey, when: Parameters<typeof takeOffline>[2]) => {
      const outcome = await takeOffline(owner, locale, when);
      if (outcome.kind === "signedOut") bus.askToSignIn();
      setFailed(outcome.kind !== "done");
      readAgain();
      if (outcome.kind !== "done" || "at" in when) return;
      bus.alertShown$.next({ tone: "success", text: t("offline.done") });
      onClose();
    },
    [bus, locale, readAgain, onClose, t],
  );

  return (
    <>
      {!planned && <p>{t("publish.reading")}</p>}
      {planned?.length === 0 && <p>{t("planned.none")}</p>}
      <ul className={styles.list}>
        {planned?.map((each) => (
          <PlannedLine
            key={each.schedule.id}
            {...each}
            locale={locale}
            onCalledOff={(isDone) => {
              setFailed(!isDone);
              readAgain();
            }}
          />
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className={dialog.problem}>
          {t("planned.failed")}
        </p>
      )}
      {publishable
        ?.filter(({ unpublished }) => unpublished.is_online === true)
        .map((each) => (
          <Offline key={each.key} each={each} onTake={(when) => void offline(each.owner, when)} />
        ))}
    </>
  );
}

/** Says what visitors will see, and takes an owner offline. */
function Offline({
  each: { title, unpublished },
  onTake,
}: {
  each: Publishable;
  onTake(when: Parameters<typeof takeOffline>[2]): void;
}) {
  const { t } = useTranslation();
  const [at, setAt] = useState<string>();
  const { revision } = unpublished;
  return (
    <details className={styles.offline}>
      <summary>{t("offline.title", { title })}</summary>
      <p>{t("offline.effect")}</p>
      <WhenInput value={at} onChange={setAt} />
      <p className={dialog.actions}>
        <button
          type="button"
          className={dialog.other}
          disabled={at === ""}
          onClick={() => onTake(at === undefined ? { revision } : { at: festivalInstant(at) })}
        >
          {t(at === undefined ? "offline.now" : "offline.then")}
        </button>
      </p>
    </details>
  );
}
