import type { Candidate, CandidateVerdict } from "@festival/contracts/release";
import { startTestBackend, type TestBackend } from "./testBackend.ts";
import {
  createTestReleases,
  ownerSource,
  version,
  type Proposal,
  type ReleaseSource,
  type TestReleases,
} from "./testReleases.ts";
import { startTestShell, type TestShell } from "./testShell.ts";

const pages = { "mf-quiz": "konzert-o-mat", "mf-forms": "forms" } as const;
type Remote = keyof typeof pages;

/** A release whose page says which it is; `more` adds to its owner or replaces parts. */
export const goodRelease = (remote: Remote, words: string, more = ""): ReleaseSource => ({
  server: `${ownerSource(`
    render: () => "<b>${words}</b>",
    probes: async ({ locale }) => ["/" + locale + "/${pages[remote]}"],
    ${more}
  `)} return { owner };`,
});

/** A shell that runs, and two teams that release. */
export interface ReleasingShell {
  readonly shell: TestShell;
  backend: TestBackend;
  releases: TestReleases;
  /** What the pages of quiz and forms say; a status where they can't be read. */
  shown(): Promise<[quiz: string, forms: string]>;
  /** Lets a release wait to be tried; its version is the digit, twelve times. */
  propose(
    remote: Remote,
    digit: string,
    source: ReleaseSource,
    more?: Partial<Candidate>,
  ): Promise<Proposal>;
  /** The same, and waits for the outcome. */
  release(remote: Remote, digit: string, source: ReleaseSource): Promise<CandidateVerdict>;
  /** Kills the shell and starts another. */
  restart(workers?: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a shell with one worker in which release "a" of quiz and forms is live.
 * @param stepSeconds what takes longer hangs
 */
export async function startReleasingShell(stepSeconds: number): Promise<ReleasingShell> {
  const backend = await startTestBackend();
  const releases = await createTestReleases();
  const env = { RELEASE_STEP_SECONDS: String(stepSeconds) };
  const propose: ReleasingShell["propose"] = async (remote, digit, source, more) => {
    await releases.add(remote, version(digit), source);
    return releases.propose(remote, version(digit), more);
  };
  // nothing is live yet: a start takes in what waits
  const waiting = [
    await propose("mf-quiz", "a", goodRelease("mf-quiz", "first quiz")),
    await propose("mf-forms", "a", goodRelease("mf-forms", "first forms")),
  ];
  let shell = await startTestShell({ backend, releases }, 1, env);
  await Promise.all(waiting.map(({ verdict }) => verdict()));

  async function shownAt(path: string): Promise<string> {
    const { status, body } = await shell.fetchPage(path);
    return /<b>(.*?)<\/b>/.exec(body)?.[1] ?? String(status);
  }
  async function end(): Promise<void> {
    shell.supervisor.kill("SIGKILL");
    await shell.ended;
  }
  return {
    get shell() {
      return shell;
    },
    backend,
    releases,
    shown: async () => [
      await shownAt(`/de/${pages["mf-quiz"]}`),
      await shownAt(`/de/${pages["mf-forms"]}`),
    ],
    propose,
    release: async (...given) => (await propose(...given)).verdict(),
    restart: async (workers = 1) => {
      await end();
      shell = await startTestShell({ backend, releases }, workers, env);
    },
    close: async () => {
      await end();
      await backend.close();
      await releases.remove();
    },
  };
}
