import type { NewReleaseKey } from "@festival/contracts/api/editing/releaseKeys";
import {
  createReleaseKey,
  listReleaseKeys,
  revokeReleaseKey,
  rotateReleaseKey,
} from "@festival/contracts/calls/releases";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import { CallFailure, useProblemWords } from "../frame/CallFailure.tsx";
import { Said } from "../frame/Said.tsx";
import { MadeKey } from "./MadeKey.tsx";
import { NewKey } from "./NewKey.tsx";
import styles from "./releases.module.css";
import { TeamKey } from "./TeamKey.tsx";

const queryKey = ["releaseKeys"];

/** The keys by which teams release from elsewhere: made, replaced and revoked here. */
export function TeamKeys() {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const wordsOf = useProblemWords();
  const cache = useQueryClient();
  const [made, setMade] = useState<NewReleaseKey | null>(null);
  const [said, setSaid] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => answered(transport.read(listReleaseKeys, {})),
  });

  /** @returns whether it was done */
  async function act(work: () => Promise<NewReleaseKey | null>): Promise<boolean> {
    setIsBusy(true);
    setSaid("");
    try {
      setMade(await work());
      return true;
    } catch (error) {
      setSaid(wordsOf(error));
      return false;
    } finally {
      setIsBusy(false);
      await cache.invalidateQueries({ queryKey });
    }
  }
  const revoke = async (id: number) => {
    await answered(transport.send(revokeReleaseKey, { id }));
    return null;
  };

  return (
    <section aria-labelledby={id} className={styles.keys}>
      <h2 id={id}>{t("releaseKeys.title")}</h2>
      <p className={styles.lead}>{t("releaseKeys.lead")}</p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      <Said words={said} onClose={() => setSaid("")} />
      {made && <MadeKey key={made.secret} made={made} onDone={() => setMade(null)} />}
      {data?.keys.length === 0 && <p>{t("releaseKeys.none")}</p>}
      <ul className={styles.earlier}>
        {data?.keys.map((key) => (
          <TeamKey
            key={key.id}
            teamKey={key}
            isBusy={isBusy}
            onRotate={() => act(() => answered(transport.send(rotateReleaseKey, { id: key.id })))}
            onRevoke={() => act(() => revoke(key.id))}
          />
        ))}
      </ul>
      <NewKey
        isBusy={isBusy}
        onMake={(asked) => act(() => answered(transport.send(createReleaseKey, {}, asked)))}
      />
    </section>
  );
}
