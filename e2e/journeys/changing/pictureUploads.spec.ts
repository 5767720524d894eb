import { addressOf } from "@festival/contracts/calls/call";
import { getCsrf } from "@festival/contracts/calls/platform";
import { csrfCookie, csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../src/journey.ts";
import { signIn } from "../../src/staff.ts";

const images = "/de/pageeditor-api/images/";

/** Different pictures, which no other journey has. */
const pictures = (page: Page, count: number) =>
  page.evaluate(async (many) => {
    const made = Array.from({ length: many }, async (_, place) => {
      const canvas = document.createElement("canvas");
      canvas.width = 60 + place;
      canvas.height = 43;
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    });
    return Promise.all(made);
  }, count);

/** Deletes what was uploaded: other journeys count the pictures that wait for words. */
async function deletePictures(page: Page, ids: readonly number[]): Promise<void> {
  const answers = await page.evaluate(
    async ({ path, csrf, cookie, header, all }) => {
      await fetch(csrf);
      const [, token = ""] = new RegExp(`${cookie}=([^;]*)`).exec(document.cookie) ?? [];
      const headers = { [header]: decodeURIComponent(token) };
      const statuses: number[] = [];
      for (const id of all) {
        statuses.push((await fetch(`${path}${id}/`, { method: "DELETE", headers })).status);
      }
      return statuses;
    },
    {
      path: images,
      csrf: addressOf(getCsrf),
      cookie: csrfCookie,
      header: csrfHeader,
      all: ids,
    },
  );
  expect(new Set(answers)).toEqual(new Set([204]));
}

/** Ids of the pictures that a list leads to. */
const idsIn = (list: Locator): Promise<number[]> =>
  list.getByRole("listitem").evaluateAll((items) => {
    const links = items.map((item) => item.querySelector("a")?.pathname ?? "");
    return [...new Set(links.flatMap((path) => /\d+$/.exec(path)?.map(Number) ?? []))];
  });

test.describe("fifty pictures at once", () => {
  test.use({ expectedTrouble: [/pageeditor-api\/images|console error/] });

  test("each is followed, one that is none says why, one that was lost is sent again, one that was there is told", async ({
    page,
  }) => {
    test.slow();
    await signIn(page, staffPaths.admin);
    const made = await pictures(page, 48);
    const files = made.map((bytes, place) => ({
      name: `serie-${place}.png`,
      mimeType: "image/png",
      buffer: Buffer.from(bytes),
    }));
    const [first] = files;
    const copy = { ...first, name: "kopie.png", mimeType: "image/png", buffer: first?.buffer };
    const noPicture = { name: "brief.png", mimeType: "image/png", buffer: Buffer.from("Liebe") };
    const chosen = [...files, { ...copy, buffer: copy.buffer ?? Buffer.of() }, noPicture];
    const tooMany = files.slice(0, 3);
    let sent = 0;
    const held = Promise.withResolvers<void>();
    await page.route(`**${images}`, async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      sent += 1;
      const isLost = sent === 20;
      await held.promise;
      return isLost ? route.abort("connectionfailed") : route.fallback();
    });

    await page.goto(`${staffPaths.admin}/images?lang=de`);
    await page.getByRole("button", { name: "Bilder hochladen" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/bis zu 50 wählen/).setInputFiles([...chosen, ...tooMany]);
    await expect(dialog.getByRole("alert")).toContainText("3 Bilder passten nicht mehr dazu");
    await expect(dialog.getByText("Noch 50 Bilder unterwegs.")).toBeVisible();
    await expect(dialog.getByRole("progressbar")).toHaveCount(2);
    await expect(dialog.getByText("wartet", { exact: true })).toHaveCount(48);
    held.resolve();

    const end = { timeout: 60_000 };
    await expect(dialog.getByText("Neu: 47, schon da: 1, gescheitert: 2.")).toBeVisible(end);
    const row = (name: string) => dialog.getByRole("listitem").filter({ hasText: name });
    await expect(row("kopie.png")).toContainText("war schon da");
    await expect(row("brief.png")).toContainText("Das ist kein Bild");
    const lost = dialog
      .getByRole("listitem")
      .filter({ has: page.getByRole("button") })
      .filter({ hasNotText: "brief.png" });
    await expect(lost).toHaveCount(1);
    await expect(lost).toContainText("Keine Verbindung");
    await lost.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await expect(dialog.getByText("Neu: 48, schon da: 1, gescheitert: 1.")).toBeVisible(end);
    const ids = await idsIn(dialog);
    expect(ids).toHaveLength(48);
    await deletePictures(page, ids);
  });
});
