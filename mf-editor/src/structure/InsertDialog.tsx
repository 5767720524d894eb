import type { Target } from "@festival/contracts/api/editing/contentChanges";
import type { Locale } from "@festival/contracts/locales";
import { placeProblem } from "@festival/contracts/sections/places";
import { sectionGroups } from "@festival/contracts/sections/section";
import {
  sectionDescriptions,
  sectionModels,
} from "@festival/contracts/sections/sectionDescriptions";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Dialog } from "../dialog/Dialog.tsx";
import type { Content, LocalSection } from "../workingCopy/ops.ts";
import styles from "./structure.module.css";

type Model = keyof typeof sectionDescriptions;

interface InsertDialogProps {
  content: Content;
  /** Where the new section goes. */
  at: Target;
  locale: Locale;
  onInsert(model: Model): void;
  onClose(): void;
}

/** Whether a new section of a model may stand at a place. */
function mayStand(content: Content, model: Model, { parent, column }: Target): boolean {
  const made: LocalSection = {
    id: "new",
    model,
    slug: null,
    parent: null,
    column: 0,
    settings: {},
    texts: { de: {}, en: {} },
  };
  return Object.keys(placeProblem(content.sections, [made], { parent, column })).length === 0;
}

/** All types of sections, by their groups; those that may not stand at the place say so. */
export function InsertDialog({ content, at, locale, onInsert, onClose }: InsertDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("insert.title")} onClose={onClose}>
      {Object.entries(sectionGroups).map(([group, label]) => (
        <section key={group} aria-label={label[locale]}>
          <h3 className={styles.group}>{label[locale]}</h3>
          <ul className={styles.models}>
            {sectionModels
              .filter((model) => sectionDescriptions[model].group === group)
              .map((model) => {
                const isAllowed = mayStand(content, model, at);
                return (
                  <li key={model}>
                    <button
                      type="button"
                      className={styles.model}
                      disabled={!isAllowed}
                      onClick={() => onInsert(model)}
                    >
                      {sectionDescriptions[model].label[locale]}
                      {!isAllowed && <small> {t("insert.notHere")}</small>}
                    </button>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
      <button type="button" className={styles.model} onClick={onClose}>
        {t("insert.cancel")}
      </button>
    </Dialog>
  );
}
