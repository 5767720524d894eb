import { Agent, request } from "node:https";
import { setTimeout as wait } from "node:timers/promises";
import { hiddenNames } from "@festival/contracts/formFields";
import type { Form } from "@festival/contracts/api/forms";
import { addressOf } from "@festival/contracts/calls/call";
import { getForm } from "@festival/contracts/calls/forms";
import { href } from "@festival/contracts/routes";
import { anyAddress } from "./steadyVisitors.ts";

/** Between two things that one visitor does. */
const restMs = 100;
const formSlug = "barriere-melden";

interface Answer {
  status: number;
  retryAfter: string | undefined;
  body: string;
}

interface Asked {
  agent: Agent;
  /** A form's fields to post. */
  fields?: URLSearchParams;
  visitor?: string;
}

function ask(url: string, { agent, fields, visitor = anyAddress() }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const text = fields?.toString();
    const headers = {
      "x-forwarded-for": visitor,
      ...(text !== undefined && {
        origin: new URL(url).origin,
        "content-type": "application/x-www-form-urlencoded",
        "content-length": Buffer.byteLength(text),
      }),
    };
    const method = text === undefined ? "GET" : "POST";
    const call = request(url, { method, agent, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (body += chunk));
      response.once("error", reject);
      response.once("end", () => {
        const { statusCode: status = 0, headers: told } = response;
        resolve({ status, retryAfter: told["retry-after"], body });
      });
    });
    call.setTimeout(60_000, () => call.destroy(new Error("no answer in a minute")));
    call.once("error", reject);
    call.end(text);
  });
}

export interface ClusterReading {
  answers: number;
  /** Answers that said when to come again. */
  unavailable: string[];
  /** All other answers that were not the whole page that was asked for. */
  wrong: string[];
}

/** A visitor who reads pages until `signal`, some of them new ones each time, and looks at what comes. */
export function keepReadingCluster(origin: string, paths: readonly string[], signal: AbortSignal) {
  const reading: ClusterReading = { answers: 0, unavailable: [], wrong: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visitor = anyAddress();
  async function readOnce(path: string, turn: number): Promise<void> {
    // a search that was never made before can't be kept
    const word = `wort${turn}x${visitor.replaceAll(".", "")}`;
    const query = turn % 3 === 0 ? `?q=${word}` : "";
    try {
      const { status, retryAfter, body } = await ask(`${origin}${path}${query}`, {
        agent,
        visitor,
      });
      reading.answers += 1;
      // a search has no address of its own for search engines, and shows its word
      const isPage =
        body.includes(`<link rel="canonical" href="${origin}${path}`) ||
        (query !== "" && body.includes(word));
      const isWhole = body.trimEnd().endsWith("</html>");
      if (status === 503 && retryAfter && isWhole) reading.unavailable.push(path);
      else if (status !== 200 || !isPage || !isWhole) reading.wrong.push(`${status} ${path}`);
    } catch (error) {
      reading.wrong.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const done = (async () => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      await readOnce(paths[turn % paths.length] ?? "/", turn);
      await wait(restMs);
    }
    agent.destroy();
  })();
  return { reading, done };
}

/** A visitor who sends a form without scripts until `signal`; each text is another one. */
export async function keepWritingCluster(origin: string, name: string, signal: AbortSignal) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const address = origin + addressOf(getForm, { locale: "de", slug: formSlug });
  const form = JSON.parse((await ask(address, { agent })).body) as Form;
  const acknowledged: string[] = [];
  const wrong: string[] = [];
  let unavailable = 0;
  async function writeOnce(text: string): Promise<void> {
    const fields = new URLSearchParams({
      where: "website",
      description: text,
      privacy: "true",
      [hiddenNames.consentVersion]: form.consent_version ?? "",
    });
    try {
      const path = href("form", "de", { slug: formSlug });
      const { status, retryAfter } = await ask(origin + path, { agent, fields });
      if (status === 303) acknowledged.push(text);
      else if (status === 503 && retryAfter) unavailable += 1;
      else wrong.push(`${status}: ${text}`);
    } catch (error) {
      wrong.push(`${text}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const done = (async () => {
    for (let turn = 1; !signal.aborted; turn += 1) {
      await writeOnce(`${name}, ${turn}. Nachricht`);
      await wait(restMs);
    }
    agent.destroy();
  })();
  return { formId: form.id, acknowledged, wrong, unavailable: () => unavailable, done };
}
