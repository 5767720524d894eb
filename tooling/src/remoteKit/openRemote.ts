import type { Locale } from "@festival/contracts/locales";
import type { LoadedPage, Page, ServerOwner } from "@festival/contracts/pageOwner";
import { loadedPage, testApi, testRequest } from "@festival/shared-ui/owner/testRequest";
import { buildContainer } from "../build/buildContainer.ts";
import { placeInRepository } from "../build/place.ts";
import { loadServerSide } from "./loadServerSide.ts";
import { remoteOf } from "./remote.ts";
import { verifyBuild } from "./verifyBuild.ts";

/** What a backend answers, by address; all else is not found. */
type Answers = Readonly<Record<string, unknown>>;

/** A remote as a site runs it, without a site. */
export interface OpenedRemote {
  /** The addresses that a site tries before a release goes live. */
  probes(locale: Locale, answers?: Answers): Promise<string[]>;
  /** What one of its addresses loads, and the HTML that is made of it. */
  show(url: string, answers?: Answers): Promise<{ page: LoadedPage; html: string }>;
}

/**
 * Builds and verifies the remote of a repository and loads its server side.
 * @throws PlainError with what is wrong
 */
export async function openRemote(folder = process.cwd()): Promise<OpenedRemote> {
  const name = remoteOf(folder);
  const built = await buildContainer(name, { place: placeInRepository(folder) });
  const release = await verifyBuild(built.folder);
  // the verification has looked at what it exposes
  const owner = (await loadServerSide(built.folder, release)) as ServerOwner;
  return {
    probes: (locale, answers = {}) =>
      owner.probes({
        locale,
        now: "2025-08-20T08:00:00.000Z",
        api: testApi(locale, answers),
      }),
    async show(url, answers = {}) {
      const { api: _api, signIn: _signIn, consent: _consent, ...asked } = testRequest(url, answers);
      const loaded = await loadedPage(owner.load(testRequest(url, answers)));
      const page: Page = {
        ...asked,
        owner: release.name as Page["owner"],
        status: loaded.status ?? 200,
        data: loaded.data,
        head: loaded.head,
        alternates: loaded.alternates,
        fragments: {},
        releases: {},
      };
      const html = owner.render(page, { identifierPrefix: "test-", fragmentHtml: {} });
      return { page: loaded, html };
    },
  };
}
