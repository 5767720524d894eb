import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { hasCode, PlainError } from "../plainError.ts";

/**
 * Reads a port from the environment.
 * @throws PlainError unless it is a whole number from 0 (any free port) to 65535
 */
export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new PlainError(`PORT must be a number from 0 to 65535, not "${text}".`);
}

/** Another process listens there. */
export class PortTaken extends PlainError {}

export interface HeldPort {
  port: number;
  /** Frees it for the process that will listen there. */
  release(): Promise<void>;
}

/**
 * Systems give ports from 32768 or 49152 on to outgoing connections: one of those could be taken while the
 * process that listens there is being started again.
 */
const stable = { from: 10_000, to: 32_000 };
const tries = 100;

/** A free port that stays free for a process that ends and comes again. */
export async function freePort(host: string): Promise<number> {
  const held = await holdPort(0, host);
  await held.release();
  return held.port;
}

/**
 * Keeps a port for a process that is not started yet, so that others can learn it before.
 * @param port 0 takes any free one
 * @throws PlainError when the port is not available
 */
export async function holdPort(port: number, host: string): Promise<HeldPort> {
  if (port !== 0) return holdExactly(port, host);
  for (let left = tries; ; left -= 1) {
    const held = await holdExactly(randomInt(stable.from, stable.to), host).catch(
      (error: Error) => error,
    );
    if (!(held instanceof Error)) return held;
    if (left === 0 || !(held instanceof PortTaken)) throw held;
  }
}

async function holdExactly(port: number, host: string): Promise<HeldPort> {
  const holder = createServer((socket) => socket.destroy());
  const release = () => new Promise<void>((resolve) => holder.close(() => resolve()));
  try {
    await new Promise<void>((resolve, reject) => {
      holder.once("error", reject);
      holder.listen(port, host, resolve);
    });
  } catch (error) {
    throw portError(error, port, host) ?? error;
  }
  const address = holder.address();
  return { port: typeof address === "object" ? (address?.port ?? port) : port, release };
}

/** The sentence for a failure to listen, undefined when it is another failure. */
function portError(error: unknown, port: number, host: string): PlainError | undefined {
  if (hasCode(error, "EADDRINUSE")) {
    return new PortTaken(`Port ${port} is in use; choose another one, such as PORT=${port + 1}.`);
  }
  if (hasCode(error, "EACCES")) {
    return new PlainError(`Port ${port} needs rights that this user lacks; choose one above 1023.`);
  }
  if (hasCode(error, "EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL")) {
    return new PlainError(`HOST must be an address of this machine, which "${host}" is not.`);
  }
  return undefined;
}
