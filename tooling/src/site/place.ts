import { root } from "../root.ts";
import { checkFreeSpace, lockDataFolder, prepareDataFolder } from "./dataFolder.ts";
import { awaitEnd, findLeftProcesses } from "./leftProcesses.ts";
import { holdPort, PortTaken } from "./port.ts";

/** A backend whose starter was killed ends by itself; it is given so long. */
const backendEndsWithinMs = 3000;

interface PlaceOptions {
  dataDir: string;
  host: string;
  /** 0 takes any free one. */
  port: number;
  /** The programs of a site's processes, by which what is left of a killed site is found. */
  backendFile: string;
  shellFile: string;
}

/** Port and data folder of one site. */
export interface Place {
  port: number;
  /** Frees the port for the shell. */
  releasePort(): Promise<void>;
  /** Gives the data folder back. */
  unlock(): void;
}

/**
 * Takes port and data folder, also from what a killed starter has left.
 * @throws PlainError when either belongs to another site
 */
export async function takePlace(options: PlaceOptions): Promise<Place> {
  const { dataDir, host, port, backendFile, shellFile } = options;
  const held = await holdPort(port, host).catch((error: unknown) => {
    if (error instanceof PortTaken) return error;
    throw error;
  });
  const holder = held instanceof PortTaken ? undefined : held;
  let unlock = () => {};
  try {
    prepareDataFolder(dataDir);
    checkFreeSpace(dataDir);
    checkFreeSpace(root);
    unlock = lockDataFolder(dataDir);
    // a shell that was left keeps the port until the next one takes it
    const isLeft = findLeftProcesses(dataDir, shellFile).length > 0;
    if (held instanceof PortTaken && !isLeft) throw held;
    await awaitEnd(findLeftProcesses(dataDir, backendFile), backendEndsWithinMs);
  } catch (error) {
    unlock();
    await holder?.release();
    throw error;
  }
  return { port: holder?.port ?? port, unlock, releasePort: async () => holder?.release() };
}
