import type { Bus } from "@festival/contracts/bus";
import type { SectionOf } from "@festival/contracts/api/content";
import type { SectionState } from "@festival/contracts/api/sectionEditing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Editor, EditorState, RichUtils, type DraftHandleValue } from "draft-js";
import "draft-js/dist/Draft.css";
import { useEffect, useRef, useState } from "react";
import { skip, take } from "rxjs";
import { linkDecorator } from "./linkDecorator.tsx";
import { fromRichText, toRichText } from "./richText.ts";
import { saveText } from "./saveText.ts";
import styles from "./TextEditor.module.css";
import { TextToolbar } from "./TextToolbar.tsx";
import { withSection } from "./withSection.ts";

interface TextEditorProps {
  bus: Bus;
  locale: Locale;
  section: SectionOf<"text">;
  revision: number;
  onClose(): void;
  onSaved(saved: SectionState): void;
}

/** Changes a text in place; each change goes over the bus, so the page shows it at once. */
export function TextEditor({ bus, locale, section, revision, onClose, onSaved }: TextEditorProps) {
  const { t } = useTranslation();
  const editor = useRef<Editor>(null);
  const [saving, setSaving] = useState(false);
  const [state, setState] = useState(() =>
    EditorState.createWithContent(fromRichText(section.content), linkDecorator),
  );

  useEffect(() => {
    editor.current?.focus();
  }, []);

  const [path = ""] = bus.page$.value.url.split("?");
  const places = bus.anchors$.value.map(({ hash, title }) => ({ address: path + hash, title }));

  const show = (content: SectionOf<"text">["content"] | undefined) => {
    const page = bus.page$.value;
    const data = content && withSection(page.data, { ...section, content });
    bus.pageDraft$.next(content ? { ...page, data } : null);
  };

  /** The saved words stay on the screen until the page that the server makes of them is there. */
  const showSaved = () => {
    bus.page$.pipe(skip(1), take(1)).subscribe(() => bus.pageDraft$.next(null));
    bus.refresh$.next();
  };

  const change = (next: EditorState) => {
    if (next.getCurrentContent() !== state.getCurrentContent()) {
      show(toRichText(next.getCurrentContent()));
    }
    setState(next);
  };

  const handleKeyCommand = (command: string): DraftHandleValue => {
    const next = RichUtils.handleKeyCommand(state, command);
    if (!next) return "not-handled";
    change(next);
    return "handled";
  };

  const discard = () => {
    show(undefined);
    onClose();
  };

  const save = async () => {
    setSaving(true);
    const content = toRichText(state.getCurrentContent());
    const outcome = await saveText(locale, section.id, content, revision);
    setSaving(false);
    if (outcome.kind === "saved") {
      showSaved();
      bus.sectionSaved$.next({ id: section.id });
      bus.alertShown$.next({ tone: "success", text: t("alert.saved") });
      onSaved(outcome.saved);
      onClose();
    } else if (outcome.kind === "signedOut") bus.loginNeeded$.next();
    else bus.alertShown$.next({ tone: "error", text: t(`alert.${outcome.kind}`) });
  };

  return (
    <div className={styles.editor}>
      <TextToolbar state={state} places={places} onChange={change} />
      <div className={styles.text}>
        <Editor
          ref={editor}
          editorState={state}
          onChange={change}
          handleKeyCommand={handleKeyCommand}
          stripPastedStyles={false}
          spellCheck
          ariaLabel={t("text.label")}
        />
      </div>
      <div className={styles.actions}>
        <button type="button" className={styles.save} disabled={saving} onClick={() => void save()}>
          {saving ? t("text.saving") : t("text.save")}
        </button>
        <button type="button" className={styles.discard} disabled={saving} onClick={discard}>
          {t("text.cancel")}
        </button>
      </div>
    </div>
  );
}
