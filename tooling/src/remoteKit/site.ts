import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type {
  PreviewStored,
  ReleaseAccepted,
  RemoteReleases,
} from "@festival/contracts/api/releases";
import { addressOf } from "@festival/contracts/calls/call";
import * as calls from "@festival/contracts/calls/releases";
import type { RemoteName } from "@festival/contracts/containers";
import { isErrorBody } from "@festival/contracts/errors";
import { PlainError } from "../plainError.ts";

const lookMs = 1000;
/** The site takes back what it has not tried by then. */
const longestMs = 11 * 60_000;
/** The worker that answers may be replaced at any moment: that is what a release does. */
const mostFailures = 20;

/** Why a release is made, and from where; the site's audit log keeps it. */
export interface Origin {
  reason?: string | undefined;
  commit?: string | undefined;
  url?: string | undefined;
}

/** A site, as a team with a key sees it. */
export interface TeamSite {
  /** Both answer when the release is live. @throws PlainError with the site's reason where it is not */
  release(archive: string, origin: Origin): Promise<string>;
  rollBack(version: string, origin: Origin): Promise<void>;
  /** Stores a release for a look. @returns the link, and when it ends */
  preview(archive: string, origin: Origin): Promise<{ link: string; until: Date }>;
}

async function formWith(archive: string, words: Origin): Promise<FormData> {
  const form = new FormData();
  for (const [field, word] of Object.entries(words)) if (word) form.set(field, word);
  form.set("file", new Blob([await readFile(archive)]), basename(archive));
  return form;
}

const isOwnMachine = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/** @throws PlainError where a key would go out readable for all */
function checkedOrigin(address: string): string {
  if (!URL.canParse(address)) throw new PlainError(`"${address}" is no address of a site.`);
  const { origin, protocol, hostname } = new URL(address);
  if (protocol === "https:" || (protocol === "http:" && isOwnMachine(hostname))) return origin;
  throw new PlainError(`A key is sent by https alone, not to ${origin}.`);
}

/**
 * @param key of the remote's team
 * @throws PlainError where the address is none that a key is sent to
 */
export function openSite(
  address: string,
  { name, key }: { name: RemoteName; key: string },
): TeamSite {
  const origin = checkedOrigin(address);
  const place = { locale: "en", name } as const;

  async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { ...init.headers, authorization: `Bearer ${key}` };
    const response = await fetch(origin + path, { ...init, headers, redirect: "error" }).catch(
      ({ cause }: { cause?: { message?: string; code?: string } }) => {
        throw new PlainError(`${origin} can't be reached: ${cause?.message || cause?.code}`);
      },
    );
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return body as Answer;
    const said = isErrorBody(body) ? body.message : `it answers with ${response.status}`;
    throw new PlainError(`${origin} takes no ${name}: ${said}`);
  }

  async function look(): Promise<RemoteReleases> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await ask<RemoteReleases>(addressOf(calls.getRemoteReleases, place));
      } catch (error) {
        if (failures === mostFailures) throw error;
        await wait(lookMs);
      }
    }
  }

  async function settle(version: string): Promise<void> {
    for (const until = Date.now() + longestMs; Date.now() < until; await wait(lookMs)) {
      const { candidates, live, refused } = await look();
      if (candidates.some((one) => one.version === version)) continue;
      if (live?.version === version) return;
      if (refused?.version === version) {
        throw new PlainError(`${name} ${version} does not go live: ${refused.reason}`);
      }
      break;
    }
    throw new PlainError(`The site has not tried ${name} ${version}; see its log.`);
  }

  return {
    async preview(archive, words) {
      const body = await formWith(archive, words);
      const path = addressOf(calls.uploadPreview, place);
      const stored = await ask<PreviewStored>(path, { method: "POST", body });
      return { link: new URL(stored.path, origin).href, until: new Date(stored.until) };
    },
    async release(archive, words) {
      const body = await formWith(archive, words);
      const path = addressOf(calls.uploadRelease, place);
      const { version } = await ask<ReleaseAccepted>(path, { method: "POST", body });
      await settle(version);
      return version;
    },
    async rollBack(version, words) {
      await ask(addressOf(calls.rollBackByKey, place), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ version, ...words }),
      });
      await settle(version);
    },
  };
}
