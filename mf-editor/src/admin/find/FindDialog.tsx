import { useTranslation } from "@festival/shared-ui/i18n";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import dialogs from "../frame/dialog.module.css";
import styles from "./FindEverything.module.css";
import { withWords } from "../texts/words.ts";

const FindEverything = lazy(
  withWords(["screens"], () =>
    import("./FindEverything.tsx").then(({ FindEverything }) => ({ default: FindEverything })),
  ),
);

/** Takes what is typed at once; the code that finds comes with the first search, as it is large. */
export function FindDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  const typing = (
    <input
      className={styles.input}
      aria-label={t("find.title")}
      placeholder={t("find.placeholder")}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
  return (
    <dialog ref={dialog} className={dialogs.dialog} aria-label={t("find.title")} onClose={onClose}>
      <Suspense fallback={typing}>
        <FindEverything typed={typed} onTyped={setTyped} onClose={() => dialog.current?.close()} />
      </Suspense>
    </dialog>
  );
}
