import { accountCalls } from "@festival/contracts/calls/account";
import { staffPaths } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { instantInWords } from "../data/words.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { useTitle } from "../frame/useTitle.ts";
import { useAct } from "../system/useAct.ts";
import styles from "./account.module.css";
import { browserInWords } from "./browserInWords.ts";
import { PasswordForm } from "./PasswordForm.tsx";

/** The browsers in which a person is signed in; each can be signed out from here. */
function Sessions() {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const { isRunning, said, act } = useAct();
  const { data, error, refetch } = useQuery({
    queryKey: ["account", "sessions"],
    queryFn: () => answered(transport.read(accountCalls.listSessions, {})),
  });
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  const end = (id: number) =>
    act(async () => {
      await answered(transport.send(accountCalls.endSession, { id }));
      await refetch();
    }, t("account.ended"));
  return (
    <>
      <ul className={styles.sessions}>
        {data?.map((session) => (
          <li key={session.id}>
            <span className={styles.browser}>
              {browserInWords(session.user_agent) || t("account.browser")}
            </span>
            <span>{t("account.seen", { at: instantInWords(session.last_seen_at, locale) })}</span>
            {session.is_current ? (
              <strong>{t("account.thisBrowser")}</strong>
            ) : (
              <button
                type="button"
                className={buttons.secondary}
                disabled={isRunning}
                onClick={() => void end(session.id)}
              >
                {t("account.end")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </>
  );
}

/** One's own account: who one is here, password, second factor, and where one is signed in. */
export function AccountScreen() {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  useTitle(t("frame.account"));
  const { data, error, refetch } = useQuery({
    queryKey: ["account"],
    queryFn: () => answered(transport.read(accountCalls.get, {})),
  });
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  return (
    <div className={styles.account}>
      <div>
        <h1 className={styles.title}>{t("frame.account")}</h1>
        <p>
          {data.username}, {data.email}
        </p>
      </div>
      <section aria-label={t("account.password")}>
        <h2>{t("account.password")}</h2>
        <PasswordForm email={data.email} />
      </section>
      <section aria-label={t("account.secondFactor")}>
        <h2>{t("account.secondFactor")}</h2>
        <p>
          {data.has_second_factor
            ? t("account.hasSecondFactor", { count: data.recovery_codes })
            : t("account.noSecondFactor")}
        </p>
        <p>
          <a className={buttons.secondary} href={`${staffPaths.secondFactor}?lang=${locale}`}>
            {data.has_second_factor ? t("account.changeFactor") : t("account.setUpFactor")}
          </a>
        </p>
      </section>
      <section aria-label={t("account.sessions")}>
        <h2>{t("account.sessions")}</h2>
        <Sessions />
      </section>
    </div>
  );
}
