import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ChangedPart } from "./changedParts.ts";
import { partLabel } from "./labels.ts";
import styles from "./publish.module.css";
import { Words } from "./Words.tsx";

interface ChangeListProps {
  title: string;
  parts: readonly ChangedPart[];
  chosen: ReadonlySet<string>;
  locale: Locale;
  /** What an owner is called, by its key. */
  titleOf(owner: string): string;
  onChoose(id: string, isChosen: boolean): void;
}

/** Changes that readers do not see yet, each to be published or not. */
export function ChangeList(props: ChangeListProps) {
  const { title, parts, chosen, locale, titleOf, onChoose } = props;
  const { t } = useTranslation();
  if (parts.length === 0) return null;
  const names = new Intl.ListFormat(locale);
  return (
    <fieldset className={styles.changes}>
      <legend className={styles.group}>{title}</legend>
      {parts.map(({ id, owner, model, texts, kinds, fields, by, isMine }) => (
        <div key={id} className={styles.change}>
          <label className={styles.name}>
            <input
              type="checkbox"
              checked={chosen.has(id)}
              onChange={({ target }) => onChoose(id, target.checked)}
            />
            <span>
              {titleOf(owner)}: {partLabel({ owner, model, texts }, locale)} –{" "}
              {kinds.map((kind) => t(`kind.${kind}`)).join(", ")}
              {!isMine && (
                <em className={styles.by}>
                  {" "}
                  {by.length > 0
                    ? t("publish.by", { names: names.format(by) })
                    : t("publish.byUnknown")}
                </em>
              )}
            </span>
          </label>
          {fields.map(({ field, locale: language, before, after }) => (
            <Words
              key={`${language}/${field}`}
              owner={owner}
              model={model}
              field={{ name: field ?? "", locale: language, before, after }}
              locale={locale}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
