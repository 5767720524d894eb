import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState, type KeyboardEvent } from "react";
import type { Bus } from "../bus.ts";
import dialog from "../dialog/dialog.module.css";
import { Dialog } from "../dialog/Dialog.tsx";
import { HistoryTab } from "../history/HistoryTab.tsx";
import type { EditSession } from "../page/EditSession.ts";
import type { Selected } from "../page/useSelection.ts";
import { ReviewTab } from "../review/ReviewTab.tsx";
import { ChangesTab } from "./ChangesTab.tsx";
import { PlannedTab } from "./PlannedTab.tsx";
import styles from "./publish.module.css";
import { usePublishable } from "./usePublishable.ts";

interface PublishDialogProps {
  bus: Bus;
  session: EditSession;
  locale: Locale;
  onSelect(selected: Selected): void;
  onClose(): void;
}

const tabs = ["changes", "planned", "review", "history"] as const;
type Tab = (typeof tabs)[number];

/** What becomes public and when, and what was. */
export function PublishDialog(props: PublishDialogProps) {
  const { bus, session, locale, onClose } = props;
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>("changes");
  const id = useId();
  const publishable = usePublishable(session, locale);

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length) ?? tab;
    setTab(next);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <Dialog
      title={t("publish.title")}
      isWide
      onClose={onClose}
      foot={
        tab !== "changes" && (
          <button type="button" className={dialog.other} onClick={onClose}>
            {t("acts.close")}
          </button>
        )
      }
    >
      <div role="tablist" className={styles.tabs} aria-label={t("publish.title")}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            className={styles.tab}
            data-tab={each}
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => setTab(each)}
            onKeyDown={onKey}
          >
            {t(`publish.tab.${each}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === "changes" && <ChangesTab {...props} {...publishable} />}
        {tab === "planned" && (
          <PlannedTab bus={bus} locale={locale} {...publishable} onClose={onClose} />
        )}
        {tab === "review" && <ReviewTab {...props} {...publishable} />}
        {tab === "history" && (
          <HistoryTab session={session} bus={bus} locale={locale} {...publishable} />
        )}
      </div>
    </Dialog>
  );
}
