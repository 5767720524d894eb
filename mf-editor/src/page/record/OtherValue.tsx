import { locales } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import dialog from "../../dialog/dialog.module.css";
import { wordsOf } from "../../publish/wordDifference.ts";

interface OtherValueProps {
  /** Empty where it is not known. */
  by: string;
  mine: unknown;
  theirs: unknown;
  onMine(): void;
  onTheirs(): void;
}

const isLocalized = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && locales.every((locale) => locale in value);

const inWords = (value: unknown): string =>
  isLocalized(value)
    ? locales.map((locale) => inWords(value[locale])).join("\n\n")
    : (wordsOf(value) ?? JSON.stringify(value));

/** What another person saved meanwhile, and one's own words: one of them is taken. */
export function OtherValue({ by, mine, theirs, onMine, onTheirs }: OtherValueProps) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <p className={dialog.problem}>
        {by === "" ? t("recordPanel.changed") : t("recordPanel.changedBy", { by })}
      </p>
      <h3>{t("conflict.mine")}</h3>
      <p>{inWords(mine)}</p>
      <h3>{t("conflict.theirs")}</h3>
      <p>{inWords(theirs)}</p>
      <p className={dialog.actions}>
        <button type="button" className={dialog.main} onClick={onMine}>
          {t("conflict.takeMine")}
        </button>
        <button type="button" className={dialog.other} onClick={onTheirs}>
          {t("conflict.takeTheirs")}
        </button>
      </p>
    </div>
  );
}
