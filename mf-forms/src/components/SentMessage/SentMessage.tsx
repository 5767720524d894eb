import { newsletterSlug } from "@festival/contracts/formFields";
import { ButtonLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { MouseEventHandler } from "react";
import type { FormPageData } from "../../form/formPage.ts";
import { Message } from "../Message/Message.tsx";

interface SentMessageProps {
  page: FormPageData;
  /** True where it takes the place of the form before the reader's eyes. */
  takesFocus: boolean;
  onAgain: MouseEventHandler;
}

/** Thanks for an entry that has arrived. */
export function SentMessage({ page, takesFocus, onAgain }: SentMessageProps) {
  const { t } = useTranslation();
  const { form, address, home } = page;
  const isOrder = form.slug === newsletterSlug;
  const text = form.success_text || t("sent.text");
  return (
    <Message
      title={form.success_title || t("sent.title")}
      text={isOrder ? [text, t("newsletter.mailbox")] : [text]}
      takesFocus={takesFocus}
    >
      <ButtonLink href={home} variant="pink" arrow>
        {t("sent.home")}
      </ButtonLink>
      <a href={address} onClick={onAgain}>
        {t(isOrder ? "newsletter.otherAddress" : "sent.again")}
      </a>
    </Message>
  );
}
