import type { StaleWords } from "@festival/contracts/api/editing/contentChanges";
import { locales, type Locale } from "@festival/contracts/locales";
import { otherLanguage } from "@festival/contracts/sections/twins";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { useTranslation } from "@festival/shared-ui/i18n";
import dialog from "../dialog/dialog.module.css";
import { FieldInput } from "../fields/FieldInput.tsx";
import { modelLabel } from "../page/sectionWords.ts";
import { fieldLabel } from "../publish/labels.ts";
import { Words } from "../publish/Words.tsx";
import { shownValue, type LocalSection, type Op } from "../workingCopy/ops.ts";
import type { WorkingCopies } from "../workingCopy/store.ts";
import styles from "./languages.module.css";
import { momentOf } from "../publish/moments.ts";

interface TwinProps {
  copies: WorkingCopies;
  owner: string;
  section: LocalSection;
  stale: readonly StaleWords[];
  /** Of the reader. */
  locale: Locale;
  /** Whether what is written leaves the other language as it is. */
  isMinor: boolean;
  onFine(language: Locale): void;
}

interface Written {
  name: string;
  value: unknown;
  language: Locale;
  isMinor: boolean;
}

function writeWords(
  copies: WorkingCopies,
  owner: string,
  { id, model }: LocalSection,
  { name, value, language, isMinor }: Written,
): void {
  const op: Op = {
    op: "set",
    section: id,
    locale: language,
    fields: { [name]: value },
    ...(isMinor && { minor: true }),
  };
  copies.edit(owner, [op], {
    label: { act: "write", model, field: name, words: "" },
    typing: { at: Date.now(), endsWord: false },
  });
}

/** One section in both languages, side by side. Nothing where it has no words. */
export function Twin({ copies, owner, section, stale, locale, isMinor, onFine }: TwinProps) {
  const { t } = useTranslation();
  const descriptions: Record<string, SectionDescription> = sectionDescriptions;
  const { id, model } = section;
  const fields = Object.entries(descriptions[model]?.fields ?? {}).filter(
    ([, { localized }]) => localized,
  );
  if (fields.length === 0) return null;
  return (
    <section
      className={styles.twin}
      aria-label={`${modelLabel(model, locale)} ${id}`}
      data-stale={stale.length > 0 || undefined}
    >
      <h3>
        {modelLabel(model, locale)} {id}
      </h3>
      <div className={styles.sides}>
        {locales.map((language) => {
          const behind = stale.find((each) => each.locale === language);
          return (
            <div key={language} className={styles.side}>
              <h4>{t(`twins.${language}`)}</h4>
              {fields.map(([name, field]) => (
                <FieldInput
                  key={name}
                  field={field}
                  value={shownValue(section, language, name)}
                  locale={locale}
                  onChange={(value) =>
                    writeWords(copies, owner, section, { name, value, language, isMinor })
                  }
                />
              ))}
              {behind && (
                <div className={styles.behind}>
                  <p>{t("twins.stale", { language: t(`twins.${language}`) })}</p>
                  {behind.fields.map(({ field, by, at, before, now }) => (
                    <div key={field}>
                      <p>
                        {by && at
                          ? t("twins.since", {
                              field: fieldLabel({ owner, model }, field, locale),
                              at: momentOf(at, locale),
                              by,
                            })
                          : t("twins.since_unknown", {
                              field: fieldLabel({ owner, model }, field, locale),
                            })}
                      </p>
                      {before !== undefined && (
                        <Words
                          owner={owner}
                          model={model}
                          field={{
                            name: field,
                            locale: otherLanguage(language),
                            before,
                            after: now,
                          }}
                          locale={locale}
                        />
                      )}
                    </div>
                  ))}
                  <button type="button" className={dialog.small} onClick={() => onFine(language)}>
                    {t("twins.fine", { language: t(`twins.${language}`) })}
                  </button>
                </div>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
