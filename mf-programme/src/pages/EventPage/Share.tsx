import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { useState, type MouseEvent } from "react";
import styles from "./Tickets.module.css";

interface ShareProps {
  title: string;
  /** What it is, in one line. */
  summary: string;
}

const mailTo = (title: string, lines: string[]) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(lines.join("\n"))}`;

/**
 * Recommends the page. As the server made it, it opens a mail; where scripts run, the device's own
 * sharing, or else the address goes to the clipboard, and into the mail only where neither can be had.
 */
export function Share({ title, summary }: ShareProps) {
  const { t } = useTranslation();
  const { url } = usePage();
  const [isCopied, setIsCopied] = useState(false);

  async function share(address: string): Promise<void> {
    // rejected too when somebody thinks better of it: then nothing is to be done
    if (typeof navigator.share === "function") {
      return navigator.share({ title, text: summary, url: address }).catch(() => undefined);
    }
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      location.assign(mailTo(title, [title, summary, address]));
    }
  }

  function onClick(event: MouseEvent): void {
    event.preventDefault();
    void share(new URL(url, location.href).href);
  }

  return (
    <>
      <a className={styles.action} href={mailTo(title, [title, summary])} onClick={onClick}>
        {t("event.share.label")}
      </a>{" "}
      <span role="status">{isCopied && t("event.share.copied")}</span>
    </>
  );
}
