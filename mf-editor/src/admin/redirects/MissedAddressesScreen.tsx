import { listMissedAddresses } from "@festival/contracts/calls/site";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { useTitle } from "../frame/useTitle.ts";
import styles from "./redirects.module.css";

/** Addresses that visitors did not find this week, each one press from a redirect. */
export function MissedAddressesScreen() {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  useTitle(t("missed.title"));
  const { data, error, refetch } = useQuery({
    queryKey: ["missed-addresses"],
    queryFn: () => answered(transport.read(listMissedAddresses, {})),
  });
  return (
    <>
      <h1 className={styles.title}>{t("missed.title")}</h1>
      <p>{t("missed.lead")}</p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">{t("loading")}</p>}
      {data?.length === 0 && <p>{t("missed.none")}</p>}
      <ul className={styles.missed}>
        {data?.map(({ path, count }) => (
          <li key={path}>
            <span className={styles.path}>{path}</span>
            <span>{t("missed.count", { count })}</span>
            <Link
              className={buttons.secondary}
              to={`/redirects/create?old_path=${encodeURIComponent(path)}`}
              aria-label={t("missed.redirectOf", { path })}
            >
              {t("missed.redirect")}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
