import { parentPort, workerData } from "node:worker_threads";
import { serveBare } from "./throughput.ts";

parentPort?.postMessage(await serveBare(workerData as Uint8Array));
