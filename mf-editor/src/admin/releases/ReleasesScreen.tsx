import type { Releases, RollbackOutcome } from "@festival/contracts/api/releases";
import {
  listClientErrors,
  listReleases,
  rollBackRelease,
} from "@festival/contracts/calls/releases";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answered } from "../../calls/answered.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { useAdmin } from "../data/adminContext.ts";
import { CallFailure, useProblemWords } from "../frame/CallFailure.tsx";
import { Said } from "../frame/Said.tsx";
import { useTitle } from "../frame/useTitle.ts";
import styles from "./releases.module.css";
import { RemoteReleases } from "./RemoteReleases.tsx";
import { TeamKeys } from "./TeamKeys.tsx";

const key = ["releases"];
/** How often the list is read again while something is on its way, in milliseconds. */
const lookMs = 3000;

const isOnItsWay = ({ remotes }: Releases) =>
  remotes.some(({ candidates, live }) => candidates.length > 0 || live?.is_served === false);

/** What is live of each remote and what was before, with the way back. */
export function ReleasesScreen() {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const wordsOf = useProblemWords();
  const cache = useQueryClient();
  const [trying, setTrying] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  useTitle(t("releases.title"));
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => answered(transport.read(listReleases, {})),
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? lookMs : false),
  });

  // what is live is told without them, where they can't be read
  const { data: failed } = useQuery({
    queryKey: ["client-errors"],
    queryFn: () => answered(transport.read(listClientErrors, {})),
  });

  /**
   * A rollback ends the shell's process that carried the call: without an answer it may have worked all the same. Some
   * browsers then make the call again by themselves, and meet another release than the one that was seen.
   */
  const wordsOfFailure = async (error: unknown, name: string, version: string): Promise<string> => {
    const isRefused = isCallProblem(error) && error.status >= 400 && error.status < 500;
    if (isRefused && error.code !== "conflict") return wordsOf(error);
    const { data: now } = await refetch();
    const isLive = now?.remotes.some((one) => one.name === name && one.live?.version === version);
    if (isLive) return t("releases.done.live", { name, version });
    return isRefused ? t("releases.moved") : t("releases.unanswered", { name, version });
  };

  const rollBack = async (name: string, version: string, live: string) => {
    setTrying(name);
    setSaid(t("releases.trying"));
    try {
      const body = { name, version, live };
      const answer: RollbackOutcome = await answered(transport.send(rollBackRelease, {}, body));
      cache.setQueryData(key, answer.releases);
      setSaid(t(`releases.done.${answer.outcome}`, { name, version, reason: answer.reason }));
    } catch (error) {
      setSaid(await wordsOfFailure(error, name, version));
    } finally {
      setTrying(null);
    }
  };

  return (
    <>
      <h1 className={styles.title}>{t("releases.title")}</h1>
      <p className={styles.lead}>{t("releases.lead")}</p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">{t("loading")}</p>}
      {data?.is_known === false && (
        <p className={styles.lead}>
          {t("releases.unknown")} <code>npm run releases</code>
        </p>
      )}
      {data?.is_known && !data.can_roll_back && (
        <p className={styles.lead}>
          {t("releases.byCommand")} <code>npm run rollback -- NAME</code>
        </p>
      )}
      <Said words={said} onClose={() => setSaid("")} />
      <div className={styles.remotes}>
        {data?.remotes.map((remote) => (
          <RemoteReleases
            key={remote.name}
            remote={remote}
            errors={failed?.errors}
            canRollBack={data.can_roll_back}
            isBusy={trying !== null}
            onRollBack={rollBack}
          />
        ))}
      </div>
      {data?.can_roll_back && <TeamKeys />}
    </>
  );
}
