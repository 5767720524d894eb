import { homeBlockFields } from "@festival/contracts/home/homeBlockFields";
import type { Fields } from "@festival/contracts/fields/field";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef, type SubmitEvent } from "react";
import type { Bus } from "../../bus.ts";
import dialog from "../../dialog/dialog.module.css";
import type { Saved } from "../../workingCopy/saved.ts";
import { BothLanguages } from "../both/BothLanguages.tsx";
import type { HomeField } from "../fields.ts";
import styles from "../page.module.css";
import { OtherValue } from "../record/OtherValue.tsx";
import { useHomeBlock } from "./useHomeBlock.ts";

interface HomePanelProps {
  bus: Bus;
  field: HomeField;
  locale: Locale;
  onSaved(saved: Pick<Saved, "before" | "after">): void;
  onClose(): void;
}

/** A block of the home page, in both languages; it is a draft until it is published with the page. */
export function HomePanel({ bus, field, locale, onSaved, onClose }: HomePanelProps) {
  const { t } = useTranslation();
  const { homeBlock } = field.target;
  const panel = useRef<HTMLElement>(null);
  const work = useHomeBlock({
    bus,
    name: homeBlock,
    locale,
    onSaved: (saved) => {
      onSaved(saved);
      onClose();
    },
  });
  const { block, values, failure } = work;
  const stored: Fields = homeBlockFields[homeBlock];
  const isLoaded = block !== undefined;
  useEffect(() => {
    const controls = "input, textarea, select, button";
    const form = panel.current?.querySelector("form");
    if (isLoaded) form?.querySelector<HTMLElement>(controls)?.focus();
  }, [isLoaded]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (work.hasChanges) void work.save();
    else {
      work.forget();
      onClose();
    }
  };
  const label = field.label[locale];
  return (
    <aside ref={panel} className={styles.panel} data-section-panel="" aria-label={label}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{label}</h2>
        <button type="button" aria-label={t("panel.close")} onClick={onClose}>
          ×
        </button>
      </div>
      {!block && !failure && <p role="status">{t("recordPanel.reading")}</p>}
      {block && (
        <form className={styles.recordForm} onSubmit={submit}>
          {work.isRestored && <p role="status">{t("recordPanel.restored")}</p>}
          <BothLanguages
            fields={stored}
            values={values}
            locale={locale}
            problems={failure?.kind === "refused" ? failure.problems : {}}
            onChange={work.change}
          />
          <p className={dialog.actions}>
            <button type="submit" className={dialog.main} disabled={work.isBusy}>
              {t("homePanel.save")}
            </button>
          </p>
        </form>
      )}
      {failure && failure.kind !== "changed" && (
        <p role="alert" className={dialog.problem}>
          {t(`recordPanel.${failure.kind === "failed" && !block ? "unread" : failure.kind}`)}
        </p>
      )}
      {failure?.kind === "changed" && (
        <OtherValue
          by=""
          mine={work.wordsIn(values)}
          theirs={work.wordsIn(failure.block.content)}
          onMine={() => void work.takeMine(failure.block)}
          onTheirs={() => work.takeTheirs(failure.block)}
        />
      )}
    </aside>
  );
}
