const mostMs = 5;
/** What else the process does, such as collecting garbage, hits some tries and not all. */
const mostTries = 5;

/** What a request carries that a visitor chooses. */
export interface Attack {
  url: string;
  headers?: Record<string, string>;
}

/**
 * Finds attacks that cost the server's process over 5 ms of processor more than the same request with something
 * short in its place.
 * @param send sends the request to a server in this process and waits for its answer
 */
export async function costlyAttacks(
  attacks: readonly Attack[],
  short: Attack,
  send: (request: Attack) => Promise<unknown>,
): Promise<string[]> {
  async function processorMs(request: Attack): Promise<number> {
    const before = process.cpuUsage();
    await send(request);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }
  const found: string[] = [];
  let usual = await processorMs(short);
  for (const attack of attacks) {
    let least = (await processorMs(attack)) - usual;
    for (let tries = 1; least > mostMs && tries < mostTries; tries += 1) {
      usual = await processorMs(short);
      least = Math.min(least, (await processorMs(attack)) - usual);
    }
    if (least > mostMs)
      found.push(`${least.toFixed(1)} ms: ${JSON.stringify(attack).slice(0, 80)}`);
  }
  return found;
}
