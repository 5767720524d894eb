import { Button, ButtonLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Message } from "../../components/Message/Message.tsx";
import type { NewsletterPageData, NewsletterScreen } from "./newsletterPage.ts";
import styles from "./NewsletterPage.module.css";

interface StepScreenProps {
  page: NewsletterPageData;
  screen: Exclude<NewsletterScreen, { step: "settings" }>;
}

/** One sentence and one button: to confirm, to unsubscribe, or what has come of it. */
export function StepScreen({ page: { here, order, home }, screen }: StepScreenProps) {
  const { t } = useTranslation();
  const title = t(`newsletter.${screen.step}.title`);
  if (screen.step === "confirm" || screen.step === "unsubscribe") {
    const text =
      screen.step === "confirm"
        ? [t("newsletter.confirm.text"), t("newsletter.confirm.notYou")]
        : [t("newsletter.unsubscribe.text", { email: screen.email })];
    return (
      <Message title={title} text={text}>
        {screen.failed && (
          <p className={styles.failed} role="alert">
            {t("newsletter.failed")}
          </p>
        )}
        <form method="post" action={here}>
          <Button type="submit" variant="pink">
            {t(`newsletter.${screen.step}.submit`)}
          </Button>
        </form>
        {screen.step === "unsubscribe" && (
          <a href={screen.settings}>{t("newsletter.unsubscribe.settings")}</a>
        )}
      </Message>
    );
  }
  // subscribers who have left may go; those who wanted something of an old link may order a new one
  const ways = [
    { address: home, label: t("sent.home") },
    { address: order, label: t("newsletter.order") },
  ];
  const [first, second] = screen.step === "gone" ? ways.toReversed() : ways;
  const canBeOrdered = screen.step !== "none";
  return (
    <Message title={title} text={[t(`newsletter.${screen.step}.text`)]}>
      {first && (
        <ButtonLink href={first.address} variant="pink" arrow>
          {first.label}
        </ButtonLink>
      )}
      {canBeOrdered && second && <a href={second.address}>{second.label}</a>}
    </Message>
  );
}
