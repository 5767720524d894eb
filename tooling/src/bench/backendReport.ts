import { availableParallelism } from "node:os";
import type { BackendFigures } from "./backend.ts";
import { connections } from "./backendCalls.ts";
import { row } from "./markdown.ts";

const [most] = connections;

/** The figures as Markdown, one table for each set of data, with the same columns for each driver. */
export function backendReport(all: readonly BackendFigures[], date: Date): string {
  const tables = [...new Set(all.map(({ data }) => data))].map((data) => {
    const drivers = all.filter((figures) => figures.data === data);
    const [first] = drivers;
    const titles = first?.calls.map(({ title }) => title) ?? [];
    const lines = titles.map((title, index) => {
      const calls = drivers.flatMap(({ calls }) => calls[index] ?? []);
      const bare = Math.max(...calls.map(({ barePerSecond }) => barePerSecond));
      return row([
        title,
        ...calls.flatMap(({ perSecond, p99 }) => [
          perSecond.toFixed(0),
          p99.map((milliseconds) => milliseconds.toFixed(0)).join(" / "),
        ]),
        bare.toFixed(0),
      ]);
    });
    const heads = drivers.flatMap(({ driver }) => [`${driver}, requests/s`, "p99, ms"]);
    return [
      row([`Backend, ${data}`, ...heads, "Bare http, same bytes, requests/s"]),
      row(["---", ...heads.map(() => "---:"), "---:"]),
      ...lines,
    ].join("\n");
  });
  const words = `Measured on ${date.toISOString().slice(0, 10)}, one backend asked directly by ${most} connections at once; nothing cached. 99 of 100 were answered within so many milliseconds where ${connections.join(" / ")} asked at once. The load generator, the backend and the database share ${availableParallelism()} cores.`;
  return [...tables, words].join("\n\n");
}
