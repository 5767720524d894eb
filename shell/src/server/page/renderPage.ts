import { ownerPrefix, type Page } from "@festival/contracts/pageOwner";
import { takesSecrets } from "@festival/contracts/routes";
import type { Frame } from "../../frame.ts";
import { composeDocument } from "../document/compose.ts";
import { assetsOf } from "../document/pageAssets.ts";
import { newNonce, policyFor } from "../document/policy.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import { forSearchEngines } from "./searchEngines.ts";
import type { Keeping, SiteAnswer } from "./siteAnswer.ts";

/** The versions of all releases that a page shows something of. */
export function releasesOf(
  composition: LoadedComposition,
  owner: Page["owner"],
  fragments: Page["fragments"],
): Page["releases"] {
  const used = [owner, ...Object.values(fragments).map((fragment) => fragment.owner)];
  return Object.fromEntries(
    used.flatMap((name) => {
      const found = name === "shell" ? composition.shell : composition.releases.get(name);
      return found ? [[name, found.release.version]] : [];
    }),
  );
}

interface DocumentParts {
  page: Page;
  frame: Frame;
  /** HTML of the page's fragments, by place. */
  fragmentHtml?: Record<string, string>;
  origin: string;
  keeping: Keeping;
}

/** Renders a page and what stands around it. */
export function renderDocument(
  composition: LoadedComposition,
  { page: loaded, frame, fragmentHtml = {}, origin, keeping }: DocumentParts,
): SiteAnswer {
  const page = forSearchEngines(loaded, frame, origin);
  const main = composition
    .ownerOf(page.owner)
    .render(page, { identifierPrefix: ownerPrefix(page.owner), fragmentHtml });
  const isSecret = takesSecrets(page.route.name);
  // what only a script could dismiss would stay in the way
  const shown = isSecret ? { ...frame, alert: null } : frame;
  // where passwords are typed nothing of the editor runs
  const nonce = page.audience === "staff" && !isSecret ? newNonce() : undefined;
  const html = composeDocument({ page, frame: shown, main, composition, origin, nonce });
  const { head, consent, reading, start } = composition.scripts;
  const scripts = [head, consent, reading, start].map(({ hash }) => hash);
  const styles = assetsOf(page, composition).styleHashes;
  const policy = isSecret
    ? policyFor(null, { scripts: [head.hash], styles })
    : policyFor(frame.settings, { scripts, styles }, nonce === undefined ? undefined : { nonce });
  return { kind: "document", status: page.status, html, policy, ...keeping };
}
