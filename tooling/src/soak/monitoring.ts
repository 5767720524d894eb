import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { dashboardQueries, monitoringFolder } from "../monitoring/queries.ts";
import { PlainError } from "../plainError.ts";

const promtool = "/usr/bin/promtool";

async function providePromtool(): Promise<void> {
  if (existsSync(promtool)) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new PlainError("promtool is needed (Debian: apt-get install -y prometheus).");
  }
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const packages = ["prometheus"];
  const run = promisify(execFile);
  await run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { env });
}

/** The dashboard's queries as rules, so that Prometheus' own tool reads them. */
function writeQueriesAsRules(folder: string): string {
  const rules = dashboardQueries().map((expr, place) => ({ record: `dashboard:${place}`, expr }));
  const file = join(folder, "dashboard.yml");
  // JSON is YAML
  writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
  return file;
}

/** Lets Prometheus' own tool read and try the rules, and read the dashboard's queries. */
export async function checkMonitoring(): Promise<number> {
  await providePromtool();
  const folder = mkdtempSync(join(tmpdir(), "festival-monitoring-"));
  const run = (...args: string[]) =>
    execFileSync(promtool, args, { stdio: "inherit", cwd: monitoringFolder });
  try {
    run("check", "config", "scrape.yml");
    run("test", "rules", "alerts.test.yml");
    run("check", "rules", writeQueriesAsRules(folder));
    return 0;
  } catch {
    // the tool has said what is wrong
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
