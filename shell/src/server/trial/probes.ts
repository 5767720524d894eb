import { locales } from "@festival/contracts/locales";
import type { FragmentContext, ServerFragment } from "@festival/contracts/pageOwner";
import { isOwner, type OwnerName, type RemoteName } from "@festival/contracts/containers";
import { match } from "@festival/contracts/routes";
import type { TrialStep } from "@festival/contracts/trial";
import type { Backend } from "../api/backend.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import type { ShellConfig } from "../config.ts";
import { clauseOf, ReleaseRefused } from "../releases/releases.ts";
import { createPipeline, type Pipeline } from "../page/pipeline.ts";
import { createContext } from "../request/requestContext.ts";

/** Called with each step before it begins, and awaited. */
export type BeforeStep = (step: Omit<TrialStep, "type">) => Promise<void>;

interface ProbeParts {
  config: ShellConfig;
  composition: LoadedComposition;
  backend: Backend;
  beforeStep: BeforeStep;
}

/** @throws Error when the page does not answer with 200 */
async function renderPage(pipeline: Pipeline, origin: string, url: string): Promise<void> {
  const problems: unknown[] = [];
  const note = ({ err }: { err?: unknown }) => void problems.push(err);
  const answer = await pipeline.answer({
    ...createContext(url, { asData: false, origin, layout: "default" }),
    caller: {},
    log: { warn: note, error: note },
  });
  if (answer.kind !== "redirect" && answer.status === 200) return;
  const reason = problems.length > 0 ? `: ${clauseOf(problems[0])}` : "";
  throw new Error(`it answers ${url} with ${answer.status}${reason}`);
}

/** @returns false where the fragment has nothing to show just now */
async function renderFragment(
  name: string,
  fragment: ServerFragment,
  context: FragmentContext,
): Promise<boolean> {
  const props = fragment.probe ? await fragment.probe(context) : {};
  if (!props) return false;
  const data = await fragment.load(props, context);
  const { locale } = context;
  fragment.render(data, { locale, identifierPrefix: `probe-${name}-` });
  return true;
}

/**
 * Renders the probes of one remote against the live backend: addresses of its pages, and its fragments.
 * @returns addresses, and fragments as `fragment NAME`
 * @throws ReleaseRefused naming the first that does not render
 */
async function renderProbesOf(
  name: Exclude<OwnerName, "shell">,
  { config, composition, backend, beforeStep }: ProbeParts,
): Promise<string[]> {
  const pipeline = createPipeline(composition, backend);
  const owner = composition.ownerOf(name);
  const now = (await backend.now()).toISOString();
  const contexts = locales.map((locale): FragmentContext => ({
    locale,
    now,
    api: backend.apiFor(locale, {}),
  }));
  const rendered: string[] = [];
  try {
    await beforeStep({ remote: name, doing: "named its probes" });
    const addresses = await Promise.all(contexts.map((context) => owner.probes(context)));
    for (const url of addresses.flat()) {
      if (match(new URL(url, "http://localhost").pathname)?.owner !== name) {
        throw new Error(`it names the probe ${url}, which is not its own`);
      }
      await beforeStep({ remote: name, doing: `rendered ${url}` });
      await renderPage(pipeline, config.publicOrigins[0] ?? "http://localhost", url);
      rendered.push(url);
    }
    for (const [fragmentName, fragment] of Object.entries(owner.fragments)) {
      await beforeStep({ remote: name, doing: `rendered its fragment ${fragmentName}` });
      const shown = await Promise.all(
        contexts.map((context) => renderFragment(fragmentName, fragment, context)),
      );
      if (shown.every(Boolean)) rendered.push(`fragment ${fragmentName}`);
    }
  } catch (error) {
    throw new ReleaseRefused({ name, reason: clauseOf(error) });
  }
  return rendered;
}

/**
 * Renders the probes of several remotes, one after the other.
 * @throws ReleaseRefused
 */
export async function renderProbes(
  names: readonly RemoteName[],
  parts: ProbeParts,
): Promise<Partial<Record<RemoteName, string[]>>> {
  const rendered: Partial<Record<RemoteName, string[]>> = {};
  for (const name of names) {
    // what has no screens runs in browsers alone
    if (isOwner(name)) rendered[name] = await renderProbesOf(name, parts);
  }
  return rendered;
}
