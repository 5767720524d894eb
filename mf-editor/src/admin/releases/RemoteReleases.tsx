import type { ClientError } from "@festival/contracts/api/editing/clientErrors";
import type { RemoteReleases as Remote } from "@festival/contracts/api/releases";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useRef } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { instantInWords } from "../data/words.ts";
import styles from "./releases.module.css";
import { ErrorsOf } from "./ErrorsOf.tsx";
import { PreviewRelease } from "./PreviewRelease.tsx";
import { RollBack } from "./RollBack.tsx";

interface RemoteReleasesProps {
  remote: Remote;
  /** Of all releases; undefined where they are not known. */
  errors: readonly ClientError[] | undefined;
  canRollBack: boolean;
  isBusy: boolean;
  onRollBack(name: string, version: string, live: string): Promise<void>;
}

/** One remote: what is live, how it is, what waits or was refused, and the way back. */
export function RemoteReleases({
  remote,
  errors,
  canRollBack,
  isBusy,
  onRollBack,
}: RemoteReleasesProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, live, candidates, refused, earlier, stored } = remote;
  const at = (instant: string) => instantInWords(instant, locale);
  const built = (instant: string | null) =>
    instant ? t("releases.built", { at: at(instant) }) : t("releases.damaged");
  const facts = live && [
    live.since ? t("releases.since", { at: at(live.since) }) : t("releases.sinceUnknown"),
    live.by ? t("releases.by", { name: live.by }) : live.since && t("releases.byWhom"),
    built(live.built_at),
  ];
  return (
    <section aria-labelledby={id} className={styles.remote}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {name}
      </h2>
      {!live && <p>{t("releases.none")}</p>}
      <dl className={styles.facts}>
        {live && (
          <>
            <dt>{t("releases.live")}</dt>
            <dd>
              <code>{live.version}</code>
              <p className={styles.muted}>{facts?.filter(Boolean).join(", ")}</p>
            </dd>
            <dt>{t("releases.health")}</dt>
            <dd data-state={live.is_served ? "good" : "waiting"}>
              {live.is_served ? t("releases.served") : t("releases.notServed")}
            </dd>
            <ErrorsOf name={name} version={live.version} errors={errors} />
          </>
        )}
        {candidates.length > 0 && (
          <>
            <dt>{t("releases.waiting")}</dt>
            {candidates.map(({ version, is_rollback: isRollback }) => (
              <dd key={version}>
                {isRollback ? t("releases.waitingRollback", { version }) : version}
              </dd>
            ))}
          </>
        )}
        {refused && (
          <>
            <dt>{t("releases.refused")}</dt>
            <dd data-state="bad">{t("releases.refusedWhy", { ...refused, at: at(refused.at) })}</dd>
          </>
        )}
        <dt>{t("releases.earlier")}</dt>
        <dd>
          {earlier.length === 0 ? (
            t("releases.noEarlier")
          ) : (
            <ul className={styles.earlier}>
              {earlier.map(({ version, built_at: builtAt }) => (
                <li key={version}>
                  <span>
                    <code>{version}</code> <span className={styles.muted}>{built(builtAt)}</span>
                  </span>
                  <span className={styles.acts}>
                    {builtAt && <PreviewRelease name={name} version={version} />}
                    {live && canRollBack && builtAt && (
                      <RollBack
                        name={name}
                        version={version}
                        isBusy={isBusy}
                        onConfirm={async () => {
                          await onRollBack(name, version, live.version);
                          // what is live by now has no such button
                          heading.current?.focus();
                        }}
                      />
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </dd>
        {stored.length > 0 && (
          <>
            <dt>{t("releases.stored")}</dt>
            <dd>
              <ul className={styles.earlier}>
                {stored.map(({ version, built_at: builtAt }) => (
                  <li key={version}>
                    <span>
                      <code>{version}</code> <span className={styles.muted}>{built(builtAt)}</span>
                    </span>
                    {builtAt && <PreviewRelease name={name} version={version} />}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
