import { createHash } from "node:crypto";
import type {
  ChangesAnswer,
  ChangesRequest,
  TwinsRequest,
} from "@festival/contracts/api/editing/contentChanges";
import type { FastifyInstance } from "fastify";
import { write, type Actor } from "../../../platform/database/write.ts";
import type { SectionOwner } from "../../../platform/database/schema/index.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import { countRevision, ownerName, ownerTags, type OwnerKey } from "../pages/owners.repository.ts";
import { holdSeen } from "../publishing/publishing.ts";
import { findChangeCall, keepChangeCall } from "./changeCalls.repository.ts";
import { loadState, storeState } from "./contentState.repository.ts";
import { noteEdit } from "./editLines.repository.ts";
import type { OperationRun } from "./operationRun.ts";
import { refuseFailed, storeOperations, tryOperations } from "./runOperations.ts";
import { headWarningsOf, showSections, toWorkingHead, warningsOf } from "./shownSections.ts";

type Site = Pick<FastifyInstance, "database" | "clock" | "readEventTeasers">;
/** A member of staff. */
type Person = Actor & { userId: number };

const hashOf = (owner: OwnerKey, { base, ops }: ChangesRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([ownerName(owner), base, ops]))
    .digest("hex");

/** Whether a call decides which section a slug means, for the public too. */
const touchesSlugs = (run: OperationRun, slugs: ReadonlySet<number>): boolean =>
  [...run.touched, ...run.removed].some(
    (id) => slugs.has(id) || typeof run.section(id)?.slug === "string",
  );

/**
 * Changes the sections and the head of an owner by operations, all of them or none, and publishes nothing. The same call under
 * the same key is done once, whenever it comes again, and gets the same answer.
 * @throws ApiError `validation_failed` with all problems; `conflict` with what others did since the base
 */
export function changeContent(
  site: Site,
  actor: Person,
  owner: OwnerKey<SectionOwner>,
  request: ChangesRequest,
): Promise<ChangesAnswer> {
  const { key, base, ops: operations } = request;
  return write(site.database, actor, async (transaction, change) => {
    // calls to one owner wait for each other here, also the same one sent twice
    const { revision, title } = await holdSeen(transaction, owner, undefined);
    const { userId } = actor;
    const requestHash = hashOf(owner, request);
    const known = await findChangeCall(transaction, userId, key);
    if (known?.requestHash === requestHash) return JSON.parse(known.answer) as ChangesAnswer;
    if (known) refuse({ key: "taken" });
    if (base > revision) refuse({ base: "out_of_range" });

    const asked = { owner, revision, base, operations };
    const tried = await tryOperations(transaction, asked);
    const { run, before } = tried;
    await refuseFailed(transaction, asked, run);
    let next = revision;
    if (run.isChanged) {
      await storeOperations(transaction, owner, tried);
      next = await countRevision(transaction, owner);
      const { written: fields, inserted, placed: moved, removed } = run;
      const edit = { revision: next, fields, inserted, moved, removed };
      await noteEdit(transaction, actor, owner, title, edit);
      const withSlug = before.sections.filter(({ slug }) => slug !== null);
      if (touchesSlugs(run, new Set(withSlug.map(({ id }) => id)))) {
        change.tag(...ownerTags(owner));
      }
    }
    const { sections } = run.state;
    const head = run.isHeadWritten ? run.state.head : null;
    const ids = run.touched;
    const answer: ChangesAnswer = {
      revision: next,
      ids: Object.fromEntries(
        [...run.ids].flatMap(([ref, id]) => (id === null ? [] : [[ref, id]])),
      ),
      sections: await showSections(transaction, site, owner, { sections, ids }),
      head: head && toWorkingHead(head),
      warnings: [
        ...(head ? headWarningsOf(owner.ownerType, head) : []),
        ...warningsOf(sections, ids),
        ...[...run.withoutSlug].map((section) => ({
          section,
          locale: null,
          field: "slug",
          problem: "taken" as const,
        })),
      ],
      moved: run.lostColumns.map(({ fromColumn, ...lost }) => ({
        ...lost,
        from_column: fromColumn,
      })),
    };
    if (
      !(await keepChangeCall(transaction, { userId, key, requestHash }, JSON.stringify(answer)))
    ) {
      refuse({ key: "taken" });
    }
    return answer;
  });
}

/** Says that the words of one language are fine as they are, up to the revision that was looked at. */
export function confirmTwins(
  { database }: Pick<Site, "database">,
  actor: Actor,
  owner: OwnerKey<SectionOwner>,
  { base, sections: ids, head: withHead = false, locale }: TwinsRequest,
) {
  return write(database, actor, async (transaction, change) => {
    const { revision, title } = await holdSeen(transaction, owner, undefined);
    if (base > revision) refuse({ base: "out_of_range" });
    if (ids.length === 0 && !withHead) refuse({ sections: "required" });
    const state = await loadState(transaction, owner, []);
    const wanted = new Set(ids);
    if (ids.some((id) => !state.positions.has(id))) refuse({ sections: "unknown" });
    const sections = state.sections.map((section) => {
      const { twinSeen } = section;
      if (!wanted.has(section.id) || twinSeen[locale] >= base) return section;
      return { ...section, twinSeen: { ...twinSeen, [locale]: base } };
    });
    if (withHead && !state.head) refuse({ head: "invalid" });
    const seen = state.head && {
      ...state.head,
      twinSeen: { ...state.head.twinSeen, [locale]: Math.max(base, state.head.twinSeen[locale]) },
    };
    const head = withHead ? seen : state.head;
    await storeState(transaction, owner, state, { ...state, sections, head });
    const details = { sections: ids, ...(withHead && { head: true }), locale };
    change.audit({ action: "confirm words", what: ownerName(owner), title, details });
    return {
      revision,
      sections: sections
        .filter(({ id }) => wanted.has(id))
        .map(({ id, twinSeen }) => ({ id, twin_seen: twinSeen })),
      head: withHead && head ? { twin_seen: head.twinSeen } : null,
    };
  });
}
