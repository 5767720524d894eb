import { useTranslation } from "@festival/shared-ui/i18n";
import { CallFailure } from "../frame/CallFailure.tsx";
import { RecordUses } from "./RecordUses.tsx";
import { useUses, type UsesProps } from "./useUses.ts";

/** The places that use a record, and what that means for it. */
export function UsedIn(props: UsesProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useUses(props);
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  return (
    <>
      <p>{t(data.length > 0 ? "uses.some" : "uses.none")}</p>
      <RecordUses uses={data} />
    </>
  );
}
