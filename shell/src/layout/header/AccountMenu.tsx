import { staffPaths } from "@festival/contracts/routes";
import { Button, ButtonLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { Frame } from "../frame.ts";
import styles from "./AccountMenu.module.css";

interface AccountMenuProps {
  frame: Frame;
  variant: "ink" | "light";
}

/** What belongs to the one who reads: staff their name and the way out, visitors their account. */
export function AccountMenu({ frame: { user, settings }, variant }: AccountMenuProps) {
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
  if (!settings?.my_account_url) return null;
  return (
    <ButtonLink href={settings.my_account_url} variant={variant} size="small">
      {t("account")}
    </ButtonLink>
  );
}
