import type { Alert } from "@festival/contracts/api/site";
import { safeLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { alertCookieDays, alertCookiePrefix } from "../../cookies/alertCookie.ts";
import styles from "./TopAlert.module.css";

function dismiss(id: number): void {
  document.cookie = `${alertCookiePrefix}${id}=1; path=/; max-age=${alertCookieDays * 86_400}; samesite=lax`;
  document.documentElement.dataset.alert = "dismissed";
  // the button that had the focus is gone
  document.getElementById("main")?.focus({ preventScroll: true });
}

/**
 * The message for everyone, above the header. Kept pages know nothing of who reads them: who
 * dismissed it is found out by the script in the document's head, before the first paint.
 */
export function TopAlert({ alert }: { alert: Alert }) {
  const { t } = useTranslation();
  const link = alert.link_obj && safeLink(alert.link_obj.url);
  return (
    <section className={styles.alert} aria-label={t("alert.label")}>
      <div className={styles.fold}>
        <div className={styles.content}>
          <p className={styles.words}>
            {link ? (
              <a {...link} className={styles.link}>
                <strong>{alert.title}</strong>{" "}
                <span className={styles.more}>
                  {alert.text && `${alert.text} `}
                  <span className={styles.way}>{alert.link_title || t("alert.more")}</span>
                </span>
              </a>
            ) : (
              <>
                <strong>{alert.title}</strong>
                {alert.text && ` ${alert.text}`}
              </>
            )}
          </p>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={t("alert.dismiss")}
            onClick={() => dismiss(alert.id)}
          />
        </div>
      </div>
    </section>
  );
}
