import { useState, type MouseEvent } from "react";
import { usePage } from "../../owner/ownerContext.ts";

interface ShareProps {
  title: string;
  /** What it is, in one line. */
  summary: string;
  /** The link's words. */
  label: string;
  /** What is said when the address was copied. */
  copied: string;
  className?: string;
}

const mailTo = (title: string, lines: string[]) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(lines.join("\n"))}`;

/**
 * Recommends the page. As the server made it, it opens a mail; where scripts run, the device's own
 * sharing, or else the address goes to the clipboard, and into the mail only where neither is available.
 */
export function Share({ title, summary, label, copied, className }: ShareProps) {
  const { url } = usePage();
  const [isCopied, setIsCopied] = useState(false);

  async function share(address: string): Promise<void> {
    // also rejected when the visitor cancels: then there is nothing to do
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
      <a className={className} href={mailTo(title, [title, summary])} onClick={onClick}>
        {label}
      </a>{" "}
      <span role="status">{isCopied && copied}</span>
    </>
  );
}
