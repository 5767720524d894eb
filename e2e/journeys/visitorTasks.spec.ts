import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { countedTask } from "../src/tasks/countedTask.ts";
import { expect, test } from "../src/journey.ts";
import { screens } from "../src/screens.ts";

// What visitors come for, each from where they would begin, with the presses that it may take. Text that they type
// and how far they scroll are not counted.

const phone = { width: 360, height: 740 };
const run = new Date().toISOString().replaceAll(/\D/g, "");
const main = (page: Page) => page.getByRole("main");
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const events = (page: Page) => main(page).getByRole("article");
const summary = (page: Page, role: "banner" | "main", text: string) =>
  page.getByRole(role).locator("summary").filter({ hasText: text, visible: true }).first();

test.describe("tasks on a phone", () => {
  test.use({ viewport: phone });

  test("task a: op. 131 is found by one search, and its tickets are in the first view", async ({
    page,
  }) => {
    await page.goto(href("home", "de"));
    const task = countedTask(page, "find op. 131 and its tickets", { presses: 2 });
    await task.press(page.getByRole("banner").getByRole("link", { name: "Suche" }));
    const dialog = page.getByRole("dialog", { name: "Suche" });
    await dialog.getByRole("combobox").pressSequentially("op. 131");
    const concert = dialog.getByRole("option", { name: /Cis-Moll, vierzig Minuten/ });
    await task.press(concert);
    await expect(title(page, "Cis-Moll, vierzig Minuten ohne Pause")).toBeVisible();
    const offer = page.locator("[data-event-offer]");
    await expect(offer.getByText("18 bis 42 €")).toBeInViewport();
    const tickets = offer.getByRole("link", { name: /^Restkarten/ });
    await expect(tickets).toBeInViewport();
    // away from the site, which is said beside it
    await expect(tickets).toHaveAttribute("href", /^https:\/\/tickets\./);
    await expect(main(page).getByText(/öffnet den Kartenshop/)).toBeAttached();
    task.end();
  });

  test("task d: the code in the hall opens the notes, dark in one press where the phone is light", async ({
    page,
  }) => {
    const booklet = (await screens.eventBooklet?.("de")) ?? "";
    await page.goto(booklet);
    const task = countedTask(page, "read the notes in the dark", { presses: 1 });
    const dark = page.getByRole("checkbox", { name: "Dunkle Ansicht" });
    await expect(dark).toBeInViewport();
    await task.press(dark);
    await expect(page.locator("html")).toHaveAttribute("data-reading", "dark");
    // nothing stands over the notes, and the next concert's are dark at once
    await expect(page.getByRole("region", { name: "Hinweis" })).toHaveCount(0);
    await page.goto(href("programme", "de"));
    await page.goto(booklet);
    await expect(dark).toBeChecked();
    task.end();
  });

  test("task f: who has a ticket for a cancelled concert learns what happens with it, and what fits instead", async ({
    page,
  }) => {
    await page.goto(href("home", "de"));
    const task = countedTask(page, "learn about a cancelled concert", { presses: 2 });
    await task.press(
      page.getByRole("region", { name: "Hinweis" }).getByRole("link", { name: /Lieder vom Fluss/ }),
    );
    await expect(title(page, "Lieder vom Fluss")).toBeVisible();
    await expect(main(page).getByText(/^Die Karten verlieren .* erstatten wir/)).toBeInViewport();
    const instead = page.getByRole("region", { name: "Abende, die stattdessen passen" });
    await expect(instead.getByRole("article")).toHaveCount(3);
    const evening = instead.getByRole("heading", { level: 3 }).first();
    const name = (await evening.textContent()) ?? "";
    await task.press(evening.getByRole("link"));
    await expect(title(page, name)).toBeVisible();
    task.end();
  });

  test("task e: the quiz is answered by one press where one answer is asked for, and one puts all it suggests into the plan", async ({
    page,
  }) => {
    await page.goto(href("quizStart", "de"));
    const task = countedTask(page, "from the quiz into the plan", { presses: 13 });
    await task.press(main(page).getByRole("link", { name: "Los geht’s" }));
    for (let number = 1; number <= 9; number += 1) {
      await expect(page).toHaveTitle(new RegExp(`^Frage ${number} von 9`));
      // before its scripts a press does no more than choose
      await expect(main(page).locator("form[data-ready]")).toBeVisible();
      const one = main(page).getByRole("radio").first();
      if (await one.isVisible()) {
        await task.press(one);
        continue;
      }
      // a slider stands in the middle, which is an answer
      const several = main(page).getByRole("checkbox").first();
      if (await several.isVisible()) await task.press(several);
      await task.press(main(page).getByRole("button", { name: /^(?:Weiter|Fertig)$/ }));
    }
    const suggested = main(page).getByRole("article");
    await expect(suggested.first()).toBeVisible();
    const count = await suggested.count();
    await task.press(main(page).getByRole("button", { name: "Alle in meinen Plan" }));
    await task.press(
      main(page).getByRole("link", { name: `${count} Konzerte stehen in Ihrem Plan` }),
    );
    await expect(title(page, "Mein Festival")).toBeVisible();
    await expect(events(page)).toHaveCount(count);
    task.end();
  });
});

