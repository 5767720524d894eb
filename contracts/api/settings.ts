import { Type, type Static } from "typebox";
import { riverCoursePattern } from "../fields/patterns.ts";
import { dataSetIds, type DataSetId } from "../privacy/dataSets.ts";

const closed = { additionalProperties: false };
const words = (maxLength: number, pattern?: string) => {
  const text = Type.String(pattern === undefined ? { maxLength } : { maxLength, pattern });
  return Type.Object({ de: text, en: text }, closed);
};
/** A path of this site, an address of the web, or nothing. */
const linkPattern = "^$|^/(?!/)[^\\s<>\"']*$|^https://[^\\s<>\"']+$";
/** An address of the web, or nothing. */
const WebAddress = Type.String({ maxLength: 500, pattern: "^$|^https://[^\\s<>\"']+$" });
const EmailAddress = Type.String({ format: "email", maxLength: 254 });
/** A time of the day, HH:MM; hours end at 24:00 at the latest. */
const Time = Type.String({ pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$|^24:00$" });

export const MapProvider = Type.Union([
  Type.Literal("none"),
  Type.Literal("openstreetmap"),
  Type.Literal("google"),
]);
export type MapProvider = Static<typeof MapProvider>;

/** A river in the festival's own map of venues, from source to mouth; empty for none. */
const RiverCourse = Type.String({ maxLength: 1000, pattern: riverCoursePattern });

/** When the telephone is answered, in Berlin's time. */
export const HotlineHours = Type.Object(
  {
    is_enabled: Type.Boolean(),
    phone: Type.String({ maxLength: 40, pattern: "^[+0-9 ()/.-]*$" }),
    /** The hours in words, as readers see them. */
    hours: words(200),
    text: words(1000),
    /** 1 is Monday, 7 is Sunday. */
    weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      maxItems: 7,
      uniqueItems: true,
    }),
    opens: Time,
    closes: Time,
    /** Days with hours of their own; both null on a day without any. */
    exceptions: Type.Array(
      Type.Object(
        {
          date: Type.String({ format: "date" }),
          opens: Type.Union([Time, Type.Null()]),
          closes: Type.Union([Time, Type.Null()]),
        },
        closed,
      ),
      { maxItems: 100 },
    ),
  },
  closed,
);
export type HotlineHours = Static<typeof HotlineHours>;

export const SocialLinks = Type.Object(
  { tiktok: WebAddress, instagram: WebAddress, facebook: WebAddress, youtube: WebAddress },
  closed,
);
export type SocialLinks = Static<typeof SocialLinks>;

const legalLine = Type.String({ maxLength: 200, pattern: "^[^\\r\\n\\x00]*$" });

/** Who is behind the site, as the law asks for it; each empty where there is none. */
export const Provider = Type.Object(
  {
    /** With the legal form, such as "Musikfest gGmbH". */
    name: legalLine,
    street: legalLine,
    postal_code: legalLine,
    city: legalLine,
    /** ISO 3166-1, such as "DE". */
    country: Type.String({ pattern: "^(?:[A-Z]{2})?$" }),
    represented_by: legalLine,
    email: Type.Union([EmailAddress, Type.Literal("")]),
    phone: Type.String({ maxLength: 40, pattern: "^[+0-9 ()/.-]*$" }),
    /** Such as "Amtsgericht Bonn". */
    register_court: legalLine,
    register_number: legalLine,
    vat_id: legalLine,
    /** For what is published, with an address. */
    responsible: legalLine,
    /** Which body supervises the provider, with its address. */
    supervisory_body: legalLine,
    /** Whether the provider takes part in dispute resolution before a consumer arbitration body. */
    dispute_words: words(1000),
  },
  closed,
);
export type Provider = Static<typeof Provider>;

const day = Type.Union([Type.String({ format: "date" }), Type.Literal("")]);

/** What the statement on accessibility says; with the status "none" it says nothing. */
export const AccessibilityStatement = Type.Object(
  {
    status: Type.Enum(["none", "full", "partial", "not"]),
    /** Against what the site was held, such as "BITV 2.0, WCAG 2.2 AA". */
    basis: words(500),
    /** Whether the provider or others have looked. */
    method: Type.Enum(["self", "external"]),
    /** The day on which the site was looked at last. */
    checked_on: day,
    exceptions: Type.Array(
      Type.Object({ what: words(500), reason: words(500), alternative: words(500) }, closed),
      { maxItems: 50 },
    ),
    /** To whom readers can turn where the provider does not help, with an address. */
    enforcement: words(1000),
  },
  closed,
);
export type AccessibilityStatement = Static<typeof AccessibilityStatement>;

/** What imprint and statement on accessibility draw from the settings, in the reader's language. */
export const LegalFacts = Type.Object({
  provider: Type.Object({ ...Provider.properties, dispute_words: Type.String() }),
  accessibility: Type.Object({
    ...AccessibilityStatement.properties,
    basis: Type.String(),
    enforcement: Type.String(),
    exceptions: Type.Array(
      Type.Object({ what: Type.String(), reason: Type.String(), alternative: Type.String() }),
    ),
  }),
});
export type LegalFacts = Static<typeof LegalFacts>;

