import type { ConsentGroup } from "@festival/contracts/api/consent";
import { consentFields, type ConsentService } from "@festival/contracts/consent";
import { groupWords, serviceWords } from "@festival/contracts/consent/offerWords";
import type { Locale } from "@festival/contracts/locales";
import { Arrow } from "@festival/shared-ui";
import styles from "./ConsentForm.module.css";
import { deviceTables } from "../../privacy/deviceTables.ts";
import { FactTables } from "../../privacy/FactTables.tsx";
import { settingsTexts } from "./settingsTexts.ts";

interface GroupFieldsProps {
  locale: Locale;
  group: ConsentGroup;
  /** Those of the group that the site has. */
  services: readonly ConsentService[];
  agreed: ReadonlySet<ConsentService>;
  onChange(services: readonly ConsentService[], agreed: boolean): void;
}

/** One group: a switch for all of it, and each of its services. What is required has no choice. */
export function GroupFields({ locale, group, services, agreed, onChange }: GroupFieldsProps) {
  const t = settingsTexts(locale);
  const { name, text } = groupWords(locale, group);
  const count = services.filter((service) => agreed.has(service)).length;
  const isRequired = group === "required";
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>{name}</legend>
      <p className={styles.text}>{text}</p>
      {isRequired && (
        <>
          <p className={styles.state}>{t("settings.always")}</p>
          <details className={styles.details}>
            <summary>
              {t("settings.kept")}
              <Arrow direction="down" />
            </summary>
            <FactTables tables={deviceTables(locale, ["necessary", "asked"])} />
          </details>
        </>
      )}
      {!isRequired && services.length === 0 && <p className={styles.state}>{t("settings.none")}</p>}
      {services.length > 0 && (
        <>
          {/* nameless: what counts is each service, without scripts too */}
          <input
            className={styles.switch}
            data-for="group"
            type="checkbox"
            aria-label={t("settings.all", { group: name })}
            checked={count === services.length}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < services.length;
            }}
            onChange={(event) => onChange(services, event.currentTarget.checked)}
          />
          <details className={styles.details}>
            <summary>
              {t("settings.details")}
              <Arrow direction="down" />
            </summary>
            <ul className={styles.services}>
              {services.map((service) => {
                const words = serviceWords(locale, service);
                return (
                  <li key={service} className={styles.service}>
                    <label className={styles.label}>
                      <strong>{words.name}</strong>
                      <span>{words.purpose}</span>
                      <input
                        className={styles.switch}
                        type="checkbox"
                        name={consentFields.services}
                        value={service}
                        checked={agreed.has(service)}
                        onChange={(event) => onChange([service], event.currentTarget.checked)}
                      />
                    </label>
                    <div className={styles.provider}>
                      <p>
                        {words.provider}
                        {words.privacy && (
                          <>
                            {" "}
                            <a href={words.privacy} rel="noreferrer">
                              {t("settings.policy", { name: words.name })}
                            </a>
                          </>
                        )}
                      </p>
                      <ul className={styles.facts}>
                        {words.facts.map((fact) => (
                          <li key={fact}>{fact}</li>
                        ))}
                      </ul>
                    </div>
                  </li>
                );
              })}
            </ul>
          </details>
        </>
      )}
    </fieldset>
  );
}
