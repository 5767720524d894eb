import { locales } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { expect, test } from "../src/journey.ts";
import { markupProblems } from "../src/markup.ts";
import { contactForm, screens } from "../src/screens.ts";
import { site } from "../src/site.ts";

for (const locale of locales) {
  for (const [name, addressOf] of Object.entries(screens)) {
    test(`the HTML of ${name} conforms in ${locale}`, async ({ request }) => {
      const answer = await request.get(await addressOf(locale));
      expect(await markupProblems(await answer.text())).toEqual([]);
    });
  }

  test(`the HTML of a missing page conforms in ${locale}`, async ({ request }) => {
    const answer = await request.get(`/${locale}/gibt-es-nicht`);
    expect(answer.status()).toBe(404);
    expect(await markupProblems(await answer.text())).toEqual([]);
  });

  for (const [name, address] of [
    ["form", contactForm(locale)],
    ["newsletter", href("newsletter", locale)],
  ] as const) {
    test(`the HTML of a ${name} with errors conforms in ${locale}`, async ({ request }) => {
      const answer = await request.post(address, {
        form: { email: "keine" },
        headers: { origin: site.url },
      });
      expect(answer.status()).toBe(422);
      expect(await markupProblems(await answer.text())).toEqual([]);
    });
  }

  for (const name of ["login", "forgotPassword"] as const) {
    test(`the HTML of ${name} conforms in ${locale}`, async ({ request }) => {
      const answer = await request.get(href(name, locale));
      expect(await markupProblems(await answer.text())).toEqual([]);
    });
  }

  test(`the HTML of a refused login conforms in ${locale}`, async ({ request }) => {
    const answer = await request.post(href("login", locale), {
      form: { email: "jemand@festival.example", password: "geraten" },
      headers: { origin: site.url },
    });
    expect(answer.status()).toBe(401);
    expect(await markupProblems(await answer.text())).toEqual([]);
  });
}
