import type { Page } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import { Button, ButtonLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { Frame } from "../../frame.ts";
import styles from "./AccountMenu.module.css";
import { PlannedCount } from "./PlannedCount.tsx";

interface AccountMenuProps {
  frame: Frame;
  page: Page;
  /** Events that the visitor has marked; none before scripts run. */
  planned?: number;
  variant: "ink" | "light";
  /** Whether it leads to "My festival". */
  hasPlan?: boolean;
}

/** What belongs to the one who reads: staff their name and the way out, visitors plan and account. */
export function AccountMenu({
  frame: { user, settings },
  page: { locale, url },
  planned = 0,
  variant,
  hasPlan = true,
}: AccountMenuProps) {
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
  const plan = href("plan", locale);
  return (
    <div className={styles.account}>
      {hasPlan && (
        <a
          className={styles.plan}
          href={plan}
          aria-current={url.split("?")[0] === plan ? "page" : undefined}
        >
          {t("plan.title")}
          <PlannedCount planned={planned} className={styles.count} />
        </a>
      )}
      {settings?.my_account_url && (
        <ButtonLink href={settings.my_account_url} variant={variant} size="small">
          {t("account")}
        </ButtonLink>
      )}
    </div>
  );
}
