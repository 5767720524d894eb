import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import type { SettingsRecord, SettingsUpdate } from "@festival/contracts/api/settings";
import { getAllSettings, updateSettings } from "@festival/contracts/calls/platform";
import { isErrorBody, type FieldProblem } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { sendCall } from "@festival/shared-ui/sendCall";
import { withDays } from "../../admin/resources/settingsDays.ts";
import { settingsName } from "./settingsName.ts";
import { inEachLanguage } from "../languageProblems.ts";

/** A record of staff's resources, such as venue 4, or the settings. */
export interface RecordKey {
  resource: string;
  id: number;
}

export type Failure =
  | { kind: "offline" | "signedOut" | "gone" | "failed" }
  /** By what is wrong, such as "description.de". */
  | { kind: "refused"; problems: Readonly<Record<string, FieldProblem>> }
  /** Another person was faster. */
  | { kind: "changed"; record: StaffRecord; by: string };

const failureOf = (status: number): Failure => {
  if (status === 401) return { kind: "signedOut" };
  if (status === 404) return { kind: "gone" };
  return { kind: status === 0 ? "offline" : "failed" };
};

const unanswered = { ok: false, status: 0, body: undefined } as const;

export async function readRecord(
  { resource, id }: RecordKey,
  locale: Locale,
): Promise<StaffRecord | Failure> {
  const options = { cache: "no-store" } as const;
  if (resource === settingsName) {
    const answer = await fetchCall(getAllSettings, { locale }, options).catch(() => unanswered);
    return answer.ok ? asRecord(answer.body) : failureOf(answer.status);
  }
  const { get } = resourceCalls(resource);
  const answer = await fetchCall(get, { locale, id }, options).catch(() => unanswered);
  return answer.ok ? answer.body : failureOf(answer.status);
}

/** As a form holds them. */
const asRecord = (settings: SettingsRecord): StaffRecord =>
  withDays({ ...settings, id: 0 }, String);

async function writeSettings(locale: Locale, body: SettingsUpdate) {
  const answer = await sendCall(updateSettings, { locale }, withDays(body, Number)).catch(
    () => unanswered,
  );
  return answer.ok ? { ...answer, body: asRecord(answer.body) } : answer;
}

export const isFailure = (answer: StaffRecord | Failure): answer is Failure => "kind" in answer;

/** Who made the newest revision; empty where that is not known. */
async function lastAuthor({ resource, id }: RecordKey, locale: Locale): Promise<string> {
  if (resource === settingsName) return "";
  const { versions } = resourceCalls(resource);
  const answer = await fetchCall(versions, { locale, id }).catch(() => unanswered);
  return answer.ok ? (answer.body[0]?.actor ?? "") : "";
}

/** Writes one field of a record, upon the revision that its author saw. */
export async function writeRecord(
  key: RecordKey,
  locale: Locale,
  body: Record<string, unknown> & { revision: number },
): Promise<StaffRecord | Failure> {
  const { update } = resourceCalls(key.resource);
  const answer =
    key.resource === settingsName
      ? await writeSettings(locale, body)
      : await sendCall(update, { locale, id: key.id }, body).catch(() => unanswered);
  if (answer.ok) return answer.body;
  const details = isErrorBody(answer.body) ? (answer.body.details ?? {}) : {};
  if (answer.status === 422) {
    return { kind: "refused", problems: inEachLanguage(details.fields ?? {}) };
  }
  const stored = details.current as StaffRecord | undefined;
  const current = stored && withDays(stored, String);
  if (answer.status === 409 && current) {
    return { kind: "changed", record: current, by: await lastAuthor(key, locale) };
  }
  return failureOf(answer.status);
}
