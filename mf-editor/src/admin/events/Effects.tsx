import type { EventActAnswer, EventClash } from "@festival/contracts/api/editing/eventActs";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { instantInWords } from "../data/words.ts";
import styles from "./events.module.css";

interface ClashesProps {
  clashes: readonly EventClash[];
}

/** Other events at the same time, each with what it needs as well. */
export function ClashList({ clashes }: ClashesProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  return (
    <ul>
      {clashes.map(({ kind, name, event }) => (
        <li key={`${kind} ${name} ${event.id}`}>
          {t(`act.clash.${kind}`, { name })} <Link to={`/events/${event.id}`}>{event.title}</Link>,{" "}
          {instantInWords(event.starts_at, locale)}
        </li>
      ))}
    </ul>
  );
}

/** Other events at the same time that need the same place or people. */
export function Clashes({ clashes }: ClashesProps) {
  const { t } = useTranslation();
  if (clashes.length === 0) return null;
  return (
    <div className={styles.clashes} role="status">
      <p>{t("act.clashes")}</p>
      <ClashList clashes={clashes} />
    </div>
  );
}

/** What visitors, calendars and search engines are told by an act, in the place of what. */
export function Effects({ answer }: { answer: EventActAnswer }) {
  const { t } = useTranslation();
  if (!answer.is_public) return <p>{t("act.notPublic")}</p>;
  return (
    <dl className={styles.effects}>
      {answer.effects.map(({ kind, before, after }) => (
        <div key={kind}>
          <dt>{t(`act.effect.${kind}`)}</dt>
          <dd>
            {before ? <del>{before}</del> : <span>{t("act.nothing")}</span>}
            <ins>{after || t("act.nothing")}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
