import "../styles.ts";
import { listenToFailures } from "./failures/listenToFailures.ts";
import { yieldToMain } from "./idle/yieldToMain.ts";

/** Evaluated as a whole, the code of this script would hold a phone's processor for a fifth of a second. */
async function begin(): Promise<void> {
  await yieldToMain();
  const { startSite } = await import(/* webpackMode: "eager" */ "./startSite.ts");
  await yieldToMain();
  await startSite();
}
listenToFailures();
void begin();