test("task b: free chamber music on a weekend with a place for a wheelchair is asked for, and what is nearest is named", async ({
  page,
}) => {
  await page.goto(href("programme", "de"));
  const task = countedTask(page, "narrow the programme four times", { presses: 5 });
  await task.press(
    page.getByRole("navigation", { name: "Nach Genre filtern" }).getByRole("link", {
      name: /^Kammermusik/,
    }),
  );
  await expect(page).toHaveURL(/genres=/);
  await task.press(summary(page, "main", "Filter"));
  await task.press(page.getByRole("checkbox", { name: "Eintritt frei" }));
  await task.press(page.getByRole("checkbox", { name: "Rollstuhlplätze" }));
  // sends with it what is ticked
  await task.press(page.getByRole("link", { name: "6./7. Sep" }));
  await expect(page.getByRole("heading", { name: "Hier ist es gerade still." })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Ohne Eintritt frei" })).toBeVisible();
  await main(page).getByRole("link", { name: "Ohne Kammermusik" }).click();
  await expect(events(page).getByRole("heading", { name: "840 Mal" })).toBeVisible();
  await expect(events(page)).toHaveCount(1);
  task.end();
});

test("task c: of three concerts those that clash are both named, and all are in a calendar", async ({
  page,
  request,
}) => {
  await page.goto(href("programme", "de", {}, { from_date: "2025-09-19", to_date: "2025-09-20" }));
  const task = countedTask(page, "plan three concerts", { presses: 5 });
  const names = [/Merken.*Allein/, /Merken.*Wie Trost/, /Merken.*Zwei Flügel/];
  for (const name of names) await task.press(main(page).getByRole("button", { name }));
  await task.press(page.getByRole("banner").getByRole("link", { name: /^Mein Festival/ }));
  await expect(events(page)).toHaveCount(3);
  await expect(
    main(page).getByText("Überschneidet sich mit „Offene Probe: Wie Trost gemacht wird“."),
  ).toBeVisible();
  await expect(main(page).getByText("Überschneidet sich mit „Allein“.")).toBeVisible();
  const file = main(page).getByRole("link", { name: "Als Kalenderdatei laden" });
  const download = page.waitForEvent("download");
  await task.press(file);
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  const answer = await request.get((await file.getAttribute("href")) ?? "");
  expect((await answer.text()).split("BEGIN:VEVENT")).toHaveLength(1 + names.length);
  task.end();
});

test("task g: one press shows the same list in English, with its filter and what is marked", async ({
  page,
}) => {
  await page.goto(href("programme", "de", {}, { access: "wheelchair" }));
  await page
    .getByRole("button", { name: /^Merken/ })
    .first()
    .click();
  const task = countedTask(page, "switch to English", { presses: 1 });
  await task.press(page.getByRole("banner").getByRole("link", { name: "EN, English" }));
  await expect(page).toHaveURL(href("programme", "en", {}, { access: "wheelchair" }));
  await expect(title(page, "Programme")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Saved/ })).toHaveCount(1);
  task.end();
});

test("task h: a press portrait with its credit is four presses from the home page", async ({
  page,
}) => {
  await page.goto(href("home", "de"));
  const task = countedTask(page, "load a press portrait", { presses: 4 });
  const service = page.getByRole("contentinfo").getByRole("navigation", { name: "Service" });
  await task.press(service.getByRole("link", { name: "Presse" }));
  await task.press(main(page).getByRole("link", { name: "Alle Pressebilder" }));
  await task.press(main(page).getByRole("link", { name: "Porträts" }));
  const portrait = main(page).getByRole("figure").first();
  await expect(portrait.getByText(/^© \S/)).toBeVisible();
  await expect(portrait.getByRole("heading")).toBeVisible();
  const download = page.waitForEvent("download");
  await task.press(portrait.getByRole("link", { name: /\S als JPG herunterladen$/ }));
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
  task.end();
});

test("task i: the newsletter is ordered from any page by an address and one press", async ({
  page,
}) => {
  await page.goto(href("magazine", "de"));
  const task = countedTask(page, "order the newsletter", { presses: 1 });
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox", { name: "E-Mail-Adresse" }).fill(`task-${run}@example.org`);
  await task.press(footer.getByRole("button", { name: "Abonnieren" }));
  await expect(page.getByText(/Schauen Sie jetzt in Ihr Postfach/)).toBeVisible();
  task.end();
});
