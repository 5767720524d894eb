import {
  createImport,
  getImportTemplate,
  listImportProfiles,
  listImports,
} from "@festival/contracts/calls/imports";
import { csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import { sendWithCsrf } from "@festival/shared-ui/csrf";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { CallProblem, isCallProblem } from "../../calls/callProblem.ts";
import { answered } from "../../calls/answered.ts";
import { addressIn } from "../../calls/transport.ts";
import { instantInWords } from "../data/words.ts";
import fields from "../fields/fields.module.css";
import { CallFailure, useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { useTitle } from "../frame/useTitle.ts";
import styles from "./imports.module.css";

/** Sends a file, which is staged and compared; nothing of it is applied. */
function ImportUpload() {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const navigate = useNavigate();
  const wordsOf = useProblemWords();
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState("");
  const { data: profiles } = useQuery({
    queryKey: ["imports", "profiles"],
    queryFn: () => answered(transport.read(listImportProfiles, {})),
  });
  const send = async (form: HTMLFormElement) => {
    setIsSending(true);
    setFailure("");
    try {
      const body = new FormData(form);
      const answer = await sendWithCsrf((token) =>
        fetchCall(createImport, { locale }, { headers: { [csrfHeader]: token }, body }),
      );
      if (!answer.ok) throw new CallProblem(answer.status, answer.body);
      await navigate(`/imports/${answer.body.id}`);
    } catch (error) {
      const { file, cell = "" } = isCallProblem(error) ? error.details : {};
      setFailure(file ? t(`import.file.${file}`, { cell }) : wordsOf(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form
      className={styles.upload}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <div className={fields.input}>
        <label htmlFor={`${id}-file`}>{t("import.chooseFile")}</label>
        <input
          id={`${id}-file`}
          name="file"
          type="file"
          required
          accept=".csv,.txt,.xlsx,.json"
          aria-describedby={`${id}-help`}
        />
        <p id={`${id}-help`} className={styles.hint}>
          {t("import.fileHelp")}
        </p>
      </div>
      <div className={fields.input}>
        <label htmlFor={`${id}-profile`}>{t("import.profile")}</label>
        <input
          id={`${id}-profile`}
          name="profile"
          required
          maxLength={100}
          defaultValue={t("import.profileDefault")}
          list={`${id}-profiles`}
          aria-describedby={`${id}-profile-help`}
        />
        <datalist id={`${id}-profiles`}>
          {profiles?.map(({ id: profile, name }) => (
            <option key={profile} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <p id={`${id}-profile-help`} className={styles.hint}>
          {t("import.profileHelp")}
        </p>
      </div>
      <p role="alert" className={fields.problem}>
        {failure}
      </p>
      <p className={styles.buttons}>
        <button type="submit" className={buttons.primary} disabled={isSending}>
          {isSending ? t("import.reading") : t("import.read")}
        </button>
        <a className={buttons.secondary} href={addressIn(getImportTemplate, locale)} download>
          {t("import.template")}
        </a>
      </p>
    </form>
  );
}

/** Where a season comes in: a file to read, and those that were read. */
export function ImportsScreen() {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  useTitle(t("import.title"));
  const { data, error, refetch } = useQuery({
    queryKey: ["imports"],
    queryFn: () => answered(transport.read(listImports, { per_page: 20 })),
  });
  return (
    <>
      <h1 className={styles.title}>{t("import.title")}</h1>
      <p className={styles.lead}>{t("import.lead")}</p>
      <ImportUpload />
      <section aria-label={t("import.before")}>
        <h2>{t("import.before")}</h2>
        {error && <CallFailure error={error} onRetry={() => void refetch()} />}
        {data?.results.length === 0 && <p className={styles.hint}>{t("import.none")}</p>}
        <ul className={styles.files}>
          {data?.results.map(({ id, file_name: name, state, created_at: at, created_by: by }) => (
            <li key={id}>
              <Link to={`/imports/${id}`}>{name}</Link>
              <span className={styles.hint}>
                {t(`import.state.${state}`)} · {instantInWords(at, locale)} · {by}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
