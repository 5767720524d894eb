import { Type, type Static } from "typebox";
import { Instant } from "./common.ts";
import { ConsentVersion, botCheckFields } from "./forms.ts";

const closed = { additionalProperties: false };
const SubscriberLocale = Type.Enum(["de", "en"]);
const Interests = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50, uniqueItems: true });

/** What the mails' links carry; its holder may see and change the subscription. */
export const NewsletterToken = Type.String({ pattern: "^[A-Za-z0-9_-]{43}$" });
export const NewsletterTokenQuery = Type.Object({ token: NewsletterToken });
export const NewsletterTokenRequest = Type.Object({ token: NewsletterToken }, closed);

/** What can be ordered, and the text to agree to. */
export const NewsletterOffer = Type.Object({
  title: Type.String(),
  intro: Type.String(),
  interests: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
  /** Null where the newsletter's form asks for no consent. */
  consent: Type.Union([Type.Object({ version: Type.String(), text: Type.String() }), Type.Null()]),
});
export type NewsletterOffer = Static<typeof NewsletterOffer>;

/** An order. Nothing is sent to the address but one mail, until its owner confirms. */
export const NewsletterRequest = Type.Object(
  {
    email: Type.String({ maxLength: 254 }),
    /** None means all. */
    interests: Type.Optional(Interests),
    /** Language of the mails; that of the address where absent. */
    locale: Type.Optional(SubscriberLocale),
    /** The offer's version that was shown and agreed to. */
    consent_version: ConsentVersion,
    ...botCheckFields,
  },
  closed,
);
export type NewsletterRequest = Static<typeof NewsletterRequest>;

/** The same for addresses that are known and those that are not. */
export const NewsletterRequested = Type.Object({ title: Type.String(), text: Type.String() });
export type NewsletterRequested = Static<typeof NewsletterRequested>;

export const NewsletterSettings = Type.Object({
  email: Type.String(),
  locale: SubscriberLocale,
  interests: Type.Array(Type.String()),
  /** What can be chosen. */
  choices: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
});
export type NewsletterSettings = Static<typeof NewsletterSettings>;

/** Confirmed, with the token of all further calls. */
export const NewsletterConfirmed = Type.Object({
  token: Type.String(),
  settings: NewsletterSettings,
});
export type NewsletterConfirmed = Static<typeof NewsletterConfirmed>;

export const NewsletterSettingsRequest = Type.Object(
  {
    token: NewsletterToken,
    interests: Type.Optional(Interests),
    locale: Type.Optional(SubscriberLocale),
  },
  closed,
);

export const NewsletterProof = Type.Object({
  /** "request", "confirm", "change" or "unsubscribe". */
  action: Type.String(),
  at: Instant,
  locale: Type.String(),
  consent: Type.Union([Type.Object({ version: Type.String(), text: Type.String() }), Type.Null()]),
});

/** A subscriber, for staff. */
export const Subscriber = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  locale: Type.String(),
  interests: Type.Array(Type.String()),
  requested_at: Instant,
  /** Null until the owner of the address confirmed. */
  confirmed_at: Type.Union([Instant, Type.Null()]),
  consent_version: Type.Union([Type.String(), Type.Null()]),
});
export type Subscriber = Static<typeof Subscriber>;

/** All that is kept of one person. */
export const NewsletterExport = Type.Object({
  subscriber: Subscriber,
  history: Type.Array(NewsletterProof),
});
export type NewsletterExport = Static<typeof NewsletterExport>;

/** The outcome of a delivery of a subscriber to another program, as admins see it. */
export const Delivery = Type.Object({
  id: Type.Integer(),
  created_at: Instant,
  target: Type.Enum(["webhook", "listmonk"]),
  /** What the subscriber did, or what happened to them: "expire" is an order that was not confirmed in time. */
  action: Type.Enum(["request", "confirm", "change", "unsubscribe", "expire", "erase"]),
  /** Null as soon as it is sent. */
  email: Type.Union([Type.String(), Type.Null()]),
  state: Type.Enum(["queued", "sent", "failed"]),
  attempts: Type.Integer(),
  /** Why the last try failed; empty where none did. */
  problem: Type.String(),
  sent_at: Type.Union([Instant, Type.Null()]),
});
export type Delivery = Static<typeof Delivery>;

/** What a link in a mail leads to: a page with one button, as programs that look into mails follow links. */
export type NewsletterStep = "confirm" | "settings" | "unsubscribe";
