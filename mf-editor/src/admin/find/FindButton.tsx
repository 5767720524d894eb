import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useState } from "react";
import { FindDialog } from "./FindDialog.tsx";

/** Opens the search for everything, as Ctrl+K does on every screen. */
export function FindButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== "k") return;
      // in a text these keys set a link
      if (event.defaultPrevented || (event.target as HTMLElement).isContentEditable) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, []);
  return (
    <>
      <button type="button" aria-keyshortcuts="Control+K" onClick={() => setIsOpen(true)}>
        {t("find.title")}
      </button>
      {isOpen && <FindDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
