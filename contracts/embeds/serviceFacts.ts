import type { ConsentService } from "../consent.ts";

/** A country outside of the European Economic Area; each has its name in `consent/locales`. */
export type ThirdCountry = "us" | "gb" | "ch" | "cn";

/**
 * Why data may go there: the Commission's decision on the country, that on the EU–US Data Privacy Framework, or the
 * Commission's standard contractual clauses.
 */
export type TransferBasis = "adequacy" | "framework" | "clauses";

/** How long something stays, at the longest. */
export interface StoragePeriod {
  count: number;
  unit: "minutes" | "days" | "months" | "years";
}

/** What visitors must know of a service before they agree to it. */
export interface ServiceFacts {
  /** Names of its cookies, as far as it publishes them; one that ends in "*" is a beginning. */
  cookies: readonly string[];
  /** Of what it keeps on the device; null where it does not publish it. */
  period: StoragePeriod | null;
  /** Null where everything stays within the European Economic Area; "unknown" where it does not say. */
  thirdCountry: { country: ThirdCountry; basis: TransferBasis } | "unknown" | null;
}

const months = (count: number): StoragePeriod => ({ count, unit: "months" });
const years = (count: number): StoragePeriod => ({ count, unit: "years" });
const usFramework = { country: "us", basis: "framework" } as const;
const usClauses = { country: "us", basis: "clauses" } as const;

/**
 * As it is generally known of each provider: a festival compares it with the provider's own pages before its site goes
 * live. A change here asks visitors again.
 */
export const serviceFacts: Readonly<Record<ConsentService, ServiceFacts>> = {
  googleTagManager: { cookies: ["_ga", "_ga_*"], period: years(2), thirdCountry: usFramework },
  advertising: { cookies: ["_gcl_au", "IDE"], period: months(13), thirdCountry: usFramework },
  youtube: {
    cookies: ["YSC", "VISITOR_INFO1_LIVE"],
    period: months(6),
    thirdCountry: usFramework,
  },
  vimeo: { cookies: ["__cf_bm"], period: { count: 30, unit: "minutes" }, thirdCountry: usClauses },
  spotify: { cookies: ["sp_t", "sp_landing"], period: years(1), thirdCountry: usClauses },
  soundcloud: { cookies: ["sc_anonymous_id"], period: years(10), thirdCountry: usClauses },
  podigee: { cookies: [], period: null, thirdCountry: null },
  yumpu: { cookies: [], period: null, thirdCountry: { country: "ch", basis: "adequacy" } },
  issuu: { cookies: [], period: null, thirdCountry: usClauses },
  indesign: { cookies: [], period: null, thirdCountry: usFramework },
  instagram: { cookies: ["datr", "ig_did", "mid"], period: years(2), thirdCountry: usFramework },
  x: { cookies: ["guest_id"], period: years(2), thirdCountry: usClauses },
  facebook: { cookies: ["datr", "fr"], period: years(2), thirdCountry: usFramework },
  tiktok: {
    cookies: ["ttwid"],
    period: years(1),
    thirdCountry: { country: "cn", basis: "clauses" },
  },
  starmate: { cookies: [], period: null, thirdCountry: "unknown" },
  openstreetmap: {
    cookies: [],
    period: null,
    thirdCountry: { country: "gb", basis: "adequacy" },
  },
  googlemaps: { cookies: ["NID"], period: months(6), thirdCountry: usFramework },
};
