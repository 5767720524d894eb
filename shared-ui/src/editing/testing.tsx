import type { RichText } from "@festival/contracts/api/common";
import { headDescriptions } from "@festival/contracts/heads/head";
import type { EditableField, EditingFace } from "@festival/contracts/editing";
import type { Page, ServerOwner } from "@festival/contracts/pageOwner";
import { image } from "../owner/testEvent.ts";
import { testPage } from "../owner/testing.tsx";
import { loadedPage, testRequest, type TestAnswers } from "../owner/testRequest.ts";

/**
 * Loads an owner's server side in jsdom, where what it renders can be looked at. React's server build makes a channel
 * as it loads, for streams; jsdom has none, and nothing streams here.
 */
export async function onServer<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = {};
      port2 = {};
    },
  });
  return load();
}

interface FacedPage {
  owner: ServerOwner;
  face: EditingFace;
  /** Path and query of one of the owner's screens. */
  url: string;
  answers: TestAnswers;
}

/** The page of an address for staff, with all its fragments. */
export async function staffPage({ owner, url, answers }: Omit<FacedPage, "face">): Promise<Page> {
  const request = testRequest(url, answers, { audience: "staff" });
  const { data, fragments = {} } = await loadedPage(owner.load(request));
  const { locale, route, audience } = request;
  const shown = Object.entries(fragments).map(([slot, asked]) => {
    return [slot, { ...asked, failed: false, data: null }];
  });
  return testPage({ url, data, locale, route, audience, fragments: Object.fromEntries(shown) });
}

function mainOf(owner: ServerOwner, page: Page): Element {
  const fragmentHtml = Object.fromEntries(
    Object.keys(page.fragments).map((slot) => [slot, "<p>…</p>"]),
  );
  const html = owner.render(page, { identifierPrefix: "test-", fragmentHtml });
  return new DOMParser().parseFromString(`<main>${html}</main>`, "text/html").body;
}

const copyOf = <Json,>(json: Json): Json => JSON.parse(JSON.stringify(json ?? null));

/** The value at a place in a page's data. */
const valueAt = (page: Page, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | null)?.[step],
    page.data,
  );

function withValueAt(page: Page, path: readonly (string | number)[], value: unknown): Page {
  const copy = copyOf(page);
  const holder = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  holder[path.at(-1) ?? ""] = value;
  return copy;
}

const mark = "Probewort";
const richText = (text: string): RichText => ({
  blocks: [{ key: "p", text, type: "unstyled", depth: 0, inlineStyleRanges: [], entityRanges: [] }],
  entityMap: {},
});
const picture = image({ path: `/media/images/1-${mark}` });

/** What a test writes into a field; undefined where the kind has no value of its own in a page. */
function newValue({ kind }: EditableField): unknown {
  if (kind === "line" || kind === "prose") return mark;
  if (kind === "richText") return richText(mark);
  return kind === "image" ? picture : undefined;
}
const emptyValue = ({ kind }: EditableField) => (kind === "line" || kind === "prose" ? "" : null);

/** Places that are not found in the HTML of the page exactly once, or do not hold what they say. */
function placeProblems({ owner, face }: FacedPage, page: Page): string[] {
  const main = mainOf(owner, page);
  const { sections, fields } = face.places(page);
  const named = [
    ...sections.map(({ selector, in: path }) => ({ selector, name: path.join(".") })),
    ...fields.map(({ selector, id }) => ({ selector, name: id })),
  ];
  const lost = named.flatMap(({ selector, name }) => {
    const { length } = main.querySelectorAll(`main ${selector}`);
    return length === 1 ? [] : [`${name}: ${length} elements are "${selector}"`];
  });
  const doubled = fields
    .filter(({ id }, place) => fields.findIndex((other) => other.id === id) !== place)
    .map(({ id }) => `${id}: it is the id of two fields`);
  const foreign = sections.flatMap(({ selector, in: path }) => {
    const listed = valueAt(page, path) as { id: number }[] | undefined;
    const found = main.querySelectorAll(`main ${selector} > * > [data-section-id]`);
    const ids = [...found].map((element) => Number(element.getAttribute("data-section-id")));
    return JSON.stringify(ids) === JSON.stringify(listed?.map(({ id }) => id))
      ? []
      : [`${path.join(".")}: its element holds the sections ${ids.join()}`];
  });
  return [...lost, ...doubled, ...foreign];
}

/** Fields of heads that pass for public ones, and the other way round. */
function draftProblems({ face }: FacedPage, page: Page): string[] {
  const heads: Record<string, { fields: object }> = headDescriptions;
  return face.places(page).fields.flatMap(({ id, field, target }) => {
    if ("homeBlock" in target) return [];
    const isDraft = "owner" in target;
    const type = isDraft ? target.owner.type : target.resource.replace(/s$/, "");
    const isOfHead = Object.hasOwn(heads[type]?.fields ?? {}, field);
    return isOfHead === isDraft ? [] : [`${id}: a head is a draft, all else is public at once`];
  });
}

/** Fields whose new value is not seen in their element, or that a patch without news changes. */
function patchProblems({ owner, face }: FacedPage, page: Page): string[] {
  const { fields } = face.places(page);
  const same = fields.flatMap(({ id, in: path }) =>
    path ? [{ id, value: copyOf(valueAt(page, path)) }] : [],
  );
  const news = face.patch(page, same) === page && face.patch(page, []) === page;
  const unseen = fields.flatMap((field) => {
    const value = newValue(field);
    if (!field.in || value === undefined) return [];
    const patched = face.patch(page, [{ id: field.id, value }]);
    const selector = face.places(patched).fields.find(({ id }) => id === field.id)?.selector;
    const shown = mainOf(owner, patched).querySelector(`main ${selector}`);
    return shown?.outerHTML.includes(mark) ? [] : [`${field.id}: a new value is not shown`];
  });
  return news ? unseen : [...unseen, "a patch without news makes another page"];
}

/**
 * What is wrong with the face of an owner on a page, as readable lines: places that the server's HTML does not hold
 * exactly once, with words, without any, and without sections; values that a patch does not show.
 */
export async function faceProblems(faced: FacedPage): Promise<string[]> {
  const { face } = faced;
  const page = await staffPage(faced);
  const { sections, fields } = face.places(page);
  const emptied = fields
    .filter(({ in: path }) => path !== undefined)
    .map((field) => ({ id: field.id, value: emptyValue(field) }));
  const bare = sections.reduce(
    (left, { in: path }) => withValueAt(left, path, []),
    face.patch(page, emptied),
  );
  return [
    ...placeProblems(faced, page),
    ...draftProblems(faced, page),
    ...patchProblems(faced, page),
    ...placeProblems(faced, bare).map((problem) => `empty: ${problem}`),
  ];
}
