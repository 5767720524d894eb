import { parentPort, workerData } from "node:worker_threads";
import { readSeparatedText } from "./separatedText.ts";
import { TableProblem } from "./tableProblem.ts";
import { readWorkbook } from "./workbook.ts";

// Files of others are read in a thread of their own, whose memory and time are bounded.

const { bytes } = workerData as { bytes: Uint8Array };
const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const isArchive = file.subarray(0, 2).toString("latin1") === "PK";

try {
  const rows = isArchive ? await readWorkbook(file) : readSeparatedText(file);
  parentPort?.postMessage({ rows });
} catch (error) {
  const { problem, cell } = error instanceof TableProblem ? error : new TableProblem("damaged");
  parentPort?.postMessage({ problem, cell });
}
