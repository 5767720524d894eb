import type { Database } from "../database/openDatabase.ts";
import { users } from "../database/schema/index.ts";
import { hasDemo, hasWholeDemo } from "./hasDemo.ts";
import { describeOwnData, type OwnData } from "./ownData.repository.ts";

/** What `FESTIVAL_DEMO` says: whether an empty database gets the demo season; undefined for no word. */
export type DemoWish = boolean | undefined;

/** @returns null where the text is neither "0" nor "1" nor empty */
export function readDemoWish(text: string | undefined): DemoWish | null {
  if (!text) return undefined;
  if (text === "1") return true;
  return text === "0" ? false : null;
}

/** What a backend starts with. */
export interface StartData {
  /** Whether the database holds the demo season. */
  isDemo: boolean;
  /** Sentences for the person who starts the site. */
  notices: string[];
}

export interface DemoOptions {
  database: Database;
  /** Folder of everything that this installation keeps; pictures and the login go there. */
  dataDir: string;
  /** Where pictures are kept, as `openMediaStore` reads it; without it in the data folder. */
  mediaUrl?: string | undefined;
  /** Called with what is being done, in a few English words, often. */
  onProgress?: (text: string) => void;
}

/** The outcome of loading the demo season. */
export type DemoOutcome =
  | { kind: "loaded" }
  /** It was loaded before, in whatever version. */
  | { kind: "there" }
  /** The database has content of its own, and was left as it is. */
  | { kind: "refused"; found: OwnData };

/** What the workspace of the demo season offers. An installation for a festival may do without it. */
export interface DemoPackage {
  loadDemoSeason(options: DemoOptions): Promise<DemoOutcome>;
}

/** A word and no literal: nothing of the backend needs the workspace, nor looks at its types. */
const demoPackage: string = "@festival/demo-season";

/** @throws Error that says what to do, where this installation does not carry the demo season */
async function importDemo(): Promise<DemoPackage> {
  try {
    return await import(demoPackage);
  } catch (error) {
    // a package that is there and fails is another matter
    const isMissing = error instanceof Error && error.message.includes(`'${demoPackage}'`);
    if (!isMissing) throw error;
    const problem = `${demoPackage} is not part of this installation; FESTIVAL_DEMO=0 starts an empty site`;
    throw new Error(problem, { cause: error });
  }
}

interface StartOptions extends DemoOptions {
  wish: DemoWish;
  /** Whether mails go to a mail server, not into the data folder. */
  sendsMails: boolean;
}

async function demoNotice(options: StartOptions): Promise<string | undefined> {
  const { wish, database } = options;
  if (wish === false && (await hasDemo(database))) {
    return "The database holds the demo season, which FESTIVAL_DEMO=0 does not remove: for an empty site choose another DATA_DIR or DATABASE_URL.";
  }
  // reading the demo's texts takes a second, which a start that has nothing to load does without
  if (!wish || (await hasWholeDemo(database))) return undefined;
  const { loadDemoSeason } = await importDemo();
  const outcome = await loadDemoSeason(options);
  if (outcome.kind !== "refused") return undefined;
  return `The demo season is not loaded: the database holds data of its own, ${describeOwnData(outcome.found)}, and is left as it is. FESTIVAL_DEMO=0 starts the site without this notice.`;
}

async function accountNotice({ database, dataDir, sendsMails }: StartOptions) {
  if ((await database.$count(users)) > 0) return undefined;
  const mail = sendsMails ? "" : ` Its mail is written into ${dataDir}/mail.`;
  return `There is no account for staff yet. Make the first one with: npm run invite -- EMAIL NAME --admin.${mail}`;
}

/** Loads the demo season where it is wanted and the database is empty, and says what else there is to know. */
export async function provideStartData(options: StartOptions): Promise<StartData> {
  const notices = [await demoNotice(options), await accountNotice(options)];
  return {
    isDemo: await hasDemo(options.database),
    notices: notices.filter((notice) => notice !== undefined),
  };
}
