import { insertPage } from "./factories.ts";
import { changesOf, editorOf } from "./factories/content.ts";
import { createTestApp, signedIn, type TestApp } from "./testApp.ts";

type Hook = (work: () => Promise<void>) => void;

/** A site in whose editor a member of staff is signed in. */
interface EditorSite {
  site: TestApp;
  staff: Awaited<ReturnType<typeof signedIn>>;
  editor: ReturnType<typeof editorOf>;
}

/** For the tests of a file or a group, whose hooks it takes: what it holds is there once they run. */
export function editorSite({
  beforeAll,
  afterAll,
}: Record<"beforeAll" | "afterAll", Hook>): EditorSite {
  const held = {} as EditorSite;
  beforeAll(async () => {
    held.site = await createTestApp();
    held.staff = await signedIn(held.site);
    held.editor = editorOf(held.site, held.staff);
  });
  afterAll(() => held.site.close());
  return held;
}

interface EditorPage {
  page: Awaited<ReturnType<typeof insertPage>>;
  /** Changes of that page by the signed-in user. */
  mine: ReturnType<typeof changesOf>;
}

/** For each test a page of its own. */
export function editorPage(here: EditorSite, beforeEach: Hook): EditorPage {
  const held = {} as EditorPage;
  beforeEach(async () => {
    held.page = await insertPage(here.site.database);
    held.mine = changesOf(here.editor, held.page);
  });
  return held;
}
