import type { ConsentAction } from "@festival/contracts/api/consent";
import {
  consentFields,
  consentGroups,
  consentServices,
  type ConsentService,
} from "@festival/contracts/consent";
import { offerIntro, offerIsEmpty } from "@festival/contracts/consent/offerWords";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { legalHref } from "@festival/contracts/privacy/legalPages";
import { Button } from "@festival/shared-ui";
import { useState, type SubmitEvent } from "react";
import { haveLink, type Paragraph } from "../../blocks/paragraphs.ts";
import { Paragraphs } from "../../blocks/Paragraphs.tsx";
import styles from "./ConsentForm.module.css";
import { GroupFields } from "./GroupFields.tsx";
import { settingsTexts } from "./settingsTexts.ts";

interface ConsentFormProps {
  locale: Locale;
  /** Of the settings, as it is shown here. */
  version: number;
  offered: readonly ConsentService[];
  /** What was agreed to so far. */
  agreed: readonly ConsentService[];
  words: readonly Paragraph[] | null;
  /** Takes a decision by script; without it the form is posted to the page `cookieSettings`. */
  onDecide?: (action: ConsentAction, services: readonly ConsentService[]) => void;
}

/**
 * What may be loaded: all, nothing, or each service by itself. To refuse is as easy as to agree. Where the site uses
 * no service of others, it says so and asks nothing.
 */
export function ConsentForm({
  locale,
  version,
  offered,
  agreed,
  words,
  onDecide,
}: ConsentFormProps) {
  const t = settingsTexts(locale);
  const [chosen, setChosen] = useState<ReadonlySet<ConsentService>>(new Set(agreed));

  const choose = (services: readonly ConsentService[], isAgreed: boolean) => {
    const next = new Set(chosen);
    for (const service of services) {
      if (isAgreed) next.add(service);
      else next.delete(service);
    }
    setChosen(next);
  };

  const isEmpty = offered.length === 0;
  const groups = isEmpty ? consentGroups.filter((group) => group === "required") : consentGroups;

  const decide = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onDecide) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const action = submitter instanceof HTMLButtonElement ? submitter.value : "save";
    if (action === "accept_all") onDecide(action, offered);
    else if (action === "reject_all") onDecide(action, []);
    else onDecide("save", [...chosen]);
  };

  return (
    <form
      className={styles.form}
      method="post"
      action={href("cookieSettings", locale)}
      onSubmit={decide}
    >
      <input type="hidden" name={consentFields.version} value={version} />
      <div className={styles.intro}>
        {isEmpty && <p className={styles.nothing}>{offerIsEmpty(locale)}</p>}
        {words ? <Paragraphs paragraphs={words} /> : <p>{offerIntro(locale)}</p>}
        {!haveLink(words) && (
          <p>
            <a href={legalHref("privacy", locale)}>{t("settings.privacy")}</a>
          </p>
        )}
      </div>
      {groups.map((group) => (
        <GroupFields
          key={group}
          locale={locale}
          group={group}
          services={offered.filter((service) => consentServices[service] === group)}
          agreed={chosen}
          onChange={choose}
        />
      ))}
      {!isEmpty && (
        <div className={styles.ways}>
          <Button type="submit" name={consentFields.action} value="save">
            {t("settings.save")}
          </Button>
          <Button type="submit" variant="outline" name={consentFields.action} value="reject_all">
            {t("settings.rejectAll")}
          </Button>
          <Button type="submit" variant="outline" name={consentFields.action} value="accept_all">
            {t("settings.acceptAll")}
          </Button>
        </div>
      )}
    </form>
  );
}
