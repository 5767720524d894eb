import type { RemoteName } from "@festival/contracts/containers";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { breakRemote, remoteFaults, startSlowServer } from "./remoteFaults.ts";

/** What a fault may add until the document is read. */
const addedMs = 1000;
/** Within this time a page of the remote works again when the fault is over. */
const wellMs = 5000;

/** An address of each remote's, the words of its heading, and a link of the header to another owner's page. */
const places = [
  ["mf-programme", href("programme", "de"), "Programm", "Magazin"],
  ["mf-magazine", href("magazine", "de"), "Magazin", "Programm"],
  ["mf-quiz", href("quizStart", "de"), /./, "Programm"],
  ["mf-forms", href("form", "de", { slug: "kontakt" }), /./, "Programm"],
] as const satisfies readonly [RemoteName, string, string | RegExp, string][];

let slow: Awaited<ReturnType<typeof startSlowServer>>;
test.beforeAll(async () => {
  slow = await startSlowServer();
});
test.afterAll(() => slow.stop());

// what a broken part leaves in the console is what these journeys bring about
test.use({ expectedTrouble: [/./] });

/** The site's own scripts are there: they bring the switch for contrast, whatever became of the remote's. */
async function expectAlive(page: Page): Promise<void> {
  // a document whose code can't be loaded is loaded once more, in the midst of this
  await expect(async () => {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const contrast = page.getByRole("button", { name: "Kontrast erhöhen" });
    await expect(contrast).toBeVisible({ timeout: 1000 });
  }).toPass();
}

for (const [remote, address, heading, elsewhere] of places) {
  for (const fault of remoteFaults) {
    test.describe(`scripts of ${remote} that ${fault}`, () => {
      test("leave its page readable, the rest alive, and the way back open", async ({ page }) => {
        const title = page.getByRole("heading", { level: 1, name: heading });
        /** Not as journeys go elsewhere: they wait for scripts. A document that is just being reloaded is in the way. */
        const open = () =>
          expect(async () => {
            await page.mainFrame().goto(address, { waitUntil: "commit" });
            await expect(title).toBeVisible();
          }).toPass({ timeout: wellMs });
        const within = async (ms: number, act: () => Promise<unknown>) => {
          const since = performance.now();
          await act();
          expect(performance.now() - since).toBeLessThan(ms);
        };

        const before = performance.now();
        await open();
        const usualMs = performance.now() - before;
        const mend = await breakRemote(page, remote, fault, slow.url);
        await within(usualMs + addedMs, open);
        await expectAlive(page);

        // another owner's page comes as it does else
        const link = page
          .getByRole("banner")
          .getByRole("link", { name: new RegExp(`^${elsewhere}`) })
          .first();
        await within(wellMs, async () => {
          await link.click();
          await expect(page.getByRole("heading", { level: 1, name: elsewhere })).toBeVisible();
        });
        // and so does the remote's own, by its document
        await within(wellMs, async () => {
          await page.goBack();
          await expect(title).toBeVisible();
        });

        await mend();
        await within(wellMs, async () => {
          await open();
          await expect(page.locator("#main[data-server]")).toHaveCount(0);
        });
      });
    });
  }
}
