import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAdmin } from "../data/adminContext.ts";
import type { FormValues } from "../fields/formValues.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import { useTitle } from "../frame/useTitle.ts";
import { RecordForm } from "../records/RecordForm.tsx";
import styles from "../records/RecordForm.module.css";
import { settingsFields } from "../resources/settingsFields.ts";
import { settingsGroups } from "./settingsGroups.ts";
import { SiteGaps } from "./SiteGaps.tsx";
import { readSettings, saveSettings } from "./siteSettings.ts";

const key = ["settings"];

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
  useTitle(t("settings.title"));
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  const { revision } = data;
  const save = async (values: FormValues) => {
    cache.setQueryData(key, await saveSettings(transport, values, revision));
  };
  return (
    <>
      <div className={styles.head}>
        <h1>{t("settings.title")}</h1>
        {user.role !== "admin" && <p>{t("record.readOnly")}</p>}
      </div>
      <SiteGaps revision={revision} />
      <fieldset disabled={user.role !== "admin"}>
        <RecordForm
          name="settings"
          fields={settingsFields}
          groups={settingsGroups}
          record={data}
          isNew={false}
          onSave={save}
        />
      </fieldset>
    </>
  );
}
