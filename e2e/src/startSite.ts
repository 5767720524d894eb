import { startDemoSite } from "./demoSite.ts";
import { siteVariables } from "./site.ts";
import { writeStandInFonts } from "./standInFonts.ts";

/**
 * Starts the site of the journeys that read. `JOURNEYS_URL` in the environment takes a running one instead,
 * with `JOURNEYS_DATA_DIR` and `JOURNEYS_LOGIN`, for those that change it, too.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  await writeStandInFonts();
  if (process.env.JOURNEYS_URL) return async () => undefined;
  const demo = await startDemoSite("inherit");
  Object.assign(process.env, siteVariables(demo), { JOURNEYS_SITES: "own" });
  return demo.stop;
}
