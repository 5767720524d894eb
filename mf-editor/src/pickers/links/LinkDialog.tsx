import type { Locale } from "@festival/contracts/locales";
import { isSafeLink } from "@festival/contracts/safeLink";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import { Dialog } from "../../dialog/Dialog.tsx";
import buttons from "../../dialog/dialog.module.css";
import { LinkFinder } from "./LinkFinder.tsx";
import styles from "./links.module.css";

export interface LinkValue {
  url: string;
  newWindow: boolean;
}

interface LinkDialogProps {
  locale: Locale;
  /** Absent where there is no link yet. */
  present: LinkValue | undefined;
  onApply(link: LinkValue): void;
  onRemove(): void;
  onClose(): void;
}

/** Sets, changes and removes a link in a text. */
export function LinkDialog({ locale, present, onApply, onRemove, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [link, setLink] = useState<LinkValue>(present ?? { url: "", newWindow: false });
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const url = link.url.trim();
    if (isSafeLink(url)) onApply({ ...link, url });
    else setIsWrong(true);
  };
  return (
    <Dialog title={t("link.title")} onClose={onClose}>
      <div className={styles.form}>
        <label htmlFor={id} className={styles.label}>
          {t("link.address")}
        </label>
        <LinkFinder
          locale={locale}
          label={t("link.address")}
          value={link.url}
          onChange={(url) => {
            setIsWrong(false);
            setLink({ ...link, url });
          }}
          control={{
            id,
            // where no suggestion is chosen by it
            onKeyDown: (event) => {
              if (event.key !== "Enter") return;
              // the text has the focus at once, and must not get this key
              event.preventDefault();
              apply();
            },
            "aria-invalid": isWrong,
            "aria-describedby": isWrong ? `${id}-problem` : undefined,
          }}
        />
        {isWrong && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {t("link.invalid")}
          </p>
        )}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={link.newWindow}
            onChange={({ target }) => setLink({ ...link, newWindow: target.checked })}
          />
          {t("link.newWindow")}
        </label>
      </div>
      <p className={buttons.actions}>
        <button type="button" className={buttons.main} onClick={apply}>
          {t("link.apply")}
        </button>
        {present && (
          <button type="button" className={buttons.other} onClick={onRemove}>
            {t("link.remove")}
          </button>
        )}
        <button type="button" className={buttons.other} onClick={onClose}>
          {t("link.cancel")}
        </button>
      </p>
    </Dialog>
  );
}
