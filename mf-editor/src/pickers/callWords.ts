import { useTranslation } from "@festival/shared-ui/i18n";
import { isCallProblem } from "../calls/callProblem.ts";

const told: ReadonlySet<string> = new Set([
  "offline",
  "not_authenticated",
  "forbidden",
  "not_found",
  "conflict",
  "payload_too_large",
  "too_many_requests",
  "unavailable",
]);

/** What a failed call means to who chooses something. */
export function useCallWords(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const code = isCallProblem(error) && told.has(error.code) ? error.code : "internal";
    return t(`picker.failed.${code}`);
  };
}
