import type { ClientError } from "@festival/contracts/api/editing/clientErrors";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useAdmin } from "../data/adminContext.ts";
import { instantInWords } from "../data/words.ts";
import styles from "./clientErrors.module.css";

/** One error: what it says, where it comes from, how often and since when. */
export function ClientErrorFacts({ error }: { error: ClientError }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { kind, part, version, message, frames, routes, browsers, count } = error;
  const at = (instant: string) => instantInWords(instant, locale);
  const from = part ? `${part} ${version ?? ""}` : t("clientErrors.unknown");
  const seen = { first: at(error.first_at), last: at(error.last_at) };
  return (
    <li>
      <p className={styles.message}>
        {kind === "policy" && `${t("clientErrors.policy")}: `}
        <span translate="no">{message}</span>
      </p>
      <p className={styles.facts}>
        <code>{from}</code> · {t("clientErrors.count", { count })} · {t("clientErrors.seen", seen)}
      </p>
      <p className={styles.facts}>
        {[routes.join(", "), browsers.join(", ")].filter(Boolean).join(" · ")}
      </p>
      {frames.length > 0 && (
        <details>
          <summary>{t("clientErrors.frames")}</summary>
          <ol className={styles.frames} translate="no">
            {frames.map((frame, index) => (
              <li key={index}>
                <code>{frame}</code>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
