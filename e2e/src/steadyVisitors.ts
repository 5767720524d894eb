import { randomInt } from "node:crypto";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Form } from "@festival/contracts/api/forms";
import { addressOf } from "@festival/contracts/calls/call";
import { getForm } from "@festival/contracts/calls/forms";
import { href } from "@festival/contracts/routes";
import { hiddenNames } from "@festival/contracts/formFields";

/** A visitor whose connection fails tries again after so long, as browsers and proxies do. */
const againMs = 20;
/** Between two things that one visitor does. */
const restMs = 50;
const formSlug = "barriere-melden";

/** From another address each time: one visitor may not send so much. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export interface Reading {
  answers: number;
  /** Statuses that a kept page must not have, with its address and what was going on. */
  failures: string[];
  /** The longest that a visitor waited for a kept page, in milliseconds, and for which, when. */
  longest: { ms: number; what: string };
}

/** The status of an answer that came to its end. */
function getStatus(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = get(url, { agent }, (response) => {
      response.once("error", reject);
      response.once("end", () => resolve(response.statusCode ?? 0)).resume();
    });
    call.once("error", reject);
  });
}

/**
 * A visitor who reads kept pages until `signal`, over one connection, as browsers do: each worker of the
 * shell keeps pages of its own.
 * @param phase what is going on
 */
export function keepReading(
  origin: string,
  paths: readonly string[],
  phase: () => string,
  signal: AbortSignal,
) {
  const reading: Reading = { answers: 0, failures: [], longest: { ms: 0, what: "" } };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  async function readOnce(path: string): Promise<void> {
    const since = performance.now();
    const phaseBefore = phase();
    for (;;) {
      try {
        const status = await getStatus(origin + path, agent);
        reading.answers += 1;
        if (status !== 200) reading.failures.push(`${status} ${path} ${phase()}`);
        break;
      } catch {
        await wait(againMs);
      }
    }
    const ms = performance.now() - since;
    if (ms > reading.longest.ms) reading.longest = { ms, what: `${path} ${phaseBefore}` };
  }
  const done = (async () => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      await readOnce(paths[turn % paths.length] ?? "/");
      await wait(restMs);
    }
    agent.destroy();
  })();
  return {
    reading,
    done,
    /** Waits until every page was read once more, and so is kept where this visitor reads it. */
    async round() {
      const until = reading.answers + 2 * paths.length;
      while (reading.answers < until) await wait(restMs);
    },
  };
}

async function readForm(origin: string): Promise<Form> {
  const answer = await fetch(origin + addressOf(getForm, { locale: "de", slug: formSlug }));
  return (await answer.json()) as Form;
}

/** A visitor who sends a form without scripts again and again, until `signal`; each text is another one. */
export async function keepWriting(origin: string, name: string, signal: AbortSignal) {
  const form = await readForm(origin);
  /** Texts that were thanked for. */
  const acknowledged: string[] = [];
  let turn = 0;
  async function writeOnce(): Promise<void> {
    turn += 1;
    const text = `${name}, ${turn}. Nachricht`;
    const body = new URLSearchParams({
      where: "website",
      description: text,
      privacy: "true",
      [hiddenNames.consentVersion]: form.consent_version ?? "",
    });
    const answer = await fetch(origin + href("form", "de", { slug: formSlug }), {
      method: "POST",
      body,
      redirect: "manual",
      headers: { origin, connection: "close", "x-forwarded-for": anyAddress() },
    });
    const page = await answer.text();
    if (answer.status === 303) acknowledged.push(text);
    else if (!page.includes(text)) throw new Error(`Lost with ${answer.status}: ${text}`);
  }
  const done = (async () => {
    while (!signal.aborted) {
      await writeOnce().catch((error: unknown) => {
        // the connection was refused, or broke before the answer came
        if (!(error instanceof TypeError)) throw error;
      });
      await wait(restMs);
    }
  })();
  return { formId: form.id, acknowledged, done };
}

/** Whether a page that is not kept is answered; asks once. */
export async function isAnswered(origin: string): Promise<boolean> {
  try {
    const path = href("programme", "de", {}, { q: `wort ${randomInt(1e9)}` });
    const headers = { "x-forwarded-for": anyAddress(), connection: "close" };
    const answer = await fetch(origin + path, { headers });
    await answer.text();
    return answer.status === 200;
  } catch {
    return false;
  }
}
