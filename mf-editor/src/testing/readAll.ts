import { randomUUID } from "node:crypto";
import type { Operation } from "@festival/contracts/api/editing/contentChanges";
import type { OwnerKey } from "@festival/contracts/editing";
import type { LocalSection } from "../workingCopy/ops.ts";
import { TestServer, type Backend } from "./backend.ts";
import { Desk } from "./desk.ts";

/**
 * What the server holds of an owner, with all that was removed: what others wrote into it comes back with it. A page
 * takes so many sections, so what was read is removed before more come back.
 * @param known ids of all sections that were there once
 * @throws Error where one of them can't be brought back, with what the server says of it
 */
export async function readAll(backend: Backend, owner: OwnerKey, known: ReadonlySet<number>) {
  const server = new TestServer(backend, backend.people[0] ?? {});
  const reader = new Desk({ server, owner, user: "reader" });
  await reader.open();
  const { head } = reader.state.base.content;
  const read = new Map<number, LocalSection>();
  const change = (op: Operation) =>
    server.change(owner, { key: randomUUID(), base: reader.state.base.revision, ops: [op] }, false);
  for (;;) {
    const { sections } = reader.state.base.content;
    for (const section of sections) read.set(Number(section.id), section);
    const missing = [...known].filter((id) => !read.has(id));
    if (missing.length === 0) break;
    const top = sections.filter(({ parent }) => parent === null).map(({ id }) => id);
    if (top.length > 0) await change({ op: "remove", sections: top });
    const refusals: string[] = [];
    for (const id of missing) {
      const at = { parent: null, column: 0, before: null };
      const { ok, status, body } = await change({ op: "insert", id, at });
      // one that came back with what it stood in is refused, and there
      if (!ok) refusals.push(`${id}: ${status} ${JSON.stringify(body)}`);
    }
    if (refusals.length === missing.length) throw new Error(`Not brought back: ${refusals[0]}`);
    await reader.adopt();
  }
  reader.kill();
  return { sections: [...read.values()], head };
}
