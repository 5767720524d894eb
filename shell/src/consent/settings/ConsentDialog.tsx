import type { ConsentAction } from "@festival/contracts/api/consent";
import type { ConsentService } from "@festival/contracts/consent";
import type { Locale } from "@festival/contracts/locales";
import { useEffect, useRef } from "react";
import type { Paragraph } from "../../blocks/paragraphs.ts";
import shared from "../../components/Dialog.module.css";
import styles from "./ConsentDialog.module.css";
import { ConsentForm } from "./ConsentForm.tsx";
import { settingsTexts } from "./settingsTexts.ts";

interface ConsentDialogProps {
  locale: Locale;
  version: number;
  offered: readonly ConsentService[];
  agreed: readonly ConsentService[];
  words: readonly Paragraph[] | null;
  onDecide(action: ConsentAction, services: readonly ConsentService[]): void;
  /** Closed, decided or not. */
  onClose(): void;
}

/** The settings over the page, for those who asked for them. Escape closes and decides nothing. */
export function ConsentDialog({ onDecide, onClose, ...given }: ConsentDialogProps) {
  const t = settingsTexts(given.locale);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={`${shared.dialog} ${styles.dialog}`}
      aria-labelledby="consent-settings-title"
      onClose={onClose}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="consent-settings-title" className={styles.title}>
            {t("settings.title")}
          </h2>
          <button
            type="button"
            className={`${shared.close} ${styles.close}`}
            aria-label={t("settings.close")}
            onClick={() => dialog.current?.close()}
          />
        </div>
        <ConsentForm
          {...given}
          onDecide={(action, services) => {
            onDecide(action, services);
            dialog.current?.close();
          }}
        />
      </div>
    </dialog>
  );
}
