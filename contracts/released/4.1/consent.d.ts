import type { ConsentGroup } from "./api/consent.ts";
import type { PublicSettings } from "./api/settings.ts";
export declare const consentCookie = "festival_consent";
export declare const consentDays = 400;
export declare const consentServices: {
    readonly googleTagManager: "optimisation";
    readonly advertising: "marketing";
    readonly youtube: "external_media";
    readonly vimeo: "external_media";
    readonly spotify: "external_media";
    readonly soundcloud: "external_media";
    readonly podigee: "external_media";
    readonly yumpu: "external_media";
    readonly issuu: "external_media";
    readonly indesign: "external_media";
    readonly instagram: "external_media";
    readonly x: "external_media";
    readonly facebook: "external_media";
    readonly tiktok: "external_media";
    readonly starmate: "external_media";
    readonly openstreetmap: "external_media";
    readonly googlemaps: "external_media";
};
export type ConsentService = keyof typeof consentServices;
export declare const consentGroups: readonly ["required", "optimisation", "marketing", "external_media"];
export declare const isConsentService: (name: string) => name is ConsentService;
export interface Consent {
    id: string;
    version: number;
    services: readonly ConsentService[];
}
export declare const provisionalConsent = "{\"googleTagManager\":false}";
export declare function parseConsent(value: string | undefined): Consent | null;
export declare function writeConsent({ id, version, services }: Consent): string;
export declare function isCurrent(consent: Consent | null, version: number): consent is Consent;
type ServiceSettings = Pick<PublicSettings, "tag_manager_id" | "starmate_domain" | "map_provider">;
export declare function possibleServices(settings: ServiceSettings): ConsentService[];
export declare function offeredServices({ consent_services: used, }: Pick<PublicSettings, "consent_services">): ConsentService[];
export declare function agreedGroups(agreed: readonly ConsentService[], offered: readonly ConsentService[]): ConsentGroup[];
export declare const consentFields: {
    readonly action: "action";
    readonly version: "version";
    readonly services: "services";
    readonly id: "id";
};
export {};
