import type { Bus } from "@festival/contracts/bus";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { useEffect } from "react";
import { AlertLine } from "./AlertLine.tsx";
import styles from "./Editor.module.css";
import { LoginDialog } from "./LoginDialog.tsx";
import { SectionTools } from "./sections/SectionTools.tsx";

interface EditorProps {
  bus: Bus;
  locale: Locale;
}

/** Staff's tools over the page: a bar, and outlines with tools over its sections. */
export function Editor({ bus, locale }: EditorProps) {
  const { t } = useTranslation();
  const page = useSubject(bus.page$);
  // such an address shows the page as visitors see it
  const showsTools = !("noToolbar" in page.route.query);
  const editing = useSubject(bus.editMode$) && showsTools;

  useEffect(() => {
    document.documentElement.toggleAttribute("data-edit-mode", editing);
    return () => document.documentElement.removeAttribute("data-edit-mode");
  }, [editing]);

  return (
    <>
      {showsTools && (
        <section className={styles.bar} aria-label={t("toolbar.label")}>
          {editing && <p className={styles.hint}>{t("toolbar.hint")}</p>}
          <button
            type="button"
            className={styles.button}
            aria-pressed={editing}
            onClick={() => bus.editMode$.next(!editing)}
          >
            {editing ? t("toolbar.stop") : t("toolbar.start")}
          </button>
        </section>
      )}
      {editing && <SectionTools key={page.url} bus={bus} page={page} locale={locale} />}
      <AlertLine alert$={bus.alertShown$} />
      <LoginDialog loginNeeded$={bus.loginNeeded$} locale={locale} />
    </>
  );
}
