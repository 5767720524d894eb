import { getEventSurroundings } from "@festival/contracts/calls/eventActs";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { instantInWords } from "../data/words.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { actKinds } from "./actKinds.ts";
import styles from "./events.module.css";

/** What belongs to an event and is no field of it: acts, booklet, what visitors were told. */
export function EventAside({ id }: { id: number }) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const { data, error, refetch } = useQuery({
    queryKey: ["events", "surroundings", id],
    queryFn: () => answered(transport.read(getEventSurroundings, { id })),
  });
  return (
    <aside className={styles.aside} aria-label={t("event.around")}>
      <p className={styles.acts}>
        {actKinds.map((kind) => (
          <Link key={kind} to={`/events/${id}/${kind}`} className={buttons.secondary}>
            {t(`act.start.${kind}`)}
          </Link>
        ))}
      </p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p>
            {t("event.booklet")}:{" "}
            {data.booklet ? (
              <>
                <Link to={`/booklets/${data.booklet.id}`}>{data.booklet.title}</Link>
                {!data.booklet.is_online && ` (${t("event.offline")})`}
              </>
            ) : (
              <Link to={`/booklets/create?event_id=${id}`}>{t("event.makeBooklet")}</Link>
            )}
          </p>
          {data.changes.length > 0 && (
            <details>
              <summary>{t("event.changes", { count: data.changes.length })}</summary>
              <ul>
                {data.changes.map((change) => (
                  <li key={change.id}>
                    <time dateTime={change.at}>{instantInWords(change.at, locale)}</time>:{" "}
                    {change.text}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </aside>
  );
}
