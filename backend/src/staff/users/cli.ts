import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import type { StaffInvitation } from "@festival/contracts/api/staff";
import { addressOf } from "@festival/contracts/calls/call";
import { createUser } from "@festival/contracts/calls/staff";
import { isErrorBody } from "@festival/contracts/errors";
import { readRunningBackend } from "../../platform/runningBackend.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const usage = "Say whom to invite: npm run invite -- EMAIL NAME [--admin] [--en]";

/** Why no one was invited, in one sentence for the operator. */
class CommandProblem extends Error {
  override name = "CommandProblem";
}

function readInvitation(): StaffInvitation {
  try {
    const options = { admin: { type: "boolean" }, en: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [email, ...names] = positionals;
    if (!email || names.length === 0) throw new CommandProblem(usage);
    return {
      email,
      username: names.join(" "),
      role: values.admin ? "admin" : "editor",
      locale: values.en ? "en" : "de",
    };
  } catch {
    throw new CommandProblem(usage);
  }
}

async function run(): Promise<string> {
  const invitation = readInvitation();
  const backend = readRunningBackend(resolve(root, process.env.DATA_DIR || "var"));
  const answer =
    backend &&
    (await fetch(`http://127.0.0.1:${backend.port}${addressOf(createUser)}`, {
      method: "POST",
      headers: { "content-type": "application/json", [internalHeader]: backend.secret },
      body: JSON.stringify(invitation),
    }).catch(() => undefined));
  if (!answer) throw new CommandProblem("The site must be running, as it sends the mail.");
  if (!answer.ok) {
    const body: unknown = await answer.json();
    throw new CommandProblem(isErrorBody(body) ? body.message : `It answered ${answer.status}.`);
  }
  return `${invitation.username} is invited as ${invitation.role}; the mail to ${invitation.email} is on its way.`;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  if (!(error instanceof CommandProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
