import { randomUUID } from "node:crypto";
import type { OwnerKey } from "@festival/contracts/editing";
import { TestServer, type Backend } from "./backend.ts";
import { Desk } from "./desk.ts";

/**
 * What the server holds of an owner, with all that was removed: what others wrote into it comes back with it.
 * @param known ids of all sections that were there once
 * @throws Error where one of them can't be brought back, with what the server says of it
 */
export async function readAll(backend: Backend, owner: OwnerKey, known: ReadonlySet<number>) {
  const server = new TestServer(backend, backend.people[0] ?? {});
  const reader = new Desk({ server, owner, user: "reader" });
  await reader.open();
  const present = new Set(reader.state.base.content.sections.map(({ id }) => id));
  const at = { parent: null, column: 0, before: null };
  const refusals = new Map<number, string>();
  for (const id of known) {
    if (present.has(id)) continue;
    const back = { key: randomUUID(), base: 1, ops: [{ op: "insert" as const, id, at }] };
    const { ok, status, body } = await server.change(owner, back, false);
    // one that came back with what it stood in is refused, and there
    if (!ok) refusals.set(id, `${status} ${JSON.stringify(body)}`);
  }
  await reader.adopt();
  reader.kill();
  const { content } = reader.state.base;
  const there = new Set(content.sections.map(({ id }) => id));
  for (const [id, words] of refusals) {
    if (!there.has(id)) throw new Error(`Section ${id} was not brought back: ${words}`);
  }
  return content;
}
