import type { PreviewLink } from "@festival/contracts/api/releases";
import { createPreviewLink } from "@festival/contracts/calls/releases";
import { staffPaths } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import { instantInWords } from "../data/words.ts";
import { CopyText } from "../events/CopyText.tsx";
import { AskingButton } from "../frame/AskingButton.tsx";
import buttons from "../frame/buttons.module.css";
import { useProblemWords } from "../frame/CallFailure.tsx";
import styles from "./releases.module.css";

interface PreviewReleaseProps {
  name: string;
  version: string;
}

/** Makes a link by which one browser sees this release: one's own at once, or that of a colleague. */
export function PreviewRelease({ name, version }: PreviewReleaseProps) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const wordsOf = useProblemWords();
  const [link, setLink] = useState<PreviewLink | null>(null);
  const [problem, setProblem] = useState("");
  const make = async () => {
    setLink(null);
    setProblem("");
    try {
      setLink(await answered(transport.send(createPreviewLink, {}, { name, version })));
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  return (
    <AskingButton
      words={t("releases.preview.open")}
      label={t("releases.preview.openOf", { name, version })}
      look="secondary"
      title={t("releases.preview.title", { name, version })}
      confirm={undefined}
      cancel={t("close")}
      onOpen={() => void make()}
    >
      <p>{t("releases.preview.explain")}</p>
      {!link && !problem && <p role="status">{t("loading")}</p>}
      {problem && <p role="alert">{problem}</p>}
      {link && (
        <div className={styles.preview}>
          <p>{t("releases.preview.until", { at: instantInWords(link.until, locale) })}</p>
          <form method="post" action={staffPaths.preview} target="_blank">
            <input type="hidden" name="token" value={link.token} />
            <input type="hidden" name="lang" value={locale} />
            <button type="submit" className={buttons.primary}>
              {t("releases.preview.here")}
            </button>
          </form>
          <CopyText
            label={t("releases.preview.link")}
            text={new URL(link.path, location.origin).href}
          />
        </div>
      )}
    </AskingButton>
  );
}
