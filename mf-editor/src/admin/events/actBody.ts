import type { EventAct, EventActAnswer } from "@festival/contracts/api/editing/eventActs";
import type { LocalizedText } from "@festival/contracts/api/common";
import { isSame, type FormValues, type Problems } from "../fields/formValues.ts";
import { fromForm } from "../fields/readForm.ts";
import { actFields } from "./actFields.ts";

type Words = EventActAnswer["words"];

/** What an act's form is filled with by itself, and from there on follows what else is typed. */
export const preparedValues = ({ reason, alert }: Words) => ({
  reason,
  alert_title: alert.title,
  alert_text: alert.text,
});
type Prepared = ReturnType<typeof preparedValues>;

const none: LocalizedText = { de: "", en: "" };
const nothing: Prepared = { reason: none, alert_title: none, alert_text: none };

/** Inputs that still hold what was prepared for them, with the words of now. */
export function refilled(
  form: FormValues,
  before: Words | undefined,
  now: Words,
): Partial<Prepared> {
  const old = before ? preparedValues(before) : nothing;
  const fresh = preparedValues(now);
  const names = Object.keys(nothing) as (keyof Prepared)[];
  const changed = names.filter(
    (name) => isSame(form[name], old[name]) && !isSame(form[name], fresh[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, fresh[name]]));
}

/** Whether both languages of a text say something. */
const isWhole = (value: unknown): value is LocalizedText => {
  const { de, en } = (value ?? none) as LocalizedText;
  return de.trim() !== "" && en.trim() !== "";
};

/** Whether an act would change the event at all: another start, another venue. */
export function isChange(
  { kind, starts_at: startsAt, venue_id: venueId }: Omit<EventAct, "dry_run">,
  event: Readonly<Record<string, unknown>>,
): boolean {
  if (kind === "postpone") return startsAt !== undefined && startsAt !== event.starts_at;
  return kind === "cancel" || (venueId !== undefined && venueId !== event.venue_id);
}

/**
 * What is sent for a form, as far as it is filled.
 * @param prepared words of the last preview, which the backend makes again for what it is not sent
 */
export function actBody(
  kind: EventAct["kind"],
  form: FormValues,
  { revision, prepared }: { revision: number; prepared: Words | undefined },
): { body: Omit<EventAct, "dry_run">; problems: Problems } {
  const hasAlert = form.has_alert === true;
  const { values, problems } = fromForm(actFields(kind, hasAlert), form);
  const { reason, alert_title: title, alert_text: text } = values;
  const isOwn = isWhole(reason) && !(prepared && isSame(reason, prepared.reason));
  return {
    body: {
      kind,
      revision,
      leaves_highlights: values.leaves_highlights === true,
      ...(kind === "postpone" &&
        typeof values.starts_at === "string" && { starts_at: values.starts_at }),
      ...(kind === "move" && typeof values.venue_id === "number" && { venue_id: values.venue_id }),
      ...(isOwn && { reason }),
      ...(hasAlert && isWhole(title) && isWhole(text) && { alert: { title, text } }),
    },
    problems,
  };
}
