import type { Static } from "typebox";
import type { ListPage } from "../api/common.ts";
import type { Erased, EraseRequest } from "../api/forms.ts";
import type {
  Delivery,
  NewsletterConfirmed,
  NewsletterExport,
  NewsletterOffer,
  NewsletterRequest,
  NewsletterRequested,
  NewsletterSettings,
  NewsletterSettingsRequest,
  NewsletterTokenQuery,
  NewsletterTokenRequest,
  Subscriber,
} from "../api/newsletter.ts";
import type { Get, Post } from "./call.ts";
import type { StaffListPlace } from "./queries.ts";

type TokenQuery = Static<typeof NewsletterTokenQuery>;
type TokenRequest = Static<typeof NewsletterTokenRequest>;

/** What can be ordered, and the text to agree to. */
export const getNewsletter: Get<{ answer: NewsletterOffer }> = {
  method: "GET",
  path: "/:locale/api/newsletter/",
  for: "visitor",
};

export const orderNewsletter: Post<{
  body: Static<typeof NewsletterRequest>;
  answer: Static<typeof NewsletterRequested>;
}> = { method: "POST", path: "/:locale/api/newsletter/", for: "visitor" };

export const confirmNewsletter: Post<{
  body: TokenRequest;
  answer: Static<typeof NewsletterConfirmed>;
}> = { method: "POST", path: "/:locale/api/newsletter/confirm/", for: "visitor" };

/** Whose token it is. */
export const getNewsletterSettings: Get<{ query: TokenQuery; answer: NewsletterSettings }> = {
  method: "GET",
  path: "/:locale/api/newsletter/settings/",
  for: "visitor",
};

export const updateNewsletterSettings: Post<{
  body: Static<typeof NewsletterSettingsRequest>;
  answer: NewsletterSettings;
}> = { method: "POST", path: "/:locale/api/newsletter/settings/", for: "visitor" };

export const unsubscribeNewsletter: Post<{ body: TokenRequest; answer: null }> = {
  method: "POST",
  path: "/:locale/api/newsletter/unsubscribe/",
  for: "visitor",
};

/** By mail programs, which know of no token of ours; the address holds a secret of the subscription. */
export const unsubscribeByMail: Post<{ query: TokenQuery; answer: null }> = {
  method: "POST",
  path: "/:locale/api/newsletter/one-click/",
  for: "everybody",
};

/** All that is kept of a subscriber. */
export const exportNewsletter: Get<{
  query: TokenQuery;
  answer: Static<typeof NewsletterExport>;
}> = { method: "GET", path: "/:locale/api/newsletter/export/", for: "visitor" };

export const eraseNewsletter: Post<{ body: TokenRequest; answer: null }> = {
  method: "POST",
  path: "/:locale/api/newsletter/erase/",
  for: "visitor",
};

export const listSubscribers: Get<{
  query: StaffListPlace & { search?: string; confirmed?: boolean };
  answer: ListPage<Static<typeof Subscriber>>;
}> = { method: "GET", path: "/:locale/pageeditor-api/newsletter-subscribers/", for: "staff" };

/** Confirmed subscribers as a table. */
export const exportSubscribers: Get<{ query: { search?: string } }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/newsletter-subscribers/export/",
  for: "admin",
};

/** Deletes all that is kept of an email address. */
export const eraseSubscriber: Post<{
  body: Static<typeof EraseRequest>;
  answer: Static<typeof Erased>;
}> = {
  method: "POST",
  path: "/:locale/pageeditor-api/newsletter-subscribers/erase/",
  for: "admin",
};

/** Deliveries of subscribers to other programs within 30 days, the newest first. */
export const listDeliveries: Get<{
  query: StaffListPlace & { state?: Delivery["state"]; target?: Delivery["target"] };
  answer: ListPage<Delivery>;
}> = { method: "GET", path: "/:locale/pageeditor-api/newsletter-deliveries/", for: "admin" };

/** Sends a failed delivery to another program again. */
export const retryDelivery: Post<{ params: { id: number }; answer: Delivery }> = {
  method: "POST",
  path: "/:locale/pageeditor-api/newsletter-deliveries/:id/",
  for: "admin",
};
