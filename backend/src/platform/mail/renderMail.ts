import { escapeText } from "@festival/contracts/escapeText";
import type { Locale } from "@festival/contracts/locales";
import { text as say } from "../locales/texts.ts";

export interface MailParts {
  /** The subject, and the heading of the mail. */
  title: string;
  /** Plain text; line breaks are kept. */
  paragraphs: readonly string[];
  /** The one thing to do, as a button; its address stands below in full. */
  action?: { label: string; url: string };
  /** A last, quieter paragraph. */
  closing?: string;
}

/** Who writes, below every mail: lines of text, and where to read on. */
export interface MailFooter {
  lines: readonly string[];
  links: readonly { label: string; url: string }[];
}

const lines = (text: string) => escapeText(text).replaceAll(/\r?\n/g, "<br>");

/** Mail programs know little of style sheets; these few rules make it dark where the reader is. */
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:#14161a!important}.sheet{background-color:#1e2126!important}
.words{color:#f2f2f0!important}.quiet{color:#b9bcc2!important}
.button{background-color:#7db4ff!important;color:#0b1420!important}.link{color:#9cc6ff!important}}`;

const family = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const words = `${family};font-size:16px;line-height:1.5;color:#1b1b1f;margin:0 0 16px`;
const quiet = `${family};font-size:14px;line-height:1.5;color:#55585f;margin:0 0 16px`;

/** A line above which no reply stands, by an old convention of plain mails. */
const textRule = "-- ";

function renderHtml(
  locale: Locale,
  { title, paragraphs, action, closing }: MailParts,
  footer: MailFooter,
): string {
  const body = [
    `<h1 class="words" style="${family};font-size:24px;line-height:1.25;color:#1b1b1f;margin:0 0 24px">${lines(title)}</h1>`,
    ...paragraphs.map((text) => `<p class="words" style="${words}">${lines(text)}</p>`),
  ];
  if (action) {
    const url = escapeText(action.url);
    body.push(
      `<p style="margin:24px 0"><a class="button" href="${url}" style="${family};font-size:16px;font-weight:bold;display:inline-block;padding:12px 24px;border-radius:4px;background-color:#005ABE;color:#ffffff;text-decoration:none">${escapeText(action.label)}</a></p>`,
      `<p class="quiet" style="${quiet}">${escapeText(say(locale, "mail.openAddress"))}<br><a class="link" href="${url}" style="color:#005ABE;word-break:break-all">${url}</a></p>`,
    );
  }
  if (closing) body.push(`<p class="quiet" style="${quiet}">${lines(closing)}</p>`);
  const links = footer.links.map(
    ({ label, url }) =>
      `<a class="link" href="${escapeText(url)}" style="color:#005ABE">${escapeText(label)}</a>`,
  );
  body.push(
    `<p class="quiet" style="${quiet};border-top:1px solid #cccccc;padding-top:16px">${[
      ...footer.lines.map(lines),
      links.join(" · "),
    ].join("<br>")}</p>`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${lines(title)}</title>
<style>${dark}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:#f3f2ef">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f3f2ef">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background-color:#ffffff;border-radius:8px">
<tr><td style="padding:32px 24px">
<div role="article" lang="${locale}" aria-label="${escapeText(title)}">
${body.join("\n")}
</div>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function renderText({ title, paragraphs, action, closing }: MailParts, footer: MailFooter): string {
  const parts = [title, ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  if (closing) parts.push(closing);
  const links = footer.links.map(({ label, url }) => `${label}: ${url}`);
  parts.push([textRule, ...footer.lines, ...links].join("\n"));
  return `${parts.join("\n\n")}\n`;
}

/**
 * The one layout of all mails, as HTML and as plain text. Nothing in it is fetched from anywhere.
 * All texts are taken literally.
 */
export function renderMail(
  locale: Locale,
  parts: MailParts,
  footer: MailFooter,
): { subject: string; text: string; html: string } {
  return {
    subject: parts.title,
    text: renderText(parts, footer),
    html: renderHtml(locale, parts, footer),
  };
}
