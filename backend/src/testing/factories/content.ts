import { randomUUID } from "node:crypto";
import type { WorkingCopy } from "@festival/contracts/api/publishing";
import type { LightMyRequestResponse } from "fastify";
import * as schema from "../../platform/database/schema/index.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { both, insertTextPage, richText } from "../factories.ts";
import type { signedIn, TestApp } from "../testApp.ts";

/** The editor's calls of one member of staff, in German unless a path says otherwise. */
export function editorOf({ app }: TestApp, staff: Awaited<ReturnType<typeof signedIn>>) {
  const call =
    (method: "GET" | "POST" | "DELETE") =>
    (path: string, payload?: object, locale = "de"): Promise<LightMyRequestResponse> =>
      app.inject({
        method,
        url: `/${locale}/pageeditor-api/${path}`,
        ...(payload && { payload }),
        ...staff,
      });
  return { get: call("GET"), post: call("POST"), del: call("DELETE") };
}

/** A page with one text, and what an editor does with it. */
export async function insertDraft(site: TestApp, staff: Awaited<ReturnType<typeof signedIn>>) {
  const { page, sectionId } = await insertTextPage(site.database);
  const editor = editorOf(site, staff);
  const read = (query = "", caller: object = {}) =>
    site.app.inject({ url: `/de/api/page/${page.urls.de}${query}`, ...caller });
  return {
    page,
    sectionId,
    path: `page/${page.id}`,
    /** Writes a draft of the text. */
    write: (text: string, revision: number) =>
      editor.post(`text/${sectionId}/`, { content: richText(text), revision, publish: false }),
    /** The page as `caller` sees it, a visitor by default. */
    read,
    /** Its text; undefined where there is none. */
    text: async (query = "", caller: object = {}): Promise<string | undefined> =>
      (await read(query, caller)).json().modules[0]?.content.blocks[0].text,
  };
}

/** A member of the team. */
export async function insertTeamMember(
  database: Database,
  values: Partial<typeof schema.teamMembers.$inferInsert> = {},
): Promise<number> {
  const [row] = await database
    .insert(schema.teamMembers)
    .values({ firstName: "Ida", lastName: "Brandt", slug: both("ida"), ...values })
    .returning();
  return row?.id ?? 0;
}

export async function insertSponsor(
  database: Database,
  values: Partial<typeof schema.sponsors.$inferInsert> = {},
): Promise<number> {
  const [row] = await database
    .insert(schema.sponsors)
    .values({ name: "Stadtwerke", ...values })
    .returning();
  return row?.id ?? 0;
}

/** Calls for changes of a page by one editor. */
export function changesOf(
  editor: ReturnType<typeof editorOf>,
  { id }: { id: number },
  kind = "page",
) {
  const send = (body: object): Promise<LightMyRequestResponse> =>
    editor.post(`${kind}/${id}/changes/`, body);
  return {
    send,
    /** Under a key of its own. */
    change: (base: number, ...ops: object[]) => send({ key: randomUUID(), base, ops }),
    /** What the editor works on. */
    copy: async (): Promise<WorkingCopy> => (await editor.get(`${kind}/${id}/content/`)).json(),
  };
}

/** The end of the page. */
export const atEnd = { parent: null, column: 0, before: null };
