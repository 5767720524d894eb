import type { OwnerName } from "@festival/contracts/containers";
import type { ShellBus } from "../../shellBus.ts";

/**
 * Waits for the code of an owner as long as the page is that owner's. single-spa changes nothing while it waits for
 * code, and a remote that hangs would hold up all others.
 * @throws Error when another owner's page came before the code
 */
export function whileShown<Code>(
  owner: OwnerName,
  { page$ }: Pick<ShellBus, "page$">,
  loading: Promise<Code>,
): Promise<Code> {
  return new Promise((resolve, reject) => {
    const left = page$.subscribe((page) => {
      if (page.owner !== owner) reject(new Error(`The page is no longer one of ${owner}.`));
    });
    void loading.then(resolve, reject).finally(() => left.unsubscribe());
  });
}
