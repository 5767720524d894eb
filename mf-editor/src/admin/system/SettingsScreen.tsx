import { getAllSettings, updateSettings } from "@festival/contracts/calls/platform";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import type { FormValues } from "../fields/formValues.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import { useTitle } from "../frame/useTitle.ts";
import { RecordForm } from "../records/RecordForm.tsx";
import styles from "../records/RecordForm.module.css";
import { settingsFields } from "../resources/settingsFields.ts";
import { settingsGroups } from "./settingsGroups.ts";
import { SiteGaps } from "./SiteGaps.tsx";

const key = ["settings"];

/** Days of the week are numbers in the settings and choices, which are words, on a form. */
function withDays(values: FormValues, to: (day: unknown) => unknown): FormValues {
  const { hotline } = values;
  if (typeof hotline !== "object" || hotline === null || !("weekdays" in hotline)) return values;
  const weekdays = Array.isArray(hotline.weekdays) ? hotline.weekdays.map(to) : [];
  return { ...values, hotline: { ...hotline, weekdays } };
}

/** The settings of the whole site; editors may read them. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const { transport, user } = useAdmin();
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => answered(transport.read(getAllSettings, {})),
    refetchOnWindowFocus: false,
  });
  useTitle(t("settings.title"));
  const record = useMemo(() => withDays(data ?? {}, String), [data]);
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  const { revision } = data;
  const save = async (values: FormValues) => {
    const sent = { ...withDays(values, Number), revision };
    cache.setQueryData(key, await answered(transport.send(updateSettings, {}, sent)));
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
          record={record}
          isNew={false}
          onSave={save}
        />
      </fieldset>
    </>
  );
}
