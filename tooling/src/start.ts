import { join } from "node:path";
import { PlainError, runCommand } from "./plainError.ts";
import { dataFolder } from "./site/dataFolder.ts";
import { readPort } from "./site/port.ts";
import { consoleProgress } from "./site/progress.ts";
import { SiteRunner, type Site } from "./site/site.ts";
import { stopOnSignals } from "./site/signals.ts";

// `npm start`. Forked by another program, it tells that one where the site is and ends with it.

function welcome(site: Site, dataDir: string, firstPage: number): string {
  const rows = [
    ["Site", `${site.url}/`],
    ...(site.login
      ? [
          ["Staff login", `${site.url}/admin/login`],
          ["", `${site.login.email}  ${site.login.password}`],
        ]
      : []),
    ["Data", dataDir],
    ["Logs", join(dataDir, "logs")],
    ["First page", `${(firstPage / 1000).toFixed(1)} s after the start`],
  ];
  const lines = rows.map(([name = "", value = ""]) => `  ${name.padEnd(12)} ${value}`);
  const notices = site.notices.map((notice) => `  ${notice}\n\n`);
  return `\n${lines.join("\n")}\n\n${notices.join("")}  Stop with Ctrl-C.\n`;
}

function readWorkers(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new PlainError(`WORKERS must be a number from 1 to 99, not "${text}".`);
}

await runCommand(async () => {
  const since = performance.now();
  const dataDir = dataFolder();
  const runner = new SiteRunner({
    dataDir,
    host: process.env.HOST || "127.0.0.1",
    port: readPort(process.env.PORT || "3000"),
    progress: consoleProgress(),
    ...(process.env.WORKERS ? { workers: readWorkers(process.env.WORKERS) } : {}),
  });
  stopOnSignals(runner);
  console.log("Festival\n");
  const site = await runner.start();
  const home = await fetch(`${site.url}/de`);
  if (!home.ok) console.error(`  The home page answers ${home.status}; see ${dataDir}/logs.`);
  console.log(welcome(site, dataDir, performance.now() - since));
  process.send?.({ type: "ready", url: site.url, dataDir, login: site.login });
});
