import type { ArtistReplaced } from "@festival/contracts/api/editing/people";
import { replaceArtist } from "@festival/contracts/calls/people";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useGetOne } from "ra-core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import inputs from "../fields/fields.module.css";
import { RecordFinder } from "../fields/RecordFinder.tsx";
import { CallFailure, useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { useTitle } from "../frame/useTitle.ts";
import { UseLink } from "../lists/Cell.tsx";
import styles from "../records/RecordForm.module.css";
import { findResource } from "../resources/adminResources.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";

/** Texts that say the name, which people reword themselves. */
function Mentions({ mentions }: Pick<ArtistReplaced, "mentions">) {
  const { t } = useTranslation();
  if (mentions.length === 0) return null;
  return (
    <section className={styles.group} aria-label={t("replace.mentions")}>
      <h2 className={styles.groupTitle}>{t("replace.mentions")}</h2>
      <ul>
        {mentions.map((use) => (
          <li key={use.what}>
            <UseLink use={use} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Done({
  title,
  isMerged,
  answer,
}: {
  title: string;
  isMerged: boolean;
  answer: ArtistReplaced;
}) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { places, mentions } = answer;
  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <h1>{t(isMerged ? "replace.merged" : "replace.replaced", { title })}</h1>
        <p role="status">{t("replace.done", { count: places.length })}</p>
        <p>
          <Link to="/artists">{findResource("artists")?.labels.many[locale]}</Link>
        </p>
      </div>
      <Mentions mentions={mentions} />
    </div>
  );
}

interface FormProps {
  artist: StaffRecord;
  onDone(answer: ArtistReplaced, isMerged: boolean): void;
}

/** Who takes whose place, and where; all places are shown before anything is done. */
function ReplaceForm({ artist, onDone }: FormProps) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const wordsOf = useProblemWords();
  const [by, setBy] = useState<number | null>(null);
  const [isMerge, setIsMerge] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState("");
  const [isSending, setIsSending] = useState(false);
  const { id } = artist;
  const { data, error } = useQuery({
    queryKey: ["artists", "replace", id, by],
    queryFn: () =>
      answered(transport.send(replaceArtist, { id }, { by: by ?? 0, dry_run: true, merge: false })),
    enabled: by !== null,
    gcTime: 0,
  });
  const chosen = (data?.places ?? [])
    .map(({ what }) => what)
    .filter((what) => !left.includes(what));

  const act = async () => {
    if (by === null) return;
    setIsSending(true);
    setFailure("");
    try {
      const body = { by, dry_run: false, merge: isMerge, ...(!isMerge && { places: chosen }) };
      onDone(await answered(transport.send(replaceArtist, { id }, body)), isMerge);
    } catch (problem) {
      setFailure(wordsOf(problem));
      setIsSending(false);
    }
  };
  const problem = failure || (error ? wordsOf(error) : "");
  const isEmpty = !isMerge && chosen.length === 0;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void act();
      }}
    >
      <RecordFinder label={t("replace.by")} resource="artists" value={by} onChange={setBy} />
      <fieldset className={inputs.choices}>
        <legend>{t("replace.how")}</legend>
        {[false, true].map((merges) => (
          <label key={String(merges)}>
            <input
              type="radio"
              name="how"
              checked={isMerge === merges}
              onChange={() => setIsMerge(merges)}
            />{" "}
            {t(merges ? "replace.merge" : "replace.only")}
          </label>
        ))}
      </fieldset>
      {data && (
        <section className={styles.group} aria-label={t("replace.places")}>
          <h2 className={styles.groupTitle}>{t("replace.places")}</h2>
          {data.places.length === 0 && <p>{t("replace.none")}</p>}
          <ul>
            {data.places.map(({ what, title, as }) => (
              <li key={what}>
                <input
                  type="checkbox"
                  aria-label={title || what}
                  disabled={isMerge}
                  checked={isMerge || !left.includes(what)}
                  onChange={({ target }) =>
                    setLeft(target.checked ? left.filter((each) => each !== what) : [...left, what])
                  }
                />{" "}
                <UseLink use={{ what, title }} /> (
                {as.map((part) => t(`replace.as.${part}`)).join(", ")})
              </li>
            ))}
          </ul>
        </section>
      )}
      {data && <Mentions mentions={data.mentions} />}
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.bar}>
        <button
          type="submit"
          className={isMerge ? buttons.danger : buttons.primary}
          disabled={!data || isEmpty || isSending}
        >
          {t(isMerge ? "replace.doMerge" : "replace.do", { count: chosen.length })}
        </button>
        <Link to={`/artists/${id}`} className={buttons.quiet}>
          {t("cancel")}
        </Link>
      </div>
    </form>
  );
}

/** Puts another artist in the place of one, or makes one record of two. */
export function ReplaceArtistScreen({ id }: { id: number }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const cache = useQueryClient();
  const [done, setDone] = useState<{ answer: ArtistReplaced; isMerged: boolean }>();
  const { data, error, refetch } = useGetOne<StaffRecord>(
    "artists",
    { id },
    { enabled: !done, refetchOnWindowFocus: false },
  );
  const resource = findResource("artists");
  const title = data && resource ? titleOf(resource, data, locale) : "";
  useTitle(t("replace.title", { title }));
  if (data && done) return <Done title={title} {...done} />;
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.links}>
          <Link to={`/artists/${id}`}>← {title}</Link>
        </p>
        <h1>{t("replace.title", { title })}</h1>
      </div>
      <ReplaceForm
        artist={data}
        onDone={(answer, isMerged) => {
          setDone({ answer, isMerged });
          for (const name of ["events", "ensembles", "booklets"]) {
            void cache.invalidateQueries({ queryKey: [name] });
          }
          void cache.invalidateQueries({ queryKey: ["artists", "getList"] });
        }}
      />
    </>
  );
}
