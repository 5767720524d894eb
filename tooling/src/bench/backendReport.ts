import { availableParallelism } from "node:os";
import type { BackendFigures } from "./backend.ts";
import { connections, type Latency } from "./backendCalls.ts";

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const milliseconds = ({ p50, p99 }: Latency) => `${p50.toFixed(0)} / ${p99.toFixed(0)}`;

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
        ...calls.flatMap(({ perSecond, together, alone }) => [
          perSecond.toFixed(0),
          milliseconds(together),
          milliseconds(alone),
        ]),
        bare.toFixed(0),
      ]);
    });
    const heads = drivers.flatMap(({ driver }) => [`${driver}, requests/s`, "ms", "alone, ms"]);
    return [
      row([`Backend, ${data}`, ...heads, "Bare http, same bytes, requests/s"]),
      row(["---", ...heads.map(() => "---:"), "---:"]),
      ...lines,
    ].join("\n");
  });
  const words = `Measured on ${date.toISOString().slice(0, 10)}, one backend asked directly by ${connections} connections, and alone by one; nothing kept. Milliseconds are the median / within which 99 of 100 were answered. Whoever asks, the backend and the database share ${availableParallelism()} cores.`;
  return [...tables, words].join("\n\n");
}
