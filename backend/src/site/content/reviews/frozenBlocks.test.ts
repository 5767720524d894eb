import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { pageSnapshots, type StoredSection } from "../../../platform/database/schema/index.ts";
import { editorSite } from "../../../testing/editorSite.ts";
import { createSnapshot } from "../publishing/snapshots.repository.ts";
import { freezeBlocks, inBoth, readFrozenBlocks } from "./frozenBlocks.repository.ts";

const author = { userId: null, name: "Ida" };
const none = { de: {}, en: {} };

const sectionOf = (
  id: number,
  model: StoredSection["model"],
  settings: StoredSection["settings"] = {},
): StoredSection => ({ id, model, settings, texts: none, slug: null });
/** As a draft shows a block. */
const showing = (block: number) => sectionOf(1, "blockref", { block_id: block });

describe("versions of reusable blocks that a link to a draft keeps", () => {
  const here = editorSite({ beforeAll, afterAll });
  const at = new Date("2025-08-20T08:00:00.000Z");
  let names = 0;
  async function makeBlock(): Promise<number> {
    names += 1;
    const name = { de: `Baustein ${names}`, en: `Block ${names}` };
    const headline = { model: "headline", settings: {}, texts: none, column: 0 };
    return (await here.editor.post("blocks/", { name, sections: [headline] })).json().id;
  }
  const versionsOf = (block: number) =>
    here.site.database.select().from(pageSnapshots).where(eq(pageSnapshots.ownerId, block));

  it("are one of each block, however often it is shown, and none of one that is deleted", async () => {
    const block = await makeBlock();
    const gone = block + 1;
    const shown = [showing(block), showing(block), showing(gone)];
    await freezeBlocks(here.site.database, shown, author, at);
    expect(await versionsOf(block)).toMatchObject([{ kind: "review", author: "Ida" }]);
    expect(await versionsOf(gone)).toEqual([]);
  });

  it("are found by the moment of the link, without what was published or frozen in it besides", async () => {
    const block = await makeBlock();
    const owner = { ownerType: "block", ownerId: block } as const;
    const keep = (kind: "review" | "published", id: number, moment = at) => {
      const content = { sections: [sectionOf(id, "headline")], head: null, content: null };
      return createSnapshot(here.site.database, owner, author, moment, { kind, content });
    };
    await keep("published", 71);
    await keep("review", 72, new Date(at.getTime() - 1));
    await keep("review", 73);
    await keep("review", 74);
    const read = (createdAt: Date) =>
      readFrozenBlocks(here.site.database, { createdAt }, [showing(block)]);
    expect((await read(at)).get(block)).toMatchObject([{ id: 73 }]);
    expect(await read(new Date(at.getTime() + 1))).toEqual(new Map());
  });

  it("are compared where both links have them, in one order", () => {
    const inside = (...blocks: number[]) =>
      new Map(blocks.map((block) => [block, [sectionOf(block, "headline")]]));
    const both = [sectionOf(10, "headline"), sectionOf(20, "headline")];
    expect(inBoth(inside(20, 10, 30), inside(10, 40, 20))).toEqual([both, both]);
  });
});
