import type { Bus } from "@festival/contracts/bus";
import type { SectionOf } from "@festival/contracts/api/content";
import type { SectionState } from "@festival/contracts/api/sectionEditing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { TextEditor } from "./TextEditor.tsx";
import styles from "./TextSectionTool.module.css";

interface TextSectionToolProps {
  bus: Bus;
  locale: Locale;
  section: SectionOf<"text">;
  /** Of the working copy, as its author saw it. */
  revision: number;
  /** The section in the page. */
  element: HTMLElement;
  open: boolean;
  onOpen(): void;
  onClose(): void;
  onSaved(saved: SectionState): void;
}

/**
 * A section's tools stand inside its own element, where they inherit its type and measure. The
 * element belongs to the page's owner, which never looks at a child it has not made.
 */
function useHost(element: HTMLElement): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    const made = document.createElement("div");
    made.dataset.editorHost = "";
    element.append(made);
    setHost(made);
    return () => made.remove();
  }, [element]);
  return host;
}

export function TextSectionTool(props: TextSectionToolProps) {
  const { bus, locale, section, revision, element, open, onOpen, onClose, onSaved } = props;
  const { t } = useTranslation();
  const host = useHost(element);

  useEffect(() => {
    element.toggleAttribute("data-editing", open);
    return () => element.removeAttribute("data-editing");
  }, [element, open]);

  if (!host) return null;
  return createPortal(
    open ? (
      <TextEditor
        bus={bus}
        locale={locale}
        section={section}
        revision={revision}
        onClose={onClose}
        onSaved={onSaved}
      />
    ) : (
      <button type="button" className={styles.edit} onClick={onOpen}>
        {t("section.edit")}
      </button>
    ),
    host,
  );
}
