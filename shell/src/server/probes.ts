import { defaultLocale, locales } from "@festival/contracts/locales";
import type { RemoteName } from "@festival/contracts/release";
import { match } from "@festival/contracts/routes";
import type { Backend } from "./backend.ts";
import type { LoadedComposition } from "./composition.ts";
import type { ShellConfig } from "./config.ts";
import { createRoad } from "./road.ts";
import { ReleaseRefused } from "./releases.ts";

/**
 * Renders each owner's probes, and their JSON, against the live backend.
 * @throws ReleaseRefused naming the first address that does not answer with 200
 */
export async function renderProbes(
  config: ShellConfig,
  composition: LoadedComposition,
  backend: Backend,
  names: readonly RemoteName[],
): Promise<string[]> {
  const road = createRoad(composition, backend);
  const api = backend.apiFor({});
  const now = (await backend.now()).toISOString();
  const rendered: string[] = [];
  for (const name of names) {
    if (name === "mf-editor") continue;
    const owner = composition.ownerOf(name);
    const addresses = await Promise.all(
      locales.map((locale) => owner.probes({ locale, now, api })),
    );
    for (const url of addresses.flat()) {
      const problems: unknown[] = [];
      const note = ({ err }: { err?: unknown }) => void problems.push(err);
      const answer = await road.answer({
        url,
        asData: false,
        origin: config.publicOrigin ?? "http://localhost",
        rememberedLocale: defaultLocale,
        layout: "default",
        user: null,
        caller: {},
        log: { warn: note, error: note },
      });
      if (answer.kind === "redirect" || answer.status !== 200) {
        const status = answer.status;
        const reason = problems[0] instanceof Error ? `: ${problems[0].message}` : "";
        throw new ReleaseRefused(`${name} answers ${url} with ${status}${reason}`);
      }
      if (match(new URL(url, "http://localhost").pathname)?.owner !== name) {
        throw new ReleaseRefused(`${name} names the probe ${url}, which is not its own.`);
      }
      rendered.push(url);
    }
    for (const [fragmentName, fragment] of Object.entries(owner.fragments)) {
      const data = await fragment.load({}, { locale: defaultLocale, now, api });
      fragment.render(data, { locale: defaultLocale, identifierPrefix: `probe-${fragmentName}-` });
    }
  }
  return rendered;
}
