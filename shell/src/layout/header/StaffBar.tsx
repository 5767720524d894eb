import type { StaffUser } from "@festival/contracts/api/staff";
import { adminHref, staffPaths } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Disclosure } from "./Disclosure.tsx";
import styles from "./StaffBar.module.css";

interface StaffBarProps {
  user: StaffUser;
  /** Whether provider or legal pages are unfinished. */
  isUnfinished?: boolean | undefined;
}

/** Above everything, for staff alone: who is signed in, what they keep in the admin area, the way out. */
export function StaffBar({ user, isUnfinished }: StaffBarProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.bar} aria-label={t("staff.bar")}>
      <p className={styles.name}>
        {t("staff.label", { name: user.username })}
        {isUnfinished && (
          <>
            {" · "}
            <a href={adminHref("settings")}>{t("staff.unfinished")}</a>
          </>
        )}
      </p>
      <form className={styles.out} method="post" action={staffPaths.logout}>
        <button type="submit">{t("staff.signOut")}</button>
      </form>
      <nav className={styles.menus} aria-label={t("staff.menus")}>
        <ul className={styles.groups}>
          {user.admin_menus.map(({ title, links }) => (
            <li key={title} className={styles.group}>
              <Disclosure name="staff-menu" label={title}>
                <ul className={styles.links}>
                  {links.map((link) => (
                    <li key={link.url}>
                      <a href={link.url}>{link.title}</a>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
