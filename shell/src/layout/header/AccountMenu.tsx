import type { NavigationEntry } from "@festival/contracts/api/content";
import type { StaffUser } from "@festival/contracts/api/staff";
import { staffPaths } from "@festival/contracts/routes";
import { Button, ButtonLink, isExternal } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./AccountMenu.module.css";

interface AccountMenuProps {
  user: StaffUser | null;
  /** The submenu; its entries on other sites, such as the ticket account, are the visitor's own. */
  submenu: NavigationEntry[];
  variant: "ink" | "light";
}

/** What belongs to the one who reads: staff their name and the way out, visitors their account. */
export function AccountMenu({ user, submenu, variant }: AccountMenuProps) {
  const { t } = useTranslation();
  if (user) {
    return (
      <form className={styles.account} method="post" action={staffPaths.logout}>
        <span className={styles.name} title={t("staff.label", { name: user.username })}>
          {user.username}
        </span>
        <Button type="submit" variant={variant} size="small">
          {t("staff.signOut")}
        </Button>
      </form>
    );
  }
  const accounts = submenu.filter((entry) => entry.url && isExternal(entry.url));
  return accounts.map((entry) => (
    <ButtonLink key={entry.title} href={entry.url ?? ""} variant={variant} size="small">
      {entry.title}
    </ButtonLink>
  ));
}
