import type { AcceptableCheck, Check } from "@festival/contracts/api/editing/checks";
import type { SectionTexts } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import dialog from "../dialog/dialog.module.css";
import type { Fix } from "./fixes.ts";
import { fieldLabel, partLabel } from "./labels.ts";
import styles from "./publish.module.css";

export interface Finding extends Check {
  /** Key of whose working copy it is in. */
  owner: string;
  /** Of its section; null for the head. */
  model: string | null;
  /** Of its section. */
  texts: SectionTexts | undefined;
  /** Whether the page on the screen shows its section, or its head is edited there. */
  isHere: boolean;
  fix: Fix | undefined;
}

const acceptable: Readonly<Record<AcceptableCheck, true>> = { alt: true, link_broken: true };

const isAcceptable = (code: Check["code"]): code is AcceptableCheck => code in acceptable;

/** Codes that a publication accepts; undefined where something else stops it. */
export function acceptableOf(findings: readonly Finding[]): AcceptableCheck[] | undefined {
  const stops = findings.filter(({ severity }) => severity === "stop");
  const codes = [...new Set(stops.map(({ code }) => code))];
  return codes.every(isAcceptable) ? codes : undefined;
}

interface FindingsProps {
  findings: readonly Finding[];
  locale: Locale;
  onGo(finding: Finding): void;
  onFix(finding: Finding, fix: Fix): void;
}

/** What readers would stumble over, each with the way to its place and, where there is one, a remedy. */
export function Findings({ findings, locale, onGo, onFix }: FindingsProps) {
  const { t } = useTranslation();
  const line = (finding: Finding) => {
    const { owner, section, locale: language, field, code, target, isHere, fix } = finding;
    return (
      <li key={`${owner}/${section}/${language}/${field}/${code}`}>
        <span>
          {partLabel(finding, locale)}
          {field && `, ${fieldLabel(finding, field, locale)}`}
          {language && ` (${language.toUpperCase()})`}: {t(`check.${code}`)}
          {target?.startsWith("/") && ` – ${target}`}
        </span>{" "}
        {isHere && (
          <button type="button" className={dialog.small} onClick={() => onGo(finding)}>
            {t("publish.go")}
          </button>
        )}{" "}
        {fix?.kind === "record" && (
          <a className={dialog.small} href={fix.href} target="_blank" rel="noopener">
            {t("fix.record")}
          </a>
        )}
        {fix && fix.kind !== "record" && (
          <button type="button" className={dialog.small} onClick={() => onFix(finding, fix)}>
            {t(`fix.${fix.kind}`)}
          </button>
        )}
      </li>
    );
  };
  const [stops, warnings] = [
    findings.filter(({ severity }) => severity === "stop"),
    findings.filter(({ severity }) => severity === "warn"),
  ];
  return (
    <>
      {stops.length > 0 && (
        <div className={styles.stops}>
          <p>{t("publish.incomplete")}</p>
          <ul className={styles.findings}>{stops.map(line)}</ul>
        </div>
      )}
      {warnings.length > 0 && (
        <details className={styles.warnings}>
          <summary>{t("publish.warnings", { count: warnings.length })}</summary>
          <ul className={styles.findings}>{warnings.map(line)}</ul>
        </details>
      )}
    </>
  );
}
