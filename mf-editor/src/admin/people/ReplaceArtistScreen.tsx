import type { ArtistReplaced } from "@festival/contracts/api/editing/people";
import { replaceArtist } from "@festival/contracts/calls/people";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useGetOne } from "ra-core";
import { useState } from "react";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { RecordFinder } from "../fields/RecordFinder.tsx";
import { CallFailure, useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { useTitle } from "../frame/useTitle.ts";
import { UseLink } from "../lists/Cell.tsx";
import { Mentions } from "../merge/Mentions.tsx";
import styles from "../records/RecordForm.module.css";
import { findResource } from "../resources/adminResources.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";

function Done({ title, answer }: { title: string; answer: ArtistReplaced }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { places, mentions } = answer;
  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <h1>{t("replace.replaced", { title })}</h1>
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
  onDone(answer: ArtistReplaced): void;
}

/** Who takes whose place, and where; all places are shown before anything is done. */
function ReplaceForm({ artist, onDone }: FormProps) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const wordsOf = useProblemWords();
  const [by, setBy] = useState<number | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState("");
  const [isSending, setIsSending] = useState(false);
  const { id } = artist;
  const { data, error } = useQuery({
    queryKey: ["artists", "replace", id, by],
    queryFn: () => answered(transport.send(replaceArtist, { id }, { by: by ?? 0, dry_run: true })),
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
      const body = { by, dry_run: false, places: chosen };
      onDone(await answered(transport.send(replaceArtist, { id }, body)));
    } catch (problem) {
      setFailure(wordsOf(problem));
      setIsSending(false);
    }
  };
  const problem = failure || (error ? wordsOf(error) : "");
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void act();
      }}
    >
      <RecordFinder label={t("replace.by")} resource="artists" value={by} onChange={setBy} />
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
                  checked={!left.includes(what)}
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
          className={buttons.primary}
          disabled={!data || chosen.length === 0 || isSending}
        >
          {data ? t("replace.do", { count: chosen.length }) : t("record.replace")}
        </button>
        <Link to={`/artists/${id}`} className={buttons.quiet}>
          {t("cancel")}
        </Link>
      </div>
    </form>
  );
}

/** Puts another artist in the place of one. */
export function ReplaceArtistScreen({ id }: { id: number }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const cache = useQueryClient();
  const [done, setDone] = useState<ArtistReplaced>();
  const { data, error, refetch } = useGetOne<StaffRecord>(
    "artists",
    { id },
    { enabled: !done, refetchOnWindowFocus: false },
  );
  const resource = findResource("artists");
  const title = data && resource ? titleOf(resource, data, locale) : "";
  useTitle(t("replace.title", { title }));
  if (data && done) return <Done title={title} answer={done} />;
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
        onDone={(answer) => {
          setDone(answer);
          for (const name of ["events", "ensembles", "booklets"]) {
            void cache.invalidateQueries({ queryKey: [name] });
          }
          void cache.invalidateQueries({ queryKey: ["artists", "getList"] });
        }}
      />
    </>
  );
}
