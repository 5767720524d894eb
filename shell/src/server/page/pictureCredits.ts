import type { Answering, Get, ValuesOf } from "@festival/contracts/calls/call";
import type { ServerApi } from "@festival/contracts/pageOwner";

/** Adds whose pictures an answer holds; files to download say it beside their links. */
function addCredits(value: unknown, credits: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if ("copyright" in value && "path" in value && typeof value.copyright === "string") {
    const credit = value.copyright.replace(/^\s*©?\s*/, "").trim();
    if (credit) credits.add(credit);
  }
  for (const inner of Object.values(value)) addCredits(inner, credits);
}

/**
 * The backend for one page, which remembers whose pictures its answers hold. So all of them are named below the page,
 * however small the place of a picture is, and no owner can forget one.
 */
export function collectCredits(api: ServerApi): { api: ServerApi; credits: ReadonlySet<string> } {
  const credits = new Set<string>();
  const noted = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const given = await answer;
    addCredits(given, credits);
    return given;
  };
  return {
    credits,
    api: {
      ...api,
      get: <T extends Answering>(call: Get<T>, ...values: ValuesOf<T>) =>
        noted(api.get(call, ...values)),
      optional: <T extends Answering>(call: Get<T>, ...values: ValuesOf<T>) =>
        noted(api.optional(call, ...values)),
    },
  };
}
