import { useTranslation } from "@festival/shared-ui/i18n";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { useTitle } from "../frame/useTitle.ts";
import styles from "./help.module.css";

/** What an office asks, in the order of its day, and where it is done. */
const topics = [
  { name: "morning", to: "/" },
  { name: "event", to: "/events" },
  { name: "import", to: "/imports" },
  { name: "languages", to: "/" },
  { name: "pictures", to: "/images/words" },
  { name: "entries", to: "/forms-entries" },
  { name: "addresses", to: "/missed-addresses" },
  { name: "back", to: "/events" },
  { name: "together", to: "/account" },
  { name: "releases", to: "/releases", for: "admin" },
] as const satisfies readonly { name: string; to: string; for?: "admin" }[];

/** Help for staff: short answers, each with the way to where it is done. */
export function HelpScreen() {
  const { t } = useTranslation();
  const { role } = useAdmin().user;
  const shown = topics.filter((topic) => !("for" in topic) || topic.for === role);
  useTitle(t("help.title"));
  return (
    <>
      <h1 className={styles.title}>{t("help.title")}</h1>
      {shown.map(({ name, to }) => (
        <section key={name} className={styles.topic} aria-label={t(`help.${name}.title`)}>
          <h2>{t(`help.${name}.title`)}</h2>
          <p>{t(`help.${name}.text`)}</p>
          <p>
            <Link to={to}>{t(`help.${name}.link`)}</Link>
          </p>
        </section>
      ))}
    </>
  );
}
