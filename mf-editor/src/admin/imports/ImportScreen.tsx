import type { ImportDetail } from "@festival/contracts/api/editing/imports";
import type { RecordUse } from "@festival/contracts/api/operations";
import { applyImport, deleteImport, revertImport } from "@festival/contracts/calls/imports";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { answered } from "../../calls/answered.ts";
import { instantInWords } from "../data/words.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { useTitle } from "../frame/useTitle.ts";
import { RecordUses } from "../uses/RecordUses.tsx";
import { useAct } from "../system/useAct.ts";
import { ImportMappingForm } from "./ImportMappingForm.tsx";
import { ImportRows } from "./ImportRows.tsx";
import styles from "./imports.module.css";
import { useImport } from "./useImport.ts";

/** What is made besides events, so that a misspelt hall is seen before it is on the site. */
function Creates({ creates }: Pick<ImportDetail, "creates">) {
  const { t } = useTranslation();
  const kinds = Object.entries(creates);
  if (kinds.length === 0) return null;
  return (
    <section className={styles.creates} aria-label={t("import.creates")}>
      <h2>{t("import.creates")}</h2>
      <dl>
        {kinds.map(([kind, names]) => (
          <div key={kind}>
            <dt>{t(`import.kind.${kind}`, { count: names.length })}</dt>
            <dd>
              {names.slice(0, 30).join(", ")}
              {names.length > 30 && " …"}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ActsProps {
  detail: ImportDetail;
  chosen: ReadonlySet<number>;
  onDone(detail: ImportDetail): Promise<void>;
}

/** Applying, taking back, forgetting. */
function ImportActs({ detail, chosen, onDone }: ActsProps) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const navigate = useNavigate();
  const { isRunning, said, act } = useAct();
  const [isOnline, setIsOnline] = useState(false);
  const [uses, setUses] = useState<readonly RecordUse[]>([]);
  const { id, counts } = detail;
  const count = chosen.size || (counts.new ?? 0) + (counts.changed ?? 0);
  const apply = async () => {
    const rows = chosen.size > 0 ? { rows: [...chosen] } : {};
    await onDone(
      await answered(transport.send(applyImport, { id }, { ...rows, online: isOnline })),
    );
  };
  const revert = async () => {
    setUses([]);
    try {
      await onDone(await answered(transport.send(revertImport, { id })));
    } catch (error) {
      setUses((isCallProblem(error) && error.details.used_by) || []);
      throw error;
    }
  };
  const forget = async () => {
    await answered(transport.send(deleteImport, { id }));
    await navigate("/imports");
  };
  return (
    <div className={styles.acts}>
      {detail.state === "staged" && (
        <>
          <label className={styles.online}>
            <input
              type="checkbox"
              checked={isOnline}
              onChange={({ target }) => setIsOnline(target.checked)}
            />{" "}
            {t("import.online")}
          </label>
          <button
            type="button"
            className={buttons.primary}
            disabled={isRunning || count === 0}
            onClick={() => void act(apply, t("import.applied"))}
          >
            {isRunning ? t("import.applying") : t("import.apply", { count })}
          </button>
        </>
      )}
      {detail.state === "applied" && (
        <button
          type="button"
          className={buttons.danger}
          disabled={isRunning}
          onClick={() => void act(revert, t("import.reverted"))}
        >
          {t("import.revert")}
        </button>
      )}
      <button
        type="button"
        className={buttons.quiet}
        disabled={isRunning}
        onClick={() => void act(forget, "")}
      >
        {t("import.forget")}
      </button>
      <p role="status">{uses.length > 0 ? t("import.changedSince") : said}</p>
      <RecordUses uses={uses} />
    </div>
  );
}

/** A file before it is applied: what would become of each row. */
export function ImportScreen({ id }: { id: number }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { data, error, refetch, take } = useImport(id);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  useTitle(data?.file_name ?? t("import.title"));
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  const isTable = data.kind === "table";
  return (
    <>
      <p>
        <Link to="/imports">← {t("import.title")}</Link>
      </p>
      <h1 className={styles.title}>{data.file_name}</h1>
      <p className={styles.hint}>
        {t(`import.state.${data.state}`)} · {instantInWords(data.created_at, locale)} ·{" "}
        {data.created_by}
      </p>
      {data.state === "staged" && isTable && (
        <ImportMappingForm key={JSON.stringify(data.mapping)} detail={data} onMapped={take} />
      )}
      {data.state !== "reverted" && <Creates creates={data.creates} />}
      <ImportRows detail={data} chosen={chosen} onChoose={setChosen} onChanged={() => take()} />
      <ImportActs detail={data} chosen={chosen} onDone={take} />
    </>
  );
}
