import type { Locale } from "@festival/contracts/locales";
import type { PlanData } from "./planData.ts";

const storageKey = "festival-plan-kept";
/** Of what is kept; raised with every change of `PlanData` that old data does not fit. */
const version = 2;

/**
 * The plan's last page of this device, for when there is no network.
 * @returns null where there is none in this language, or the storage is forbidden
 */
export function readKeptPlan(locale: Locale): PlanData | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return kept?.version === version && kept.locale === locale ? kept.data : null;
  } catch {
    return null;
  }
}

/** @returns false where this device keeps nothing */
export function keepPlan(locale: Locale, data: PlanData): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, locale, data }));
    return true;
  } catch {
    return false;
  }
}
