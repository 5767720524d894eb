import type { RemoteName } from "../containers.ts";
import type { Candidate, CandidateVerdict, RefusedRelease } from "../release.ts";

// How commands and the admin area ask the running shell for a release; it alone writes what is live.

/** Of Node's `fs/promises` what is needed here: contracts hold no Node. */
interface StoreFiles {
  mkdir(folder: string, options: { recursive: true }): Promise<unknown>;
  readFile(file: string, encoding: "utf8"): Promise<string>;
  rename(from: string, to: string): Promise<void>;
  rm(file: string, options: { force: true }): Promise<void>;
  writeFile(file: string, text: string): Promise<void>;
}

/** A candidate that waits for its verdict. */
interface Proposal extends Candidate {
  /**
   * @param isOver whether the caller waits no longer; the candidate stays then
   * @returns null where there is none in time; the candidate is taken back then
   */
  verdict(withinMs: number, isOver?: () => boolean): Promise<CandidateVerdict | null>;
}

/** How often a verdict is looked for. */
const lookMs = 50;

/** The text of a file, which may not be there yet. */
async function readWhereThere(files: StoreFiles, file: string): Promise<string | undefined> {
  return files.readFile(file, "utf8").catch((error: unknown) => {
    const { code } = error as { code?: unknown };
    if (code !== "ENOENT") throw error;
    return undefined;
  });
}

/** Lets a release of the store wait until the running shell has tried it. */
export async function proposeCandidate(
  files: StoreFiles,
  store: string,
  candidate: Candidate,
): Promise<Proposal> {
  const file = `${store}/candidates/${candidate.id}.json`;
  const answerFile = `${store}/candidates/${candidate.id}.verdict.json`;
  await files.mkdir(`${store}/candidates`, { recursive: true });
  await files.writeFile(`${file}.incoming`, JSON.stringify(candidate));
  await files.rename(`${file}.incoming`, file);

  async function readAnswer(): Promise<CandidateVerdict | undefined> {
    const text = await readWhereThere(files, answerFile);
    if (text === undefined) return undefined;
    await files.rm(answerFile, { force: true });
    return JSON.parse(text) as CandidateVerdict;
  }
  return {
    ...candidate,
    async verdict(withinMs, isOver = () => false) {
      for (const until = Date.now() + withinMs; ;) {
        const answer = await readAnswer();
        if (answer) return answer;
        if (isOver()) return null;
        if (Date.now() > until) break;
        await new Promise((resolve) => setTimeout(resolve, lookMs));
      }
      await files.rm(file, { force: true });
      return null;
    },
  };
}

/** Where the store keeps the last candidate of a remote that was refused. */
export const refusedFile = (store: string, name: RemoteName): string =>
  `${store}/refused/${name}.json`;

/** Keeps why a remote's candidate was refused, for those who look later. */
export async function keepRefusal(
  files: StoreFiles,
  store: string,
  name: RemoteName,
  refused: RefusedRelease,
): Promise<void> {
  const file = refusedFile(store, name);
  await files.mkdir(`${store}/refused`, { recursive: true });
  await files.writeFile(`${file}.incoming`, JSON.stringify(refused));
  await files.rename(`${file}.incoming`, file);
}
