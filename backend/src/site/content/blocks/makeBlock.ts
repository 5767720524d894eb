import type { BlockRequest } from "@festival/contracts/api/editing/blocks";
import type { Operation } from "@festival/contracts/api/editing/contentChanges";
import { ApiError } from "@festival/contracts/errors";
import { mostBlocks } from "@festival/contracts/sections/patternBounds";
import { refuse } from "../../../platform/resources/fields.ts";
import { storeOperations, tryOperations } from "../changes/runOperations.ts";
import { requiredFindings } from "../checks/requiredFindings.ts";
import { countRevision, ownerTags } from "../pages/owners.repository.ts";
import { holdSeen, publish, type ContentWrite } from "../publishing/publishing.ts";
import { getWorkingContent } from "../publishing/snapshots.repository.ts";
import { insertSection } from "../publishing/workingCopy.repository.ts";
import { countBlocks, nameBlock } from "./blocks.repository.ts";

const refOf = (index: number) => `s${index}`;

/** The only container of sections that stands alone is the block's own; -1 where there is another one, or none. */
function ownContainer(sections: BlockRequest["sections"]): number {
  const alone = sections.flatMap(({ model, parent }, index) =>
    parent === undefined ? [{ model, index }] : [],
  );
  const [only] = alone;
  return alone.length === 1 && only?.model === "container" ? only.index : -1;
}

/** Sections of a request as operations on a block whose container is empty. */
function operationsFor(sections: BlockRequest["sections"], root: number): Operation[] {
  const own = ownContainer(sections);
  return sections.map(({ model, settings, texts, parent, column }, index): Operation => {
    if (index === own) return { op: "set", section: root, locale: null, fields: settings };
    const around = parent === undefined || parent === own ? root : refOf(parent);
    return {
      op: "insert",
      ref: refOf(index),
      model,
      settings,
      texts,
      at: { parent: around, column, before: null },
    };
  });
}

/**
 * Makes a reusable block of sections, and publishes it where they lack nothing: it stands nowhere yet.
 * @returns its id
 * @throws ApiError `validation_failed` with all problems, such as `sections.3.texts.de.link`
 */
export async function makeBlock(
  { transaction, change, actor }: Omit<ContentWrite, "owner">,
  { name, sections }: BlockRequest,
  now: Date,
): Promise<number> {
  if ((await countBlocks(transaction)) >= mostBlocks)
    throw new ApiError("conflict", `There are ${mostBlocks} reusable blocks: delete one first.`);
  const { id } = await insertSection(transaction, null, {
    slug: null,
    model: "container",
    settings: {},
    texts: { de: {}, en: {} },
    parent: null,
    column: 0,
  });
  await nameBlock(transaction, id, name);
  const owner = { ownerType: "block", ownerId: id } as const;
  const operations = operationsFor(sections, id);
  const tried = await tryOperations(transaction, { owner, revision: 1, base: 1, operations });
  refuse(
    Object.fromEntries(
      Object.entries(tried.run.problems).map(([path, problem]) => [
        path.replace(/^ops\.(\d+)\.(?:at\.|fields\.)?/, "sections.$1."),
        problem,
      ]),
    ),
  );
  await storeOperations(transaction, owner, tried);
  await countRevision(transaction, owner);
  change.tag(...ownerTags(owner));
  change.audit({ action: "create", what: `block:${id}`, title: name.de });

  const content = { transaction, change, actor, owner };
  const working = await getWorkingContent(transaction, owner);
  if (requiredFindings(owner, working).length === 0) {
    await publish(content, await holdSeen(transaction, owner, undefined), now);
  }
  return id;
}
