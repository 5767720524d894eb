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
  switch (screen.step) {
    case "confirm":
    case "unsubscribe": {
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
    case "gone":
      return (
        <Message title={title} text={[t("newsletter.gone.text")]}>
          <ButtonLink href={order} variant="pink" arrow>
            {t("newsletter.order")}
          </ButtonLink>
          <a href={home}>{t("sent.home")}</a>
        </Message>
      );
    default:
      return (
        <Message title={title} text={[t(`newsletter.${screen.step}.text`)]}>
          <ButtonLink href={home} variant="pink" arrow>
            {t("sent.home")}
          </ButtonLink>
          <a href={order}>{t("newsletter.order")}</a>
        </Message>
      );
  }
}
