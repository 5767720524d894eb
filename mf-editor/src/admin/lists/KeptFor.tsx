import { retention } from "@festival/contracts/privacy/retention";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./ListScreen.module.css";

/** Lists of what people sent or did, with the days after which it is deleted; those of entries are their forms'. */
const days = {
  "forms-entries": 0,
  "newsletter-subscribers": retention.newsletterOrders.days,
  "consent-records": retention.consentRecords.days,
  mails: retention.mails.days,
  "audit-log": retention.auditAddresses.days,
} as const;

const isKept = (name: string): name is keyof typeof days => name in days;

/** For how long a list keeps what may be about a person; nothing for other lists. */
export function KeptFor({ name }: { name: string }) {
  const { t } = useTranslation();
  if (!isKept(name)) return null;
  return <p className={styles.hint}>{t(`keptFor.${name}`, { days: days[name] })}</p>;
}
