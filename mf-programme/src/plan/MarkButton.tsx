import { MarkButton as Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";

interface MarkButtonProps {
  event: { id: number; title: string; dateTime: string };
}

/** Puts an event on the visitor's plan, in the words of the programme. */
export function MarkButton({ event }: MarkButtonProps) {
  const { t } = useTranslation();
  const words = { mark: t("plan.mark"), marked: t("plan.marked"), full: t("plan.full") };
  return <Button event={event} words={words} />;
}
