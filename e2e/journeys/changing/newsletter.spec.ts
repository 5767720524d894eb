import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { newestMail, newsletterLink } from "../../src/mailbox.ts";

const run = new Date().toISOString().replaceAll(/\D/g, "");

/** What people read and press on the way. */
const words = {
  de: {
    email: "E-Mail-Adresse",
    chamber: "Kammermusik und Lied",
    family: "Familie und Schule",
    consent: /Ich bin einverstanden/,
    order: "Newsletter abonnieren",
    mailbox: /Schauen Sie jetzt in Ihr Postfach/,
    asked: "Möchten Sie unseren Newsletter?",
    confirmTitle: "Nur noch ein Klick",
    confirm: "Ja, ich möchte ihn",
    confirmed: /^Bestätigt/,
    welcome: "Schön, dass Sie mitlesen",
    settings: "Ihr Newsletter",
    otherLanguage: "Englisch",
    save: "Speichern",
    saved: "Gespeichert.",
    leave: "Newsletter abbestellen",
    leaveTitle: "Newsletter abbestellen?",
    leaveSubmit: "Abbestellen",
    left: "Abbestellt",
    gone: "Dieser Link gilt nicht mehr",
    again: "Newsletter abonnieren",
    summary: /fehl(?:t|en) oder stimm(?:t|en) noch nicht/,
  },
  en: {
    email: "Email address",
    chamber: "Chamber music and song",
    family: "Families and schools",
    consent: /I agree that the festival/,
    order: "Subscribe",
    mailbox: /Now check your inbox/,
    asked: "Would you like our newsletter?",
    confirmTitle: "Just one more click",
    confirm: "Yes, I would like it",
    confirmed: /^Confirmed/,
    welcome: "Good to have you with us",
    settings: "Your newsletter",
    otherLanguage: "German",
    save: "Save",
    saved: "Saved.",
    leave: "Unsubscribe from the newsletter",
    leaveTitle: "Unsubscribe?",
    leaveSubmit: "Unsubscribe",
    left: "Unsubscribed",
    gone: "This link is no longer valid",
    again: "Subscribe to the newsletter",
    summary: /missing or not quite right/,
  },
};

/** The ways on which people come by: with a mouse at a desk, or with a telephone. */
const readers = [
  { locale: "de", javaScriptEnabled: true, width: 1280 },
  { locale: "de", javaScriptEnabled: false, width: 360 },
  { locale: "en", javaScriptEnabled: true, width: 360 },
  { locale: "en", javaScriptEnabled: false, width: 1280 },
] as const;

