import type { ListPage } from "@festival/contracts/api/common";
import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import { escapeText } from "@festival/contracts/escapeText";
import { languageTag, type Locale } from "@festival/contracts/locales";
import type { ServerApi } from "@festival/contracts/pageOwner";
import { publicPath } from "@festival/contracts/resources/publicPath";
import type { ResourceDescription } from "@festival/contracts/resources/resource";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { staffPaths } from "@festival/contracts/staffPaths";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import { attributes, link } from "../document/html.ts";
import de from "../locales/de.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };

const texts = { de: de.admin.plain, en: en.admin.plain };
const perPage = 50;

/** A list of records as browsers without scripts get it: to read, page by page. */
export interface PlainList {
  resource: ResourceDescription;
  page: number;
  records: ListPage<StaffRecord>;
}

const byPath = new Map(
  resourceDescriptions.map((resource) => [`${staffPaths.admin}/${resource.name}`, resource]),
);

/** The same list without scripts; undefined where an address leads to no list of records. */
export const plainAddress = (path: string, locale: Locale, page = 1): string | undefined =>
  byPath.has(path)
    ? `${path}?${new URLSearchParams({ plain: String(page), lang: locale })}`
    : undefined;

/**
 * Reads what an address of `plainAddress` asks for; undefined for others.
 * @throws ApiError where the backend refuses or does not answer
 */
export async function readPlainList(url: string, api: ServerApi): Promise<PlainList | undefined> {
  const { pathname, searchParams } = new URL(url, "http://site.invalid");
  const resource = byPath.get(pathname);
  const page = Number(searchParams.get("plain"));
  if (!resource || !Number.isInteger(page) || page < 1 || page > 9999) return undefined;
  const { name, list } = resource;
  const query = { page, per_page: perPage, sort: list.defaultSort };
  const records = await api.get(resourceCalls(name).list, query);
  return { resource, page, records };
}

function wordsOf(value: unknown, locale: Locale): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  const words = value as Partial<Record<Locale, unknown>>;
  const first = words[locale] || words.de || words.en;
  return typeof first === "string" ? first : "";
}

/** What a cell says, of values that are words by themselves. */
function cellOf({ fields }: ResourceDescription, name: string, value: unknown, locale: Locale) {
  const field = fields[name];
  if (field?.kind === "flag") return value === true ? texts[locale].yes : texts[locale].no;
  if (field?.kind === "choice" || field?.kind === "numberedChoice") {
    return field.options.find((option) => option.value === value)?.label[locale] ?? "";
  }
  if (field?.kind !== "instant" || typeof value !== "string") return wordsOf(value, locale);
  return new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: festivalZone,
  }).format(new Date(value));
}

/** Other records and pictures are told by numbers, which say nothing here. */
const numbered: ReadonlySet<string> = new Set(["reference", "picture", "references", "pictures"]);

/** The list as the document's whole content. */
export function composePlainList(list: PlainList, locale: Locale): string {
  const { resource, page, records } = list;
  const { lead, records: count, page: place, next, previous, all } = texts[locale];
  const columns = resource.list.columns.filter(
    (name) => !numbered.has(resource.fields[name]?.kind ?? "") && name in resource.fields,
  );
  const head = columns.map(
    (name) => `<th scope="col">${escapeText(resource.fields[name]?.label[locale] ?? name)}</th>`,
  );
  const titles = new Set(resource.title);
  const rows = records.results.map((record) => {
    const path = record.is_online !== false && publicPath(resource.name, record, locale);
    const cells = columns.map((name) => {
      const words = cellOf(resource, name, record[name], locale);
      const isTitle = titles.has(name);
      const shown = path && isTitle && words ? link(path, words) : escapeText(words);
      const { kind = "", label } = resource.fields[name] ?? {};
      const about = { "data-kind": isTitle ? "title" : kind, "data-label": label?.[locale] ?? "" };
      return `<td${attributes(about)}>${shown}</td>`;
    });
    return `<tr>${cells.join("")}</tr>`;
  });
  const address = `${staffPaths.admin}/${resource.name}`;
  const last = Math.max(1, Math.ceil(records.count / perPage));
  const step = (to: number, words: string) =>
    to < 1 || to > last ? [] : [link(plainAddress(address, locale, to) ?? address, words)];
  const steps = [
    ...step(page - 1, previous),
    escapeText(place.replace("{{page}}", String(page)).replace("{{last}}", String(last))),
    ...step(page + 1, next),
  ];
  return `<main><h1>${escapeText(resource.labels.many[locale])}</h1>
<p>${escapeText(lead)}</p>
<p>${escapeText(count.replace("{{count}}", String(records.count)))}</p>
<table><thead><tr>${head.join("")}</tr></thead><tbody>
${rows.join("\n")}
</tbody></table>
<p>${steps.join(" · ")}</p>
<p>${link(`${staffPaths.admin}?lang=${locale}`, all)}</p></main>`;
}