/** Who sells the tickets, and at which terms; each empty where nothing is to be said. */
export const TicketShop = Type.Object(
  {
    /** With the legal form, such as "Musikfest gGmbH". */
    seller: legalLine,
    /** Of the seller: street, postal code and city in one line. */
    address: legalLine,
    /** What the prices hold, such as "All fees included" or "Plus 2 € per order". */
    fees_words: words(200),
  },
  closed,
);
export type TicketShop = Static<typeof TicketShop>;

/** Addresses at which consumers end contracts (BGB §§ 312k, 356a); empty where there are none to end. */
export const ContractLinks = Type.Object(
  {
    /** Of subscriptions, memberships and the like. */
    cancel: words(500, linkPattern),
    /** Of what was bought on the web and may be withdrawn, such as vouchers. */
    withdraw: words(500, linkPattern),
  },
  closed,
);
export type ContractLinks = Static<typeof ContractLinks>;

const LegalBasis = words(500);

/** On which legal basis data are processed, by data set, for the record of processing; each empty until it is known. */
export const LegalBases = Type.Object(
  Object.fromEntries(dataSetIds.map((id) => [id, LegalBasis])) as Record<
    DataSetId,
    typeof LegalBasis
  >,
  closed,
);
export type LegalBases = Static<typeof LegalBases>;

/** Who processes data for the provider, under a contract (Art. 28 GDPR). */
export const Processor = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, pattern: "^[^\\r\\n\\x00]*$" }),
    /** ISO 3166-1, such as "DE". */
    country: Type.String({ pattern: "^(?:[A-Z]{2})?$" }),
    /** The day of the contract. */
    contract_on: day,
    data_sets: Type.Array(Type.Enum(dataSetIds), {
      maxItems: dataSetIds.length,
      uniqueItems: true,
    }),
  },
  closed,
);
export type Processor = Static<typeof Processor>;

/** What staff set for the whole site. Secrets and addresses of servers are no settings. */
export const Settings = Type.Object(
  {
    festival_name: words(120),
    provider: Provider,
    accessibility: AccessibilityStatement,
    /** Of the ticket shop, where visitors have their accounts; empty for none. */
    my_account_url: WebAddress,
    ticket_shop: TicketShop,
    contract_links: ContractLinks,
    legal_bases: LegalBases,
    processors: Type.Array(Processor, { maxItems: 50 }),
    social_links: SocialLinks,
    /** Empty for none. */
    tag_manager_id: Type.String({ pattern: "^$|^GTM-[A-Z0-9]{4,12}$", maxLength: 16 }),
    /** Counted up when all visitors must be asked for consent again. */
    consent_version: Type.Integer({ minimum: 1, maximum: 10_000 }),
    /** Who writes the site's mails; without an address the server's own is taken. */
    mail_sender: Type.Object(
      {
        name: Type.String({ maxLength: 120, pattern: "^[^\\r\\n\\x00]*$" }),
        address: Type.Union([EmailAddress, Type.Literal("")]),
      },
      closed,
    ),
    /** Who gets the entries of forms that name no recipient. */
    mail_recipients: Type.Array(EmailAddress, { maxItems: 20, uniqueItems: true }),
    /** Who gets a mail when rights to pictures end; all admins where it is empty. */
    rights_recipients: Type.Array(EmailAddress, { maxItems: 20, uniqueItems: true }),
    /** Host of the Starmate embeds, such as "events.starmate.example"; empty for none. */
    starmate_domain: Type.String({
      maxLength: 253,
      pattern: "^$|^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,63}$",
    }),
    map_provider: MapProvider,
    map_river: RiverCourse,
    /** What visitors get of a page that can't be made now: how it was, with its time, or the word to wait. */
    shows_outdated_pages: Type.Boolean(),
    hotline: HotlineHours,
  },
  closed,
);
export type Settings = Static<typeof Settings>;

/** The settings as staff see them. */
export const SettingsRecord = Type.Object({ ...Settings.properties, revision: Type.Integer() });
export type SettingsRecord = Static<typeof SettingsRecord>;

/** Some or all settings, and the revision that their author saw; another one is answered with 409. */
export const SettingsUpdate = Type.Object(
  { ...Type.Partial(Settings).properties, revision: Type.Integer({ minimum: 1 }) },
  closed,
);
export type SettingsUpdate = Static<typeof SettingsUpdate>;

/** The settings that browsers need, in the reader's language. */
export const PublicSettings = Type.Object({
  festival_name: Type.String(),
  my_account_url: Type.String(),
  ticket_shop: Type.Object({
    seller: Type.String(),
    address: Type.String(),
    fees_words: Type.String(),
  }),
  social_links: SocialLinks,
  tag_manager_id: Type.String(),
  /** Rises with the number that staff count up, and whenever the services or the words about them change. */
  consent_version: Type.Integer(),
  /** The services of others that the site uses: those of its settings, and what published content embeds. */
  consent_services: Type.Array(Type.String()),
  starmate_domain: Type.String(),
  map_provider: MapProvider,
  map_river: Type.String(),
  shows_outdated_pages: Type.Boolean(),
});
export type PublicSettings = Static<typeof PublicSettings>;
