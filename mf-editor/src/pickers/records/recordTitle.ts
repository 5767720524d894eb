import type { Locale } from "@festival/contracts/locales";

type Values = Readonly<Record<string, unknown>>;

function wordsIn(value: unknown, locale: Locale): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null || !(locale in value)) return "";
  const localized = value as Record<string, unknown>;
  const first = localized[locale] || localized.de || localized.en;
  return typeof first === "string" ? first : "";
}

/** What people call a record; its number where it has no name in either language. */
export function titleOf(
  { title }: { title: readonly string[] },
  record: Values,
  locale: Locale,
): string {
  const words = title.map((field) => wordsIn(record[field], locale)).filter((part) => part !== "");
  return words.join(" ") || `#${String(record.id)}`;
}

const persons = ["first_name", "last_name"];
const names = ["title", "name", "headline", "last_name"];

/** The same where the description of its resource is not at hand. */
export function recordTitle(record: Values, locale: Locale): string {
  const first =
    "first_name" in record ? persons : names.filter((name) => name in record).slice(0, 1);
  return titleOf({ title: first }, record, locale);
}

const states = ["cancelled", "postponed", "moved"] as const;
export type RecordState = (typeof states)[number] | "offline" | "hidden" | "ended";

/** What one must know of a record before one chooses it. */
export function recordStates(record: Values): RecordState[] {
  const status = states.find((state) => state === record.status);
  const { rights_until: until } = record;
  const hasEnded = typeof until === "string" && Date.parse(until) < Date.now();
  return [
    ...(record.is_online === false ? (["offline"] as const) : []),
    ...(status ? [status] : []),
    ...(hasEnded ? (["ended"] as const) : record.is_shown === false ? (["hidden"] as const) : []),
  ];
}

/** The moment that tells it from others of its title. */
export function recordMoment(record: Values): string | undefined {
  const moment = record.starts_at ?? record.published_at;
  return typeof moment === "string" ? moment : undefined;
}

/** Address of a small picture of it. */
export function recordThumb(
  record: Values,
  size: "smallList" | "mediumList" | "preview" = "smallList",
): string | undefined {
  const { thumbs } = record;
  if (typeof thumbs !== "object" || thumbs === null) return undefined;
  const address = (thumbs as Partial<Record<string, unknown>>)[size];
  return typeof address === "string" ? address : undefined;
}
