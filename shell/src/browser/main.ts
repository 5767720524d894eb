import "../styles.ts";
import { giveWay } from "./idle/giveWay.ts";

/** Evaluated as a whole, the code of this script would hold a phone's processor for a fifth of a second. */
async function begin(): Promise<void> {
  await giveWay();
  const { startSite } = await import(/* webpackMode: "eager" */ "./startSite.ts");
  await giveWay();
  await startSite();
}
void begin();
