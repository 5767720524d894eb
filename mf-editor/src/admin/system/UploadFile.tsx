import { uploadFile } from "@festival/contracts/calls/platform";
import { csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import { locales } from "@festival/contracts/locales";
import { sendWithCsrf } from "@festival/shared-ui/csrf";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import { CallProblem, isCallProblem } from "../../calls/callProblem.ts";
import { AskingButton } from "../frame/AskingButton.tsx";
import { useProblemWords } from "../frame/CallFailure.tsx";
import inputs from "../fields/fields.module.css";

/** Uploads one file with its title in both languages. */
export function UploadFile({ onDone }: { onDone(): void }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const navigate = useNavigate();
  const wordsOf = useProblemWords();
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState("");

  const send = async (form: HTMLFormElement, close: () => void) => {
    setIsSending(true);
    setFailure("");
    try {
      const body = new FormData(form);
      const answer = await sendWithCsrf((token) =>
        fetchCall(
          uploadFile,
          { locale },
          {
            headers: { [csrfHeader]: token },
            body,
          },
        ),
      );
      if (!answer.ok) throw new CallProblem(answer.status, answer.body);
      close();
      onDone();
      await navigate(`/files/${answer.body.id}`);
    } catch (error) {
      const fields = isCallProblem(error) ? Object.entries(error.details.fields ?? {}) : [];
      const named = fields.map(([name, problem]) => {
        const [, lang] = /_(de|en)$/.exec(name) ?? [];
        const what = name === "file" ? t("upload.file") : t("upload.title");
        return `${what}${lang ? ` (${t(`language.${lang}`)})` : ""}: ${t(`fieldProblem.${problem}`)}`;
      });
      setFailure(named.length > 0 ? named.join(" ") : wordsOf(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <AskingButton
      words={t("upload.files")}
      look="primary"
      title={t("upload.files")}
      confirm={isSending ? t("upload.sending") : t("upload.send")}
      confirmLook="primary"
      mayConfirm={!isSending}
      onSubmit={(close, form) => void send(form, close)}
    >
      <div className={inputs.fields}>
        {locales.map((lang) => (
          <div key={lang} className={inputs.input}>
            <label htmlFor={`${id}-${lang}`}>
              {t("upload.title")} ({t(`language.${lang}`)})
            </label>
            <input id={`${id}-${lang}`} name={`title_${lang}`} lang={lang} />
          </div>
        ))}
        <div className={inputs.input}>
          <label htmlFor={`${id}-file`}>{t("upload.file")}</label>
          <input id={`${id}-file`} name="file" type="file" required />
        </div>
        <p role="alert" className={inputs.problem}>
          {failure}
        </p>
      </div>
    </AskingButton>
  );
}
