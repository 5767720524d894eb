import type { Locale } from "@festival/contracts/locales";
import { adminHref } from "@festival/contracts/staffPaths";
import { Dialog } from "../dialog/Dialog.tsx";
import dialog from "../dialog/dialog.module.css";
import styles from "./help.module.css";
import { helpTexts } from "./helpTexts.ts";

/** What staff ask, in the order in which they meet it. */
const topics = [
  "begin",
  "write",
  "sections",
  "videos",
  "patterns",
  "outline",
  "saved",
  "together",
  "languages",
  "review",
  "publish",
  "back",
] as const;

/** By their names: the keys are the same in both languages, but for what stands on them. */
const keys = [
  "edit",
  "insert",
  "twins",
  "help",
  "undo",
  "redo",
  "leave",
  "move",
  "several",
  "all",
  "toggle",
  "clip",
  "remove",
  "bold",
  "link",
  "nest",
  "follow",
] as const;

interface HelpDialogProps {
  locale: Locale;
  onClose(): void;
}

/** Help for those who edit in the page: what each act does, and its keys. */
export function HelpDialog({ locale, onClose }: HelpDialogProps) {
  const t = helpTexts(locale);
  return (
    <Dialog
      title={t("help.title")}
      isWide
      isRead
      onClose={onClose}
      foot={
        <>
          <a className={dialog.other} href={adminHref("help")}>
            {t("help.admin")}
          </a>
          <button type="button" className={dialog.other} onClick={onClose}>
            {t("help.close")}
          </button>
        </>
      }
    >
      {topics.map((topic) => (
        <section key={topic} className={styles.topic}>
          <h3>{t(`help.${topic}.title`)}</h3>
          <p>{t(`help.${topic}.text`)}</p>
        </section>
      ))}
      <table className={styles.keys}>
        <caption>{t("help.keys")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("help.key.heading")}</th>
            <th scope="col">{t("help.act.heading")}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((name) => (
            <tr key={name}>
              <td>
                <kbd>{t(`help.key.${name}`)}</kbd>
              </td>
              <td>{t(`help.act.${name}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
