import type { ConsentAction, ConsentRequest } from "@festival/contracts/api/consent";
import { createConsent, getBlock, getSettings } from "@festival/contracts/calls/site";
import {
  agreedGroups,
  consentFields,
  offeredServices,
  type Consent,
  type ConsentService,
} from "@festival/contracts/consent";
import { consentBlock } from "@festival/contracts/consent/consentBlock";
import { localize } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest, PostedForm, Redirect } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { paragraphsOf, type Paragraph } from "../../blocks/paragraphs.ts";
import { settingsTexts } from "../../consent/settings/settingsTexts.ts";

export interface CookieSettingsData {
  version: number;
  offered: readonly ConsentService[];
  agreed: readonly ConsentService[];
  words: readonly Paragraph[] | null;
  /** Whether a decision was posted just now. */
  saved: boolean;
}

/** What this visitor allowed to be loaded; never cached. */
export async function loadCookieSettings({
  locale,
  route,
  api,
  consent,
}: PageRequest): Promise<LoadedPage<CookieSettingsData>> {
  const [settings, block] = await Promise.all([
    api.get(getSettings),
    api.optional(getBlock, { slug: consentBlock }),
  ]);
  const t = settingsTexts(locale);
  const offered = offeredServices(settings);
  const hasSaved = route.query.saved !== undefined;
  const saved = hasSaved && Boolean(consent);
  return {
    kind: "page",
    data: {
      version: settings.consent_version,
      offered,
      agreed: offered.filter((service) => consent?.services.includes(service)),
      words: paragraphsOf(block),
      saved,
    },
    head: {
      title: t(saved ? "settings.savedTitle" : "settings.title"),
      description: t("settings.description"),
      noIndex: hasSaved,
    },
    alternates: localize((other) => href("cookieSettings", other)),
    isPersonal: true,
  };
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** The record's word for the pressed button; without scripts nothing else notices a withdrawal. */
function actionOf(
  pressed: string | undefined,
  services: readonly ConsentService[],
  before: Consent | null | undefined,
): ConsentAction {
  if (pressed === "withdraw") return pressed;
  if (services.length === 0 && before && before.services.length > 0) return "withdraw";
  return pressed === "accept_all" || pressed === "reject_all" ? pressed : "save";
}

function agreedTo(form: PostedForm, offered: readonly ConsentService[]): ConsentService[] {
  const pressed = form[consentFields.action]?.[0];
  if (pressed === "accept_all") return [...offered];
  if (pressed === "reject_all") return [];
  return offered.filter((service) => form[consentFields.services]?.includes(service));
}

/**
 * Records a decision, then keeps it. Nothing is kept that could not be recorded.
 * @throws ApiError
 */
export async function actCookieSettings(
  { locale, api, consent }: PageRequest,
  form: PostedForm,
): Promise<Redirect> {
  const settings = await api.get(getSettings);
  const offered = offeredServices(settings);
  const services = agreedTo(form, offered);
  const shown = Number(form[consentFields.version]?.[0]);
  // no visitor has seen a version that does not exist yet
  const version = Math.min(shown >= 1 ? Math.floor(shown) : 1, settings.consent_version);
  const id =
    [form[consentFields.id]?.[0], consent?.id].find((known) => uuid.test(known ?? "")) ??
    crypto.randomUUID();
  const decision: ConsentRequest = {
    consent_id: id,
    version,
    action: actionOf(form[consentFields.action]?.[0], services, consent),
    groups: agreedGroups(services, offered),
    services: services.map(recordedName),
  };
  await api.post(createConsent, decision);
  return {
    kind: "redirect",
    status: 303,
    to: href("cookieSettings", locale, {}, { saved: 1 }),
    consent: { id, version, services },
  };
}

/** The record knows small letters only: googleTagManager is google-tag-manager there. */
function recordedName(service: ConsentService): string {
  return service.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
