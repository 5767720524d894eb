import type { Schedule, WorkingCopy } from "@festival/contracts/api/publishing";
import { href } from "@festival/contracts/routes";
import { expect, test } from "../../src/journey.ts";
import { drawPicture } from "../../src/writing/pictures.ts";
import { signIn } from "../../src/staff.ts";
import { countedTask } from "../../src/tasks/countedTask.ts";

/** Eight o'clock on the day after today, as an input of a time has it. */
function tomorrowAtEight(): string {
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
  return `${tomorrow.toISOString().slice(0, 10)}T08:00`;
}

test("task 3: an article with three pictures begins in the magazine, gets both languages and is planned for tomorrow", async ({
  page,
  browser,
}) => {
  test.slow();
  const token = crypto.randomUUID().slice(0, 8);
  const button = (name: string) => page.getByRole("button", { name, exact: true }).first();
  const saved = () => expect(page.getByText("Alles gespeichert.")).toBeVisible();
  await signIn(page, href("magazine", "de"));
  const files = await Promise.all(
    ["eins", "zwei", "drei"].map(async (name) => ({
      name: `${name}.png`,
      mimeType: "image/png",
      buffer: Buffer.from(await drawPicture(page)),
    })),
  );
  const task = countedTask(page, "a new article with three pictures", { presses: 25, waiting: 15 });
  await task.press(button("Seite bearbeiten"));
  await task.press(button("Neuer Artikel …"));
  const beginning = page.getByRole("dialog", { name: "Neuer Artikel" });
  const titleIn = (language: string) =>
    beginning.getByRole("textbox", { name: `Titel (${language})` });
  await titleIn("Deutsch").fill(`Nachtkonzert ${token}`);
  await titleIn("Englisch").fill(`Concert at night ${token}`);
  await beginning.getByLabel("Veröffentlicht am").fill(tomorrowAtEight());
  await task.press(button("Anlegen und schreiben"));
  await task.wait(() => page.waitForURL(/nachtkonzert-.*\?edit$/));

  await task.press(button("+ Teaser"));
  await expect(page.getByRole("textbox", { name: "Teaser" })).toBeFocused();
  await page.keyboard.type("Wer nachts hört, hört anders.");
  await task.key("Escape");
  await task.press(button("Abschnitt am Ende einfügen"));
  await task.press(button("Text"));
  await expect(page.getByRole("textbox", { name: "Text bearbeiten" })).toBeFocused();
  await page.keyboard.type("Um elf gehen die Lichter aus.");
  await task.key("Escape");

  await task.press(button("Abschnitt am Ende einfügen"));
  await page.getByLabel("Bilder von diesem Gerät, für jedes ein Abschnitt").setInputFiles(files);
  const pictures = page.getByRole("dialog", { name: "Bilder einfügen" });
  await task.wait(() =>
    expect(pictures.getByLabel("Alternativtext (Deutsch)")).toHaveCount(files.length),
  );
  for (const place of files.keys()) {
    await pictures.getByLabel("Alternativtext (Deutsch)").nth(place).fill(`Saal ${place}`);
    await pictures.getByLabel("Alternativtext (Englisch)").nth(place).fill(`Hall ${place}`);
  }
  await task.press(button("3 Bilder einfügen"));
  await task.wait(() => expect(pictures).toBeHidden());
  await expect(page.getByRole("main").getByRole("img", { name: /^Saal \d$/ })).toHaveCount(3);
  await task.wait(saved);

  await task.press(button("Sprachen …"));
  const twins = page.getByRole("dialog", { name: "Deutsch und Englisch" });
  const teaser = twins.getByLabel("Teaser", { exact: true }).last();
  await task.press(teaser);
  await page.keyboard.type("Listening at night is different.");
  // a text without a word in English is none that is older
  await task.press(twins.getByLabel("Alle Abschnitte zeigen"));
  await task.press(twins.getByRole("textbox", { name: "Text", exact: true }).last());
  await page.keyboard.type("The lights go out at eleven.");
  await task.press(twins.getByRole("button", { name: "Schließen" }));
  await task.wait(saved);

  await task.press(button("Veröffentlichen …"));
  await task.press(page.getByLabel("Zu einer bestimmten Zeit"));
  await page.getByLabel("Zeit in Deutschland").fill(tomorrowAtEight());
  await expect(page.getByText(/ist offline und geht dann online/)).toBeVisible();
  await task.press(button("Zu dieser Zeit veröffentlichen"));
  await task.wait(() => expect(page.getByText(/^Geplant\./)).toBeVisible());
  task.end();

  const address = new URL(page.url()).pathname;
  const id = /\d+$/.exec(address)?.[0];
  const read = async (path: string) =>
    (await page.request.get(`/de/pageeditor-api/article/${id}/${path}`)).json();
  const [planned]: Schedule[] = await read("schedules/");
  expect(planned).toMatchObject({ action: "publish", done_at: null });
  const { sections, head }: WorkingCopy = await read("content/");
  expect(sections.map(({ model }) => model)).toEqual(["text", "image", "image", "image"]);
  expect(JSON.stringify(sections[0]?.texts)).toContain("Um elf gehen die Lichter aus.");
  expect(JSON.stringify(sections[0]?.texts.en)).toContain("The lights go out at eleven.");
  expect(head?.texts).toMatchObject({
    de: { title: `Nachtkonzert ${token}`, teaser: "Wer nachts hört, hört anders." },
    en: { title: `Concert at night ${token}`, teaser: "Listening at night is different." },
  });
  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  expect((await visitor.request.get(address)).status()).toBe(404);
  await visitor.close();

  await button("Veröffentlichen …").click();
  await page.getByRole("tab", { name: "Zeitplan" }).click();
  await page.getByRole("button", { name: "Absagen" }).click();
  await expect(page.getByText("Nichts ist geplant.")).toBeVisible();
});
