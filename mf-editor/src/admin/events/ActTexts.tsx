import type { EventActAnswer } from "@festival/contracts/api/editing/eventActs";
import { locales } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { CopyText } from "./CopyText.tsx";

/** What ticketing and press are told of an act, in both languages. */
export function ActTexts({ words }: { words: EventActAnswer["words"] }) {
  const { t } = useTranslation();
  return (["ticketing", "press"] as const).map((reader) =>
    locales.map((locale) => (
      <CopyText
        key={`${reader} ${locale}`}
        label={`${t(`act.for.${reader}`)} (${t(`language.${locale}`)})`}
        text={words[reader][locale]}
      />
    )),
  );
}
