import type { ConsentGroup } from "./api/consent.ts";
import type { PublicSettings } from "./api/settings.ts";

/** Holds what a visitor decided, as JSON; readable by scripts. */
export const consentCookie = "festival_consent";
/** As long as browsers keep any cookie: visitors are not asked again about what they refused. */
export const consentDays = 400;

/** All that other sites may do in our pages, each with the group that it is asked for in. */
export const consentServices = {
  googleTagManager: "optimisation",
  advertising: "marketing",
  youtube: "external_media",
  vimeo: "external_media",
  spotify: "external_media",
  soundcloud: "external_media",
  podigee: "external_media",
  yumpu: "external_media",
  issuu: "external_media",
  indesign: "external_media",
  instagram: "external_media",
  x: "external_media",
  facebook: "external_media",
  tiktok: "external_media",
  starmate: "external_media",
  openstreetmap: "external_media",
  googlemaps: "external_media",
} as const satisfies Record<string, Exclude<ConsentGroup, "required">>;
export type ConsentService = keyof typeof consentServices;

/** In the order of the dialog; "required" cannot be refused and has no service of others. */
export const consentGroups = ["required", "optimisation", "marketing", "external_media"] as const;

const allServices = Object.keys(consentServices) as ConsentService[];

export const isConsentService = (name: string): name is ConsentService =>
  Object.hasOwn(consentServices, name);

/** A visitor's decision. Services that it does not name are refused. */
export interface Consent {
  /** Random, to find its record again; empty until the server has made it. */
  id: string;
  /** The settings' `consent_version` that was shown. */
  version: number;
  services: readonly ConsentService[];
}

/**
 * What the imprint and the privacy page set for those who have not decided: nothing runs there, and
 * visitors who go on from them are asked. Exactly this value is no decision.
 */
export const provisionalConsent = '{"googleTagManager":false}';

/**
 * What a visitor's cookie says.
 * @param value the cookie's value, decoded
 * @returns null where nothing was decided: no cookie, a broken one, or the provisional state
 * @example parseConsent('{"version":1,"googleTagManager":false,"id":""}') => { id: "", version: 1, services: [] }
 */
export function parseConsent(value: string | undefined): Consent | null {
  try {
    const { version, id, ...said } = JSON.parse(value ?? "null") ?? {};
    if (!Number.isInteger(version)) return null;
    return {
      id: typeof id === "string" ? id : "",
      version,
      services: allServices.filter((service) => said[service] === true),
    };
  } catch {
    return null;
  }
}

/** The value of the cookie after a decision; not encoded. */
export function writeConsent({ id, version, services }: Consent): string {
  const agreed = Object.fromEntries(services.map((service) => [service, true]));
  return JSON.stringify({ version, id, googleTagManager: false, ...agreed });
}

/** Whether a decision still counts: visitors who saw an older version are asked again. */
export function isCurrent(consent: Consent | null, version: number): consent is Consent {
  return consent !== null && consent.version >= version;
}

type ServiceSettings = Pick<PublicSettings, "tag_manager_id" | "starmate_domain" | "map_provider">;

/** The services that staff have set up: what published content, and drafts, may embed. */
export function possibleServices(settings: ServiceSettings): ConsentService[] {
  const needs: Partial<Record<ConsentService, boolean>> = {
    googleTagManager: settings.tag_manager_id !== "",
    advertising: settings.tag_manager_id !== "",
    starmate: settings.starmate_domain !== "",
    openstreetmap: settings.map_provider === "openstreetmap",
    googlemaps: settings.map_provider === "google",
  };
  return allServices.filter((service) => needs[service] ?? true);
}

/** The services that the site really uses; visitors are not asked about others. */
export function offeredServices({
  consent_services: used,
}: Pick<PublicSettings, "consent_services">): ConsentService[] {
  return allServices.filter((service) => used.includes(service));
}

/** The groups all of whose offered services were agreed to. */
export function agreedGroups(
  agreed: readonly ConsentService[],
  offered: readonly ConsentService[],
): ConsentGroup[] {
  return consentGroups.filter((group) => {
    const ofGroup = offered.filter((service) => consentServices[service] === group);
    return (
      group === "required" ||
      (ofGroup.length > 0 && ofGroup.every((service) => agreed.includes(service)))
    );
  });
}

/**
 * Names of the fields with which a decision is posted to the page `cookieSettings`: a `ConsentAction`,
 * the version that was shown, the services agreed to, and the id of earlier decisions.
 */
export const consentFields = {
  action: "action",
  version: "version",
  services: "services",
  id: "id",
} as const;
