import type { ConsentGroup } from "../api/consent.ts";
import { consentGroups, consentServices, type ConsentService } from "../consent.ts";
import { providers } from "../embeds/providers.ts";
import { serviceFacts, type StoragePeriod } from "../embeds/serviceFacts.ts";
import type { Locale } from "../locales.ts";
import { questionWords } from "./question/questionWords.ts";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

const words = { de, en };

/** What visitors read about one service. */
export interface ServiceWords {
  name: string;
  purpose: string;
  /** Who stands behind it, in a sentence. */
  provider: string;
  /** Its cookies, how long they stay, and where data go: a sentence each. */
  facts: readonly string[];
  /** Address of what the provider says about data; empty for none. */
  privacy: string;
}

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));

function periodWords(locale: Locale, { count, unit }: StoragePeriod): string {
  const { one, many } = words[locale].consent.periods[unit];
  return count === 1 ? one : fill(many, { count });
}

function factsOf(locale: Locale, service: ConsentService): string[] {
  const { facts, countries, bases } = words[locale].consent;
  const { cookies, period, thirdCountry } = serviceFacts[service];
  const place =
    typeof thirdCountry === "object" && thirdCountry
      ? fill(facts.thirdCountry, {
          country: countries[thirdCountry.country],
          basis: bases[thirdCountry.basis],
        })
      : facts[thirdCountry ?? "within"];
  return [
    cookies.length > 0 ? fill(facts.cookies, { names: cookies.join(", ") }) : facts.noCookies,
    period ? fill(facts.period, { period: periodWords(locale, period) }) : facts.noPeriod,
    place,
  ];
}

/** What is said of a service where visitors agree to it. */
export function serviceWords(locale: Locale, service: ConsentService): ServiceWords {
  const { name, company, privacy } = providers[service];
  const { services, provider } = words[locale].consent;
  return {
    name,
    purpose: services[service],
    provider: fill(provider, { company }),
    facts: factsOf(locale, service),
    privacy,
  };
}

/** What is said of a group of services. */
export const groupWords = (locale: Locale, group: ConsentGroup): { name: string; text: string } =>
  words[locale].consent.groups[group];

/** What the settings begin with, unless staff wrote something else. */
export const offerIntro = (locale: Locale): string => words[locale].consent.intro;

/** What the settings say where there is nothing to decide. */
export const offerIsEmpty = (locale: Locale): string => words[locale].consent.nothing;

/**
 * All that visitors read when they decide: question, introduction, groups and services, a line each. It is kept
 * with their decisions, so it holds whatever the screens show of these.
 * @param intro of staff; empty for our own
 */
export function offerText(
  locale: Locale,
  offered: readonly ConsentService[],
  intro: string,
): string {
  const { title, text } = questionWords(locale, offered);
  const groups = consentGroups.flatMap((group) => {
    const { name, text: about } = groupWords(locale, group);
    const services = offered.filter((service) => consentServices[service] === group);
    if (services.length === 0 && group !== "required") return [];
    const lines = services.map((service) => {
      const words = serviceWords(locale, service);
      return `- ${words.name}: ${words.purpose} ${words.provider} ${words.facts.join(". ")}. ${words.privacy}`;
    });
    return [`${name}: ${about}`, ...lines];
  });
  return [`${title} ${text}`, intro || offerIntro(locale), ...groups].join("\n").trim();
}
