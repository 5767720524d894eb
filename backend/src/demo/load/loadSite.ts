import {
  bigTeasers,
  formFields,
  forms,
  heroes,
  homeLists,
  navigationEntries,
  seasons,
} from "../../database/schema/index.ts";
import type { DemoForm, DemoNavigationEntry } from "../season/types.ts";
import { inBatches, type DemoContext } from "./demoContext.ts";
import { idOf } from "./keys.ts";
import { loadQuiz } from "./loadQuiz.ts";

type Area = "menu" | "submenu" | "footer";

async function loadEntries(
  context: DemoContext,
  area: Area,
  entries: readonly DemoNavigationEntry[],
  parentId: number | null,
): Promise<void> {
  for (const [position, { title, target, children }] of entries.entries()) {
    const leadsTo =
      target && "page" in target
        ? { pageId: idOf(context.ids.pages, target.page) }
        : { url: target ? context.link(target) : { de: null, en: null } };
    const [row] = await context.tx
      .insert(navigationEntries)
      .values({ area, parentId, position, title, ...leadsTo })
      .returning({ id: navigationEntries.id });
    if (row) await loadEntries(context, area, children, row.id);
  }
}

async function loadHome({ tx, season, ids, link, image }: DemoContext): Promise<void> {
  const { hero, bigTeaser, highlightEvents, articleTeasers } = season.home;
  await tx.insert(heroes).values({
    headline: hero.headline,
    text: hero.text,
    link: link(hero.link),
    linkText: hero.linkText,
    imageId: image(hero.artwork),
  });
  await tx.insert(bigTeasers).values({
    preline: bigTeaser.preline,
    headline: bigTeaser.headline,
    text: bigTeaser.text,
    link: link(bigTeaser.link),
    linkText: bigTeaser.linkText,
    buttonStyle: bigTeaser.buttonStyle,
    imageId: image(bigTeaser.artwork),
  });
  await tx.insert(homeLists).values([
    { name: "highlight_events", ids: highlightEvents.map((key) => idOf(ids.events, key)) },
    { name: "article_teasers", ids: articleTeasers.map((key) => idOf(ids.articles, key)) },
  ]);
}

async function loadForm({ tx }: DemoContext, form: DemoForm, place: number): Promise<void> {
  const { slug, title, intro, submitLabel, successTitle, successText, fields } = form;
  const [row] = await tx
    .insert(forms)
    .values({ slug, title, intro, submitLabel, successTitle, successText, position: place })
    .returning({ id: forms.id });
  if (!row) return;
  await inBatches(
    fields.map((field, position) => ({
      formId: row.id,
      position,
      slug: field.slug,
      label: field.label,
      fieldType: field.fieldType,
      required: field.required,
      visible: field.visible,
      choices: field.choices,
      defaultValue: { de: field.default, en: field.default },
      placeholderText: field.placeholder,
      helpText: field.help,
    })),
    (rows) => tx.insert(formFields).values(rows),
  );
}

/** What stands around the content: season, navigation, home page, quiz and forms. */
export async function loadSite(context: DemoContext): Promise<void> {
  const { tx, season } = context;
  await tx.insert(seasons).values({ ...season.season, isCurrent: true });
  for (const area of ["menu", "submenu", "footer"] as const) {
    await loadEntries(context, area, season.navigation[area], null);
  }
  await loadHome(context);
  await loadQuiz(context);
  for (const [place, form] of season.forms.entries()) await loadForm(context, form, place);
}
