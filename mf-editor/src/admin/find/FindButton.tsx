import { useTranslation } from "@festival/shared-ui/i18n";
import { lazy, Suspense, useEffect, useState } from "react";

const load = () => import("./FindEverything.tsx");
const FindEverything = lazy(() =>
  load().then(({ FindEverything }) => ({ default: FindEverything })),
);

/** Opens the search for everything, as Ctrl+K does on every screen. */
export function FindButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // what is typed right after the keys would be lost while its code is still on its way
  useEffect(() => void load(), []);
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
      {isOpen && (
        <Suspense>
          <FindEverything onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
