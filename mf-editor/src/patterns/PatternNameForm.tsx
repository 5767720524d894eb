import { locales, type Localized } from "@festival/contracts/locales";
import { longestPatternName } from "@festival/contracts/sections/patternBounds";
import { useTranslation } from "@festival/shared-ui/i18n";
import dialog from "../dialog/dialog.module.css";
import { usePatternNames } from "./usePatternNames.ts";

interface PatternNameFormProps {
  name: Localized;
  action: string;
  isBusy: boolean;
  /** Called with both names; a language that has none takes that of the other one. */
  onName(name: Localized): void;
}

/** Asks for the name of a pattern or a reusable block in both languages. */
export function PatternNameForm({ name, action, isBusy, onName }: PatternNameFormProps) {
  const { t } = useTranslation();
  const { names, setName, complete, isEmpty } = usePatternNames(name);
  return (
    <form
      className={dialog.form}
      onSubmit={(event) => {
        event.preventDefault();
        onName(complete);
      }}
    >
      {locales.map((language) => (
        <label key={language}>
          {t(`patterns.name.${language}`)}
          <input
            value={names[language]}
            lang={language}
            maxLength={longestPatternName}
            onChange={({ target }) => setName(language, target.value)}
          />
        </label>
      ))}
      <p>
        <button type="submit" className={dialog.small} disabled={isBusy || isEmpty}>
          {action}
        </button>
      </p>
    </form>
  );
}
