import { spawn } from "node:child_process";
import { join } from "node:path";
import { provideChromium } from "./browser/chromium.ts";
import { bringUp, takeDown, type ClusterSite } from "./cluster/clusterSite.ts";
import { PlainError, runCommand } from "./plainError.ts";
import { root } from "./root.ts";

// `npm run cluster [-- keep]`: brings docker-compose.yml up by podman, as root on Linux, tries journeys against it
// and kills its parts at random (`CLUSTER_SECONDS`, 300 by default). `keep` leaves it running afterwards.

async function tryJourneys(site: ClusterSite): Promise<number> {
  const CHROMIUM_PATH = await provideChromium((text) => console.log(text));
  const program = join(root, "node_modules", ".bin", "playwright");
  const config = join("e2e", "cluster", "playwright.config.ts");
  const child = spawn(process.execPath, [program, "test", "--config", config], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      CHROMIUM_PATH,
      NODE_EXTRA_CA_CERTS: site.certificate,
      JOURNEYS_URL: site.url,
      JOURNEYS_DATA_DIR: "",
      JOURNEYS_LOGIN: JSON.stringify(site.login),
    },
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

await runCommand(async () => {
  const [word, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (word !== undefined && word !== "keep")) {
    throw new PlainError("npm run cluster takes one word at most: keep");
  }
  let code = 1;
  try {
    const site = await bringUp();
    console.log(`\nThe cluster answers at ${site.url}\n`);
    code = await tryJourneys(site);
  } finally {
    if (word !== "keep") await takeDown();
  }
  process.exitCode = code;
});
