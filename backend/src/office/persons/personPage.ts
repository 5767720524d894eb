import type { Person } from "@festival/contracts/api/editing/persons";
import { escapeText } from "@festival/contracts/escapeText";
import { languageTag, type Locale } from "@festival/contracts/locales";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import { text } from "../../platform/locales/texts.ts";

type Fact = readonly [name: string, value: string];

const factsOf = (facts: readonly Fact[]): string =>
  `<dl>${facts
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `<dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd>`)
    .join("")}</dl>`;

/** What is kept of a person, as a page of its own that can be read, printed and handed out. */
export function personPage(locale: Locale, person: Person): string {
  const time = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: festivalZone,
  });
  const at = (instant: string | null) => (instant ? time.format(new Date(instant)) : "");
  const section = (title: string, parts: readonly string[]) =>
    `<h2>${escapeText(title)}</h2>${
      parts.length > 0 ? parts.join("") : `<p>${escapeText(text(locale, "person.nothing"))}</p>`
    }`;
  const { subscriber, account } = person;
  const entries = person.entries.map((entry) =>
    factsOf([
      [text(locale, "person.form"), entry.form.title[locale] || entry.form.slug],
      [text(locale, "csv.created_at"), at(entry.created_at)],
      [text(locale, "person.until"), at(entry.expires_at)],
      ...Object.entries(entry.field_values).map(([name, value]): Fact => [
        name,
        [value].flat().join(", "),
      ]),
      [text(locale, "person.note"), entry.note],
      ...entry.replies.map((reply): Fact => [
        text(locale, "person.reply"),
        `${reply.subject}\n${reply.text}`,
      ]),
      ...entry.files.map(({ field, name }): Fact => [field, name]),
      [text(locale, "csv.consent"), entry.consent?.text ?? ""],
    ]),
  );
  const newsletter = [
    ...(subscriber
      ? [
          factsOf([
            [text(locale, "csv.requested_at"), at(subscriber.requested_at)],
            [text(locale, "csv.confirmed_at"), at(subscriber.confirmed_at)],
            [text(locale, "csv.interests"), subscriber.interests.join(", ")],
            [text(locale, "csv.locale"), subscriber.locale],
          ]),
        ]
      : []),
    ...person.newsletter_history.map((proof) =>
      factsOf([
        [text(locale, "person.step"), proof.action],
        [text(locale, "csv.recorded_at"), at(proof.at)],
        [text(locale, "csv.consent"), proof.consent?.text ?? ""],
      ]),
    ),
  ];
  const mails = person.mails.map((mail) =>
    factsOf([
      [text(locale, "person.to"), mail.to],
      [text(locale, "person.subject"), mail.subject],
      [text(locale, "csv.created_at"), at(mail.created_at)],
    ]),
  );
  const accounts = account
    ? [
        factsOf([
          [text(locale, "person.name"), account.username],
          [text(locale, "person.role"), account.role],
          [text(locale, "csv.created_at"), at(account.created_at)],
          [text(locale, "person.lines"), String(account.audit_lines)],
        ]),
      ]
    : [];
  const title = text(locale, "person.title", { email: person.email });
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;border-top:1px solid;padding-top:.5rem}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}</style>
</head>
<body>
<h1>${escapeText(title)}</h1>
<p>${escapeText(text(locale, "person.consent"))}</p>
${section(text(locale, "person.entries"), entries)}
${section(text(locale, "person.newsletter"), newsletter)}
${section(text(locale, "person.mails"), mails)}
${section(text(locale, "person.account"), accounts)}
</body>
</html>
`;
}
