import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { internalHeader, previewHeader } from "@festival/contracts/cookiesAndHeaders";
import { booklets } from "../../../platform/database/schema/index.ts";
import { insertArticle } from "../../../testing/factories.ts";
import { atEnd, changesOf, editorOf, insertDraft } from "../../../testing/factories/content.ts";
import { insertEvent } from "../../../testing/factories/site.ts";
import {
  browser,
  createTestApp,
  internalSecret,
  signedIn,
  type TestApp,
} from "../../../testing/testApp.ts";

describe("the header for previews", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  let draft: Awaited<ReturnType<typeof insertDraft>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  beforeEach(async () => {
    draft = await insertDraft(site, staff);
    await draft.write("Neu", 1);
  });
  afterAll(() => site.close());

  const working = { [previewHeader]: "working" };
  const ourOwn = { [internalHeader]: internalSecret };
  const withHeaders = (headers: object, caller = staff) => ({
    ...caller,
    headers: { ...caller.headers, ...headers },
  });

  it("shows staff the working copy on calls of our own processes, stored nowhere", async () => {
    const answer = await draft.read("", withHeaders({ ...ourOwn, ...working }));
    expect(answer.json().modules[0].content.blocks[0].text).toBe("Neu");
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("shows no draft to others, nor where it says another thing", async () => {
    const visitor = await browser(site);
    // a browser's own header means nothing, a member of staff's neither
    expect(await draft.text("", withHeaders(working))).toBe("Alt");
    expect(await draft.text("", withHeaders(working, visitor))).toBe("Alt");
    expect(await draft.text("", withHeaders({ ...working, [internalHeader]: "a guess" }))).toBe(
      "Alt",
    );
    expect(await draft.text("", withHeaders({ ...ourOwn, [previewHeader]: "published" }))).toBe(
      "Alt",
    );
    expect(await draft.text("", withHeaders(ourOwn))).toBe("Alt");
    const refused = await draft.read("", withHeaders({ ...ourOwn, ...working }, visitor));
    expect([refused.statusCode, refused.headers["cache-control"]]).toEqual([401, "no-store"]);
    expect(await draft.text()).toBe("Alt");
  });

  it("holds for all that can be a draft", async () => {
    const article = await insertArticle(site.database);
    const eventId = await insertEvent(site.database);
    const [booklet] = await site.database.insert(booklets).values({ eventId }).returning();
    const editor = editorOf(site, staff);
    const slug = "vorschau";
    const { id: block } = (await editor.post("container/", { slug })).json();
    const owners: [kind: string, id: number, url: string][] = [
      ["article", article.id, `/de/api/articles/${article.id}/`],
      ["event", eventId, `/de/api/events/${eventId}/`],
      ["booklet", booklet?.id ?? 0, `/de/api/booklets/${eventId}/`],
      ["block", block, `/de/pageeditor-api/container/by-slug/${slug}`],
    ];
    for (const [kind, id, url] of owners) {
      const at = kind === "block" ? { ...atEnd, parent: id } : atEnd;
      const texts = { de: { content: "Entwurf" } };
      const insert = { op: "insert", model: "headline", texts, at };
      const made = await changesOf(editor, { id }, kind).change(1, insert);
      expect([kind, made.statusCode]).toEqual([kind, 200]);
      const shown = await site.app.inject({ url, ...withHeaders({ ...ourOwn, ...working }) });
      expect([kind, shown.body.includes("Entwurf")]).toEqual([kind, true]);
      expect(shown.headers["cache-control"]).toBe("no-store");
      const plain = await site.app.inject({ url, ...withHeaders(working) });
      expect([kind, plain.body.includes("Entwurf")]).toEqual([kind, false]);
    }
  });
});
