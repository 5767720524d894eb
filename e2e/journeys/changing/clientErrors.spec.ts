import { href } from "@festival/contracts/routes";
import { adminHref } from "@festival/contracts/staffPaths";
import { expect, test } from "../../src/journey.ts";
import { site } from "../../src/site.ts";
import { signIn } from "../../src/staff.ts";

const message = "the quiz is out of tune";
const elsewhere = "elsewhere.example";

test.use({
  expectedTrouble: [new RegExp(message), new RegExp(elsewhere), /Content Security Policy|csp/],
});

test("errors in browsers: a release that fails is told, and so is what a page's policy forbids", async ({
  page,
  browser,
}) => {
  test.slow();
  const visitor = await browser.newPage({ baseURL: site.url });
  let broken = "";
  await visitor.route(
    /\/remotes\/mf-quiz\/[0-9a-f]{12}\/browser\/(?!remoteEntry).*\.js$/,
    async (route) => {
      if (broken && broken !== route.request().url()) return route.continue();
      broken = route.request().url();
      const answer = await route.fetch();
      return route.fulfill({
        response: answer,
        body: `${await answer.text()};throw new TypeError("${message}")`,
      });
    },
  );
  const told = visitor.waitForRequest(/\/api\/client-errors\/$/);
  const forbidden = visitor.waitForResponse(/\/api\/policy-reports\/$/);
  await visitor.goto(href("quizStart", "de"));
  expect((await told).postDataJSON()).toMatchObject({
    name: "TypeError",
    message,
    route: "quizStart",
  });
  await visitor.evaluate((host) => {
    new Image().src = `https://${host}/pixel.gif?who=reader`;
  }, elsewhere);
  expect((await forbidden).status()).toBe(204);
  await visitor.close();
  const [, version = ""] = /mf-quiz\/([0-9a-f]{12})/.exec(broken) ?? [];

  await signIn(page, adminHref("client-errors"));
  // it is stored some seconds later
  const listed = page
    .getByRole("listitem")
    .filter({ hasText: `TypeError: ${message}` })
    .filter({ hasText: `mf-quiz ${version}` });
  await expect(async () => {
    await page.reload();
    await expect(listed).toContainText("quizStart", { timeout: 3000 });
    await expect(page.getByText(`img-src: ${elsewhere}`)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByRole("main")).not.toContainText("reader");

  await page.getByRole("link", { name: "Zu den Auslieferungen" }).click();
  await expect(page.getByRole("region", { name: "mf-quiz" })).toContainText("Fehler in Browsern");
});
