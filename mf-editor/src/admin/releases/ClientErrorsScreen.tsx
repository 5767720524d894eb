import { listClientErrors } from "@festival/contracts/calls/releases";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import { useTitle } from "../frame/useTitle.ts";
import { Link } from "../routing/Link.tsx";
import { ClientErrorFacts } from "./ClientErrorFacts.tsx";
import styles from "./clientErrors.module.css";

/** What failed in visitors' browsers: in which release of which part, how often and since when. */
export function ClientErrorsScreen() {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  useTitle(t("clientErrors.title"));
  const { data, error, refetch } = useQuery({
    queryKey: ["client-errors"],
    queryFn: () => answered(transport.read(listClientErrors, {})),
  });
  const oneIn = data?.one_in ?? 1;
  return (
    <>
      <h1 className={styles.title}>{t("clientErrors.title")}</h1>
      <p className={styles.lead}>
        {t("clientErrors.lead")} <Link to="/releases">{t("clientErrors.toReleases")}</Link>
      </p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">{t("loading")}</p>}
      {oneIn !== 1 && (
        <p className={styles.lead}>
          {oneIn === 0 ? t("clientErrors.off") : t("clientErrors.sampled", { oneIn })}
        </p>
      )}
      {data?.errors.length === 0 && oneIn !== 0 && <p>{t("clientErrors.none")}</p>}
      <ul className={styles.errors}>
        {data?.errors.map((one) => (
          <ClientErrorFacts key={one.id} error={one} />
        ))}
      </ul>
    </>
  );
}
