import type { Locale } from "@festival/contracts/locales";
import { adminHref } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { Dialog } from "../dialog/Dialog.tsx";
import dialog from "../dialog/dialog.module.css";
import type { WorkingCopies } from "../workingCopy/store.ts";
import styles from "./acts.module.css";
import { useActName } from "./useActName.ts";

interface ActsDialogProps {
  copies: WorkingCopies;
  locale: Locale;
  /** Goes to where so many acts are done. */
  onGo(count: number): void;
  onClose(): void;
}

/** All acts since the page was opened, the newest first: each leads to the page as it was after it. */
export function ActsDialog({ copies, locale, onGo, onClose }: ActsDialogProps) {
  const { t } = useTranslation();
  const nameOf = useActName(locale);
  const { done, undone } = useSubject(copies.undo$);
  const acts = [...done, ...undone.toReversed()].map((entry, index) => ({
    entry,
    count: index + 1,
  }));
  return (
    <Dialog
      title={t("acts.title")}
      onClose={onClose}
      foot={
        <button type="button" className={dialog.other} onClick={onClose}>
          {t("acts.close")}
        </button>
      }
    >
      <p>{t(acts.length > 0 ? "acts.help" : "acts.none")}</p>
      <ol reversed className={styles.acts}>
        {acts.toReversed().map(({ entry, count }) => (
          <li key={count} data-undone={count > done.length || undefined}>
            <button
              type="button"
              aria-current={count === done.length ? "step" : undefined}
              onClick={() => onGo(count)}
            >
              {nameOf(entry)}
              {count > done.length && <small>{t("acts.undone")}</small>}
              {count === done.length && <small>{t("acts.now")}</small>}
            </button>
            {entry.saved && (
              <p className={styles.saved}>
                {t(`undo.${entry.saved.place.kind}`)}{" "}
                {entry.saved.place.kind === "record" && (
                  <a href={adminHref(entry.saved.place.resource, entry.saved.place.id)}>
                    {t("undo.history")}
                  </a>
                )}
              </p>
            )}
          </li>
        ))}
        {acts.length > 0 && (
          <li>
            <button
              type="button"
              aria-current={done.length === 0 ? "step" : undefined}
              onClick={() => onGo(0)}
            >
              {t("acts.start")}
              {done.length === 0 && <small>{t("acts.now")}</small>}
            </button>
          </li>
        )}
      </ol>
    </Dialog>
  );
}
