import { useTranslation } from "@festival/shared-ui/i18n";
import { Link } from "react-router-dom";
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
] as const;

/** Help for staff: short answers, each with the way to where it is done. */
export function HelpScreen() {
  const { t } = useTranslation();
  useTitle(t("help.title"));
  return (
    <>
      <h1 className={styles.title}>{t("help.title")}</h1>
      {topics.map(({ name, to }) => (
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
