import type { WorkingCopy } from "@festival/contracts/api/publishing";
import type { Scenario } from "./scenario.ts";
import {
  areSaved,
  head,
  openArticle,
  openRichText,
  openTitle,
  paragraphsFrom,
  savedCopy,
  shownPage,
  signIn,
  textField,
  titleField,
  token,
  visit,
} from "./staff.ts";

/** Engines differ in what they do to the spaces around words that are dragged. */
const withoutSpaces = (text: unknown) => String(text).replaceAll(/\s/g, "");

const composesWords: Scenario = {
  name: "compose",
  kind: "typing",
  async run(visitor, site) {
    const article = await openArticle(visitor, site, 1);
    const before = String(head("title")(await savedCopy(visitor, article)));
    const words = token();
    await openTitle(visitor);
    await visitor.type(` ${words}b`);
    await visitor.compose("ü");
    await visitor.type("hne");
    await areSaved(visitor, article, head("title"), `${before} ${words}bühne`);
    await visitor.keys("Escape");
    await visitor.seesNo(titleField);

    // the window stays in edit mode
    await visitor.goTo(visit);
    const page = await shownPage(visitor);
    const are = (...paragraphs: string[]) =>
      areSaved(visitor, page, paragraphsFrom(words), paragraphs);
    await openRichText(visitor);
    await visitor.type(` ${words}b`);
    await visitor.compose("ü");
    await visitor.type("hne");
    await are(`${words}bühne`);
    // the first letter of an empty paragraph
    await visitor.keys("Enter");
    await visitor.compose("Ü");
    await visitor.type(`ber ${words}`);
    await visitor.keys("Home");
    await visitor.compose("が");
    await are(`${words}bühne`, words);
    const last = (copy: WorkingCopy) => paragraphsFrom("が")(copy).at(-1);
    await areSaved(visitor, page, last, `がÜber ${words}`);
    await visitor.keys("Escape");
    await visitor.seesNo(textField);
  },
};

const dragsWords: Scenario = {
  name: "drag-words",
  kind: "typing",
  async run(visitor, site) {
    const article = await openArticle(visitor, site, 3);
    const before = withoutSpaces(head("title")(await savedCopy(visitor, article)));
    const mark = token();
    const [one, two, three] = [`eins${mark}`, `zwei${mark}`, `drei${mark}`] as const;
    await openTitle(visitor);
    await visitor.type(` ${one} ${two} ${three}`);
    await visitor.dragWord(three, one, titleField);
    const title = (copy: WorkingCopy) => withoutSpaces(head("title")(copy));
    await areSaved(visitor, article, title, `${before}${three}${one}${two}`);
    await visitor.keys("Escape");
    await visitor.seesNo(titleField);

    // the window stays in edit mode
    await visitor.goTo(visit);
    const page = await shownPage(visitor);
    await openRichText(visitor);
    await visitor.keys("Enter");
    await visitor.type(`${one} ${two} ${three}`);
    await visitor.dragWord(three, one, textField);
    const paragraphs = (copy: WorkingCopy) => paragraphsFrom(three)(copy).map(withoutSpaces);
    await areSaved(visitor, page, paragraphs, [`${three}${one}${two}`]);
    await visitor.keys("Control", "z");
    const inOrder = (copy: WorkingCopy) => paragraphsFrom(one)(copy).map(withoutSpaces);
    await areSaved(visitor, page, inOrder, [`${one}${two}${three}`]);
    await visitor.keys("Escape");
    await visitor.seesNo(textField);
  },
};

/** Of those that stand in no column, in their order. */
const idsOf = ({ sections }: WorkingCopy) =>
  sections.filter(({ parent }) => parent === null).map(({ id }) => id);

const dragsSection: Scenario = {
  name: "drag-section",
  kind: "typing",
  async run(visitor, site) {
    await signIn(visitor, site, visit);
    const page = await shownPage(visitor);
    const start = idsOf(await savedCopy(visitor, page));
    // a heading and what follows it: both are in the window at once, however long the texts above have become
    const [upper, lower] = start.slice(3, 5);
    const frame = (id: typeof upper) => ({ css: `[data-section-frame="${id}"]` });
    const place = (id: typeof upper) => ({ css: `:has(> ${frame(id).css})` });
    const grip = { css: "[title^=Ziehen]", within: place(lower) };
    await visitor.scrollsTo(frame(lower));
    await visitor.until("the handle of a section below the mouse", async () => {
      const { left, top } = await visitor.boxOf(frame(lower));
      await visitor.pointAt({ x: left + 60, y: top + 10 });
      return (await visitor.countOf(grip)) > 0;
    });
    const handle = await visitor.boxOf(grip);
    const above = await visitor.boxOf(frame(upper));
    await visitor.drag(
      { x: handle.left + 8, y: handle.top + 8 },
      { x: above.left + 200, y: above.top + 8 },
      // the line where it would stand
      { css: "[data-edge]" },
    );
    const after = start.with(3, Number(lower)).with(4, Number(upper));
    await areSaved(visitor, page, idsOf, after);
    await visitor.keys("Control", "z");
    await areSaved(visitor, page, idsOf, start);
  },
};

export const engineTypingScenarios: readonly Scenario[] = [composesWords, dragsWords, dragsSection];
