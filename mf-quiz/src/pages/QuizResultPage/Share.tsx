import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { useState, type MouseEvent } from "react";
import styles from "./QuizResultPage.module.css";

interface ShareProps {
  title: string;
  /** The concerts in one line. */
  summary: string;
}

const mailTo = (title: string, lines: string[]) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(lines.join("\n"))}`;

/**
 * Shows others the result. As the server made it, it opens a mail that names the concerts; where scripts run
 * it is the device's own sharing, or the address goes to the clipboard.
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
      location.assign(mailTo(title, [summary, address]));
    }
  }

  function onClick(event: MouseEvent): void {
    event.preventDefault();
    void share(new URL(url, location.href).href);
  }

  return (
    <>
      <a className={styles.way} href={mailTo(title, [summary])} onClick={onClick}>
        {t("result.share")}
      </a>
      <span role="status">{isCopied && t("result.copied")}</span>
    </>
  );
}
