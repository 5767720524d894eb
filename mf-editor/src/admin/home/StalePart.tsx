import { listStaleContent } from "@festival/contracts/calls/office";
import { languagesHref } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import { UseLink } from "../lists/Cell.tsx";
import { staleQueryKey } from "../lists/useStaleRecords.ts";
import styles from "./HomeScreen.module.css";
import { Part } from "./Part.tsx";

const mostPages = 12;

/** Pages and records some words of which are older than those of the other language; each leads to both, side by side. */
export function StalePart() {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const { data, error, refetch } = useQuery({
    queryKey: staleQueryKey,
    queryFn: () => answered(transport.read(listStaleContent, {})),
  });
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  const all = data ?? [];
  const more = all.length - mostPages;
  return (
    <Part title={t("home.stale")} none={t(data ? "home.noStale" : "loading")}>
      {[
        ...all.slice(0, mostPages).map(({ what, title, path, count }) => (
          <li key={`${what} ${path ?? ""}`}>
            {path === null ? (
              <UseLink use={{ what, title }} />
            ) : (
              <a href={languagesHref(path)}>{title || what}</a>
            )}
            <p className={styles.facts}>{t("home.finding.stale", { count })}</p>
          </li>
        )),
        ...(more > 0 ? [<li key="more">{t("home.staleMore", { count: more })}</li>] : []),
      ]}
    </Part>
  );
}
