// The health check of a container: ends with 0 where the address answers 200.
const [address] = process.argv.slice(2);
const answer = await fetch(String(address)).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
