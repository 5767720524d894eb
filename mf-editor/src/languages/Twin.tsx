import type { StaleWords } from "@festival/contracts/api/editing/contentChanges";
import { locales, type Locale } from "@festival/contracts/locales";
import { otherLanguage } from "@festival/contracts/sections/twins";
import { useTranslation } from "@festival/shared-ui/i18n";
import dialog from "../dialog/dialog.module.css";
import { FieldInput } from "../fields/FieldInput.tsx";
import { isEmptyValue } from "../page/fields.ts";
import { modelLabel } from "../page/sectionWords.ts";
import { sectionName } from "../structure/sectionName.ts";
import { fieldLabel } from "../publish/labels.ts";
import { Words } from "../publish/Words.tsx";
import { describeModel, isHead } from "../workingCopy/head.ts";
import { shownValue, type LocalSection, type Op } from "../workingCopy/ops.ts";
import type { WorkingCopies } from "../workingCopy/store.ts";
import { isLacking, lackingFields } from "./lacking.ts";
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
  /** By the names of their fields. */
  values: Readonly<Record<string, unknown>>;
  language: Locale;
  isMinor: boolean;
}

function writeWords(
  copies: WorkingCopies,
  owner: string,
  { id, model }: LocalSection,
  { values, language, isMinor }: Written,
): void {
  const op: Op = {
    op: "set",
    section: id,
    locale: language,
    fields: { ...values },
    ...(isMinor && { minor: true }),
  };
  copies.edit(owner, [op], {
    label: { act: "write", model, field: Object.keys(values).join(), words: "" },
    typing: { at: Date.now(), endsWord: false },
  });
}

/** One section, or the head, in both languages, side by side. Nothing where it has no words. */
export function Twin({ copies, owner, section, stale, locale, isMinor, onFine }: TwinProps) {
  const { t } = useTranslation();
  const { id, model } = section;
  const fields = Object.entries(describeModel(model)?.fields ?? {}).filter(
    ([, { localized }]) => localized,
  );
  if (fields.length === 0) return null;
  const isOfHead = isHead(id);
  const name = isOfHead ? modelLabel(model, locale) : sectionName(section, locale);
  // it stays the same while its words are written, and unlike that of another one
  const label = isOfHead ? name : `${modelLabel(model, locale)} ${id}`;
  // of a field: its model, which a head has none of
  const place = { owner, model: isOfHead ? null : model };
  const isEmpty = (language: Locale) =>
    fields.every(([name]) => isEmptyValue(shownValue(section, language, name)));
  return (
    <section
      className={styles.twin}
      aria-label={label}
      data-open={stale.length > 0 || isLacking(section) || undefined}
    >
      <h3>{name}</h3>
      <div className={styles.sides}>
        {locales.map((language) => {
          const behind = stale.find((each) => each.locale === language);
          const other = otherLanguage(language);
          const lacking = lackingFields(section, language).map((name) =>
            fieldLabel(place, name, locale),
          );
          return (
            <div key={language} className={styles.side}>
              <h4>{t(`twins.${language}`)}</h4>
              {lacking.length > 0 && (
                <p className={styles.behind}>{t("twins.lacks", { fields: lacking.join(", ") })}</p>
              )}
              {fields.map(([name, field]) => (
                <FieldInput
                  key={name}
                  field={field}
                  value={shownValue(section, language, name)}
                  locale={locale}
                  onChange={(value) =>
                    writeWords(copies, owner, section, {
                      values: { [name]: value },
                      language,
                      isMinor,
                    })
                  }
                />
              ))}
              {isEmpty(language) && !isEmpty(other) && (
                <button
                  type="button"
                  className={dialog.small}
                  onClick={() => {
                    const values = Object.fromEntries(
                      fields.map(([name]) => [name, shownValue(section, other, name)]),
                    );
                    writeWords(copies, owner, section, { values, language, isMinor });
                  }}
                >
                  {t(`twins.copy.${other}`)}
                </button>
              )}
              {behind && (
                <div className={styles.behind}>
                  <p>{t("twins.stale", { language: t(`twins.${language}`) })}</p>
                  {behind.fields.map(({ field, by, at, before, now }) => (
                    <div key={field}>
                      <p>
                        {by && at
                          ? t("twins.since", {
                              field: fieldLabel(place, field, locale),
                              at: momentOf(at, locale),
                              by,
                            })
                          : t("twins.since_unknown", {
                              field: fieldLabel(place, field, locale),
                            })}
                      </p>
                      {before !== undefined && (
                        <Words
                          {...place}
                          field={{
                            name: field,
                            locale: other,
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
