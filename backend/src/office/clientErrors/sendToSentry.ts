import { randomUUID } from "node:crypto";
import type { CountedError } from "./clientErrors.repository.ts";
import type { SentryTarget } from "./errorReports.ts";

interface SentryFrame {
  function?: string;
  filename: string;
  lineno?: number;
  colno?: number;
  in_app: true;
}

/** A frame as `framesOf` writes it. */
function sentryFrame(text: string): SentryFrame {
  const [, called, inner] = /^(.{0,100}) \((.{0,300})\)$/.exec(text) ?? [];
  const place = (inner ?? text).split(":");
  const colno = Number(place.pop());
  const lineno = Number(place.pop());
  return {
    ...(called && { function: called }),
    filename: place.join(":"),
    lineno,
    colno,
    in_app: true,
  };
}

/** An error as one event of Sentry's protocol, and what stands around it. */
function envelopeOf(error: CountedError): string {
  const { kind, part, version, message, frames, fingerprint, lastAt } = error;
  const id = randomUUID().replaceAll("-", "");
  const at = message.indexOf(": ");
  const event = {
    event_id: id,
    timestamp: lastAt.toISOString(),
    platform: "javascript",
    level: "error",
    logger: kind === "policy" ? "content-security-policy" : "browser",
    ...(part && version && { release: `${part}@${version}` }),
    tags: {
      part: part ?? "unknown",
      browser: error.browser || "unknown",
      route: error.route || "none",
    },
    extra: { count: error.count },
    fingerprint: [fingerprint],
    exception: {
      values: [
        {
          type: message.slice(0, at),
          value: message.slice(at + 2),
          // the innermost last
          stacktrace: { frames: frames.map(sentryFrame).toReversed() },
        },
      ],
    },
  };
  return [{ event_id: id, sent_at: new Date().toISOString() }, { type: "event" }, event]
    .map((line) => JSON.stringify(line))
    .join("\n");
}

/**
 * Hands an error on.
 * @throws Error where it is not taken before the signal
 */
export async function sendToSentry(
  { url, key }: SentryTarget,
  error: CountedError,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/x-sentry-envelope",
      "x-sentry-auth": `Sentry sentry_version=7, sentry_client=festival/1, sentry_key=${key}`,
    },
    redirect: "error",
    signal,
    body: envelopeOf(error),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The error tracker answered ${answer.status}.`);
}
