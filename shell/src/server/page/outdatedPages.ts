import { languageTag, type Locale } from "@festival/contracts/locales";
import type { FastifyReply, FastifyRequest } from "fastify";
import { keptAtHeader } from "../../serviceWorker/worker.ts";
import { escapeText } from "@festival/contracts/escapeText";
import de from "../locales/de.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };
import type { Outdated } from "../store/pageStore.ts";
import { PreparedBody } from "../answer/preparedBody.ts";
import { sendBody } from "../answer/respond.ts";
import type { StoredAnswer } from "../store/storedPages.ts";
import { festivalZone } from "@festival/contracts/time/festivalTime";

const texts = { de, en };

/** Says in the document of which time it is: to its scripts, and to readers without scripts. */
function markDocument(html: string, locale: Locale, madeAt: Date): string {
  const time = madeAt.toLocaleString(languageTag[locale], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: festivalZone,
  });
  const sentence = escapeText(texts[locale].outdated.replace("{{time}}", time));
  return html
    .replace("<html", `<html data-kept="${madeAt.toISOString()}"`)
    .replace("<body>", `<body>\n<noscript><p role="status">${sentence}</p></noscript>`);
}

/** Marked before: an overloaded site compresses nothing twice. */
const marked = new WeakMap<StoredAnswer, PreparedBody>();

/** Sends a page as it was, with its time. */
export function sendOutdated(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, madeAt }: Outdated<StoredAnswer>,
  locale: Locale,
): FastifyReply | Promise<FastifyReply> {
  if (answer.kind === "redirect") return reply.redirect(answer.to, answer.status);
  const { body, policy } = answer;
  let sent = marked.get(answer);
  if (!sent) {
    const text = policy ? markDocument(body.text, locale, madeAt) : body.text;
    sent = new PreparedBody(200, body.type, text);
    marked.set(answer, sent);
  }
  if (policy) reply.header("content-security-policy", policy);
  reply.header(keptAtHeader, madeAt.toISOString());
  return sendBody(request, reply, sent, { isPrivate: false });
}
