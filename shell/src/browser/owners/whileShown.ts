import type { Bus } from "@festival/contracts/bus";
import type { OwnerName } from "@festival/contracts/containers";

/**
 * The code of an owner, for as long as its page is the one to be shown. single-spa changes nothing while it waits for
 * code, and a remote that hangs would hold up all others.
 * @throws Error when another owner's page came before the code
 */
export function whileShown<Code>(
  owner: OwnerName,
  { page$ }: Pick<Bus, "page$">,
  loading: Promise<Code>,
): Promise<Code> {
  return new Promise((resolve, reject) => {
    const left = page$.subscribe((page) => {
      if (page.owner !== owner) reject(new Error(`${owner} is no longer to be shown.`));
    });
    void loading.then(resolve, reject).finally(() => left.unsubscribe());
  });
}
