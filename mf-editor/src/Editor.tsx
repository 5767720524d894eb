import type { LoadFace } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { Suspense, useEffect, useState } from "react";
import { Subject } from "rxjs";
import { AlertLine } from "./AlertLine.tsx";
import type { Bus } from "./bus.ts";
import styles from "./Editor.module.css";
import { isWriting } from "./keys/isWriting.ts";
import { LoginGuard } from "./session/LoginGuard.tsx";
import { SignOutGuard } from "./session/SignOutGuard.tsx";
import { lazyWithWords } from "./words/withWords.tsx";

const editModes = lazyWithWords(
  async () => (await import("./page/StartEditMode.tsx")).StartEditMode,
);

/** Whether this document is a preview within the admin area. */
const isFramed = () => window.parent !== window;

interface EditorProps {
  bus: Bus;
  locale: Locale;
  loadFace: LoadFace;
}

/** Staff's tools over the page: a bar, and in edit mode what edits it. */
export function Editor({ bus, locale, loadFace }: EditorProps) {
  const { t } = useTranslation();
  const EditMode = editModes[locale];
  const page = useSubject(bus.page$);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [parts] = useState(() => ({ bus, locale, loadFace, signedIn$: new Subject<string>() }));
  // such an address shows the page as visitors see it
  const showsTools = !("noToolbar" in page.route.query);
  const editing = useSubject(bus.editMode$) && showsTools;

  useEffect(() => {
    document.documentElement.toggleAttribute("data-edit-mode", editing);
    return () => document.documentElement.removeAttribute("data-edit-mode");
  }, [editing]);

  useEffect(() => {
    if (showsTools || !isFramed()) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    void import("./formPreview/receiveForm.ts").then(({ receiveForm }) => {
      if (!isOver) end = receiveForm(bus);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [bus, showsTools]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.toLowerCase() !== "e" || ctrlKey || metaKey || altKey || isWriting(target)) return;
      if (showsTools) bus.setEditMode(!bus.editMode$.value);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [bus, showsTools]);

  return (
    <>
      {showsTools && (
        <section
          ref={setBar}
          className={styles.bar}
          data-editing={editing || undefined}
          aria-label={t("toolbar.label")}
        >
          <button
            type="button"
            className={styles.button}
            aria-pressed={editing}
            aria-keyshortcuts="E"
            onClick={() => bus.setEditMode(!editing)}
          >
            {editing ? t("toolbar.stop") : t("toolbar.start")}
          </button>
        </section>
      )}
      {editing && bar && (
        <Suspense>
          <EditMode {...parts} bar={bar} />
        </Suspense>
      )}
      <AlertLine alert$={bus.alertShown$} />
      <LoginGuard
        loginNeeded$={bus.loginNeeded$}
        signedIn$={parts.signedIn$}
        email={bus.user$.value?.email ?? ""}
        locale={locale}
      />
      <SignOutGuard parts={parts} />
    </>
  );
}
