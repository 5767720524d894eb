import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef, type ReactNode } from "react";
import { FieldInput } from "../fields/FieldInput.tsx";
import { describeModel, isHead } from "../workingCopy/head.ts";
import { shownValue, type LocalSection } from "../workingCopy/ops.ts";
import type { OwnerState } from "../workingCopy/unsaved.ts";
import type { WorkingCopies } from "../workingCopy/store.ts";
import styles from "./page.module.css";
import { keepInSight } from "./keepInSight.ts";
import { modelLabel, sectionWords } from "./sectionWords.ts";
import { writeField } from "./writeField.ts";

interface SectionPanelProps {
  copies: WorkingCopies;
  owner: string;
  state: OwnerState;
  section: LocalSection;
  locale: Locale;
  /** What is said of the reusable block that is changed here. */
  block?: ReactNode;
  /** A field that is edited in the page itself. */
  inPlace: string | undefined;
  /** The field that takes the focus; the first one where undefined. */
  focused: string | undefined;
  /** What is done with the section as a whole. */
  buttons: ReactNode;
  onClose(): void;
}

/** All fields of a section but those that are edited in the page, and where it stands. */
export function SectionPanel(props: SectionPanelProps) {
  const { copies, owner, state, section, locale, block, inPlace, focused, buttons } = props;
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const description = describeModel(section.model);
  const model = modelLabel(section.model, locale);
  const words = sectionWords(section, locale);
  const { id } = section;

  useEffect(() => {
    const leave = () => copies.closeTyping();
    const element = panel.current;
    element?.addEventListener("focusout", leave);
    return () => element?.removeEventListener("focusout", leave);
  }, [copies]);

  useEffect(() => {
    // what is edited in the page takes the focus itself
    if (inPlace && (focused === undefined || focused === inPlace)) return;
    const place = focused && panel.current?.querySelector(`[data-field="${focused}"]`);
    const input = "input:not([type=radio]), [type=radio]:checked";
    const controls = `${input}, textarea, select, [contenteditable=true]`;
    const control = place
      ? place.querySelector<HTMLElement>(`${controls}, button`)
      : panel.current?.querySelector<HTMLElement>(controls);
    control?.focus();
  }, [inPlace, focused]);

  useEffect(() => {
    if (panel.current) keepInSight(id, panel.current);
  }, [id]);

  const held = state.held.filter((value) => value.section === id);
  return (
    <aside
      ref={panel}
      className={styles.panel}
      data-section-panel=""
      data-in-place={inPlace}
      aria-label={t("panel.label", { model, words })}
    >
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{model}</h2>
        <button type="button" aria-label={t("panel.close")} onClick={props.onClose}>
          ×
        </button>
      </div>
      {!isHead(id) && buttons}
      {block}
      {description ? (
        Object.entries(description.fields)
          // which block is shown is chosen where it is inserted
          .filter(([name]) => name !== inPlace && section.model !== "blockref")
          .map(([name, field]) => {
            const language = field.localized ? locale : null;
            const own = held.find((value) => value.field === name && value.locale === language);
            const problems = Object.fromEntries(
              Object.entries(own?.problems ?? {}).map(([path, problem]) => [
                path.slice(name.length + 1),
                problem,
              ]),
            );
            return (
              <div key={name} data-field={name}>
                <FieldInput
                  field={field}
                  value={shownValue(section, language, name)}
                  locale={locale}
                  problems={problems}
                  onChange={(value, typing) =>
                    writeField(copies, owner, section, { name, value, locale, typing })
                  }
                />
              </div>
            );
          })
      ) : (
        <p>{t("panel.unknown")}</p>
      )}
    </aside>
  );
}
