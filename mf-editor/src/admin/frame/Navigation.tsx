import { useTranslation } from "@festival/shared-ui/i18n";
import { NavLink } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { adminGroups } from "../resources/adminResource.ts";
import { adminResources } from "../resources/adminResources.ts";
import { ownScreens } from "../resources/ownScreens.ts";
import styles from "./Navigation.module.css";

/** All that can be kept here, as an office thinks of it; nothing that its reader may not open. */
export function Navigation() {
  const { t } = useTranslation();
  const { locale, user } = useAdmin();
  const isAdmin = user.role === "admin";
  const entry = (to: string, words: string) => (
    <li key={to}>
      <NavLink to={to} className={styles.link}>
        {words}
      </NavLink>
    </li>
  );
  return (
    <nav className={styles.navigation} aria-label={t("frame.navigation")}>
      <ul>{entry("/", t("frame.home"))}</ul>
      {adminGroups.map(({ name, label }) => {
        const resources = adminResources.filter(
          ({ group, access }) => group === name && (isAdmin || access?.read !== "admin"),
        );
        const screens = ownScreens.filter(
          ({ group, isForAdmins }) => group === name && (isAdmin || !isForAdmins),
        );
        if (screens.length + resources.length === 0) return null;
        return (
          <section key={name}>
            <h2 className={styles.group}>{label[locale]}</h2>
            <ul>
              {resources.map((resource) =>
                entry(`/${resource.name}`, resource.labels.many[locale]),
              )}
              {screens.map((screen) => entry(`/${screen.name}`, screen.label[locale]))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
