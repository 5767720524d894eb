import { useTranslation } from "@festival/shared-ui/i18n";
import { AskingButton } from "../frame/AskingButton.tsx";

interface ErasePersonProps {
  email: string;
  onErase(): Promise<void>;
}

/** Asks once more before all of a person is erased: it can't be undone. */
export function ErasePerson({ email, onErase }: ErasePersonProps) {
  const { t } = useTranslation();
  return (
    <AskingButton
      words={t("persons.erase")}
      title={t("persons.eraseTitle", { email })}
      confirm={t("persons.confirm")}
      cancel={t("close")}
      onConfirm={(close) => {
        close();
        void onErase();
      }}
    >
      <p>{t("persons.eraseText")}</p>
    </AskingButton>
  );
}
