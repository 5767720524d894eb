import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAdmin } from "../data/adminContext.ts";
import type { FormValues } from "../fields/formValues.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import { useTitle } from "../frame/useTitle.ts";
import { RecordForm } from "../records/RecordForm.tsx";
import styles from "../records/RecordForm.module.css";
import { RecordHistory } from "../records/RecordHistory.tsx";
import { useMerging } from "../records/useMerging.tsx";
import { settingsFields } from "../resources/settingsFields.ts";
import { settingsGroups } from "./settingsGroups.ts";
import { SiteGaps } from "./SiteGaps.tsx";
import { asStored, readSettings, saveSettings, type SiteSettings } from "./siteSettings.ts";

const key = ["settings"];
/** As the calls of their versions know them: there is one record of them. */
const settings = { name: "settings", fields: settingsFields };
const only = { id: 1 };

/** The settings of the whole site; editors may read them. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const { transport, user } = useAdmin();
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => readSettings(transport),
    refetchOnWindowFocus: false,
  });
  const { merge, question } = useMerging(settingsFields);
  useTitle(t("settings.title"));
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  const { revision } = data;
  const isAdmin = user.role === "admin";
  const send = (seen: SiteSettings, values: FormValues) =>
    saveSettings(transport, values, seen.revision);
  const save = async (values: FormValues) => {
    cache.setQueryData(key, await merge(data, values, send));
  };
  return (
    <>
      <div className={styles.head}>
        <h1>{t("settings.title")}</h1>
        {!isAdmin && <p>{t("record.readOnly")}</p>}
      </div>
      <SiteGaps revision={revision} />
      <fieldset disabled={!isAdmin}>
        <RecordForm
          name="settings"
          fields={settingsFields}
          groups={settingsGroups}
          record={data}
          isNew={false}
          onSave={save}
        />
      </fieldset>
      {isAdmin && (
        <RecordHistory
          resource={settings}
          record={{ ...asStored(data), ...only }}
          onRestore={save}
        />
      )}
      {question}
    </>
  );
}