for (const { locale, javaScriptEnabled, width } of readers) {
  const scripts = javaScriptEnabled ? "with" : "without";
  const person = `reader-${locale}-${scripts}-${run}@example.org`;
  const t = words[locale];
  const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

  test.describe(`the newsletter in ${locale} ${scripts} scripts at ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

    test("is ordered, confirmed by mail, changed and left", async ({ page }) => {
      const check = async () => {
        if (javaScriptEnabled) expect(await axeProblems(page)).toEqual([]);
      };
      await page.goto(href("newsletter", locale));
      // one address, once, and what is agreed to
      const order = page.getByRole("main").getByRole("textbox");
      await expect(order).toHaveCount(1);
      await order.fill(person);
      await page.getByRole("checkbox", { name: t.consent }).check();
      await page.getByRole("main").getByRole("button", { name: t.order }).click();
      await expect(page.getByText(t.mailbox)).toBeVisible();

      const asking = await newestMail(person, 1);
      expect(asking.subject).toBe(t.asked);
      const confirm = newsletterLink(asking);
      // what follows links by itself confirms nothing
      const followed = await page.request.get(confirm);
      expect(followed.headers()).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "strict-origin",
      });
      await page.goto(confirm);
      await expect(heading(page, t.confirmTitle)).toBeVisible();
      await check();
      await page.getByRole("button", { name: t.confirm }).click();
      await expect(heading(page, t.settings)).toBeVisible();
      await expect(page.getByText(t.confirmed)).toBeVisible();
      await expect(page.getByText(person)).toBeVisible();
      await check();
      // all topics
      await expect(page.getByRole("checkbox", { name: t.chamber })).not.toBeChecked();

      const welcome = await newestMail(person, 2);
      expect(welcome.subject).toBe(t.welcome);
      await page.goto(newsletterLink(welcome));
      await page.getByRole("checkbox", { name: t.family }).check();
      await page.getByRole("checkbox", { name: t.chamber }).check();
      await page.getByRole("radio", { name: t.otherLanguage }).check();
      await page.getByRole("button", { name: t.save }).click();
      await expect(page.getByText(t.saved)).toBeVisible();
      await page.reload();
      await expect(page.getByRole("checkbox", { name: t.family })).toBeChecked();
      await expect(page.getByRole("radio", { name: t.otherLanguage })).toBeChecked();

      const settings = page.url();
      await page.getByRole("main").getByRole("link", { name: t.leave }).click();
      await expect(heading(page, t.leaveTitle)).toBeVisible();
      await check();
      await page.getByRole("button", { name: t.leaveSubmit, exact: true }).click();
      await expect(heading(page, t.left)).toBeVisible();
      expect(page.url()).not.toContain("token");

      for (const old of [settings, confirm]) {
        await page.goto(old);
        if (old === confirm) await page.getByRole("button", { name: t.confirm }).click();
        await expect(heading(page, t.gone)).toBeVisible();
        await check();
        const again = page.getByRole("main").getByRole("link", { name: t.again });
        await expect(again).toBeVisible();
      }
    });
  });
}

test.describe("the newsletter over another page", () => {
  test.use({ viewport: { width: 360, height: 800 }, expectedTrouble: [/\b422\b/] });

  for (const locale of ["de", "en"] as const) {
    test(`is ordered by keyboard in ${locale}, after a mistake, without leaving it`, async ({
      page,
    }) => {
      const t = words[locale];
      const person = `dialog-${locale}-${run}@example.org`;
      await page.goto(`${href("magazine", locale)}?newsletter`);
      const dialog = page.getByRole("dialog");
      const email = dialog.getByRole("textbox", { name: t.email }).first();
      await expect(email).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);

      await dialog.getByRole("button", { name: t.order }).press("Enter");
      await expect(dialog.getByRole("region", { name: t.summary })).toBeFocused();
      expect(await axeProblems(page)).toEqual([]);

      await email.fill(person);
      await dialog.getByRole("checkbox", { name: t.consent }).press("Space");
      await dialog.getByRole("button", { name: t.order }).press("Enter");
      await expect(dialog.getByText(t.mailbox)).toBeVisible();
      await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
      expect(await axeProblems(page)).toEqual([]);
      expect((await newestMail(person, 1)).subject).toBe(t.asked);

      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(href("magazine", locale));
    });
  }
});

for (const scripts of ["with", "without"] as const) {
  test.describe(`the newsletter in the footer ${scripts} scripts`, () => {
    test.use({
      javaScriptEnabled: scripts === "with",
      viewport: { width: 360, height: 740 },
      expectedTrouble: [/\b422\b/],
    });

    for (const locale of ["de", "en"] as const) {
      test(`is ordered by its one field in ${locale}, after a mistake that keeps what was typed`, async ({
        page,
      }) => {
        const t = words[locale];
        const person = `footer-${scripts}-${locale}-${run}@example.org`;
        await page.goto(href("magazine", locale));
        const footer = page.getByRole("contentinfo");
        const field = footer.getByRole("textbox", { name: t.email });
        await field.fill("footer@");
        await field.press("Enter");
        await expect(page.getByRole("region", { name: t.summary })).toBeFocused();
        const main = page.getByRole("main");
        await expect(main.getByRole("textbox", { name: t.email }).first()).toHaveValue("footer@");
        await expect(main.getByRole("checkbox", { name: t.consent })).toBeChecked();

        await page.goto(href("magazine", locale));
        await field.fill(person);
        await field.press("Enter");
        await expect(main.getByText(t.mailbox)).toBeVisible();
        await expect(page).toHaveURL(/sent=1/);
        expect((await newestMail(person, 1)).subject).toBe(t.asked);
      });
    }
  });
}
