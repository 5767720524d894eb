import type { RecordVersion } from "@festival/contracts/api/operations";
import { resourceCalls } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { instantInWords } from "../data/words.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { EarlierVersion, type VersionProps } from "./EarlierVersion.tsx";
import styles from "./RecordHistory.module.css";

export type VersionsProps = Omit<VersionProps, "revision" | "onRestored">;

/** The versions of a record, the newest first. */
export function RecordVersions({ resource, record, onRestore }: VersionsProps) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const [chosen, setChosen] = useState<number>();
  const [said, setSaid] = useState("");
  const compare = useRef<HTMLButtonElement>(null);
  const { name, fields, access } = resource;
  const { data, error, refetch } = useQuery({
    queryKey: [name, "versions", record.id, "list", record.revision],
    queryFn: () =>
      answered(transport.read(resourceCalls(name, access).versions, { id: record.id })),
    // the list stays while that of the next revision is on its way, with the focus in it
    placeholderData: (before) => before,
  });
  const labels = ({ fields: changed }: RecordVersion) =>
    changed.flatMap((field) => fields[field]?.label[locale] ?? []).join(", ");
  return (
    <>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      <p role="status">{said}</p>
      {data?.length === 0 && <p>{t("history.none")}</p>}
      <ol>
        {data?.map((version) => (
          <li key={version.revision}>
            <time dateTime={version.at}>{instantInWords(version.at, locale)}</time>{" "}
            {version.actor || t("history.unknown")}
            {version.fields.length > 0 && <span className={styles.fields}>{labels(version)}</span>}
            {version.revision !== record.revision && (
              <button
                type="button"
                className={buttons.quiet}
                aria-expanded={chosen === version.revision}
                ref={chosen === version.revision ? compare : undefined}
                onClick={() => {
                  setSaid("");
                  setChosen(chosen === version.revision ? undefined : version.revision);
                }}
              >
                {t("history.compare")}
              </button>
            )}
            {chosen === version.revision && (
              <EarlierVersion
                resource={resource}
                record={record}
                revision={version.revision}
                onRestore={onRestore}
                onRestored={() => {
                  compare.current?.focus();
                  setSaid(t("history.restored"));
                  setChosen(undefined);
                }}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
