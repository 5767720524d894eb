import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQueryClient } from "@tanstack/react-query";
import { useGetList } from "ra-core";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "../routing/Link.tsx";
import { lacksWords, nameOfPicture, wordsOfPicture } from "../../pickers/pictures/pictureRecord.ts";
import { CallProblem } from "../../calls/callProblem.ts";
import { useAdmin } from "../data/adminContext.ts";
import { createDataProvider } from "../data/dataProvider.ts";
import { textOf } from "../data/words.ts";
import type { FormValues } from "../fields/formValues.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { useTitle } from "../frame/useTitle.ts";
import { RecordForm } from "../records/RecordForm.tsx";
import form from "../records/RecordForm.module.css";
import { findResource } from "../resources/adminResources.ts";
import styles from "./media.module.css";

const asked = ["alias", "decorative", "description", "copyright", "rights_until"] as const;
const groups = [{ title: { de: "Worte und Rechte", en: "Words and rights" }, fields: asked }];

/** The fields that are asked for, of all that pictures have. */
function askedFields() {
  const fields = findResource("images")?.fields ?? {};
  return Object.fromEntries(
    asked.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : [])),
  );
}

const previewOf = ({ thumbs }: StaffRecord) =>
  typeof thumbs === "object" && thumbs !== null && "mediumList" in thumbs
    ? textOf(thumbs.mediumList)
    : "";

/** Ctrl+Enter sends the form within. */
function useSubmitKeys() {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const send = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      around.current?.querySelector("form")?.requestSubmit();
    };
    window.addEventListener("keydown", send);
    return () => window.removeEventListener("keydown", send);
  }, []);
  return around;
}

/** Pictures without words, one after the other: what is saved brings the next. */
export function PictureWordsScreen() {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const cache = useQueryClient();
  const provider = useMemo(() => createDataProvider(transport), [transport]);
  const [fields] = useState(askedFields);
  const [skipped, setSkipped] = useState(0);
  useTitle(t("pictureWords.title"));
  const { data, total, error, refetch } = useGetList<StaffRecord>(
    "images",
    {
      filter: { missing_words: true },
      sort: { field: "created_at", order: "ASC" },
      pagination: { page: skipped + 1, perPage: 1 },
    },
    { refetchOnWindowFocus: false },
  );
  const [picture] = data ?? [];
  const queue = useSubmitKeys();
  const left = (total ?? 0) - skipped;

  const save = async (values: FormValues) => {
    if (!picture) return;
    if (lacksWords(wordsOfPicture({ ...picture, ...values }))) {
      const fields = { "alias.de": "required", "alias.en": "required" } as const;
      throw new CallProblem(422, { code: "validation_failed", message: "", details: { fields } });
    }
    const params = { id: picture.id, data: values, previousData: picture };
    await provider.update("images", params);
    await cache.invalidateQueries({ queryKey: ["images"] });
  };

  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <div className={form.head}>
        <p className={form.links}>
          <Link to="/images">← {t("pictureWords.back")}</Link>
        </p>
        <h1>{t("pictureWords.title")}</h1>
        <p role="status">
          {data ? t("pictureWords.left", { count: Math.max(0, left) }) : t("loading")}
        </p>
      </div>
      {data && !picture && skipped > 0 && (
        <button type="button" className={buttons.secondary} onClick={() => setSkipped(0)}>
          {t("pictureWords.again", { count: skipped })}
        </button>
      )}
      {picture && (
        <div className={styles.queue} ref={queue}>
          <figure className={styles.large}>
            <img src={previewOf(picture)} alt={nameOfPicture(picture)} />
            <figcaption>{nameOfPicture(picture)}</figcaption>
          </figure>
          <RecordForm
            key={picture.id}
            name={`images/${picture.id}`}
            fields={fields}
            groups={groups}
            record={picture}
            isNew={false}
            onSave={save}
          >
            <button
              type="button"
              className={buttons.secondary}
              onClick={() => setSkipped(skipped + 1)}
            >
              {t("pictureWords.later")}
            </button>
            <p className={styles.hint}>{t("pictureWords.keys")}</p>
          </RecordForm>
        </div>
      )}
    </>
  );
}
