import {
  formFields,
  forms,
  navigationEntries,
  seasons,
} from "@festival/backend/platform/database/schema/index";
import type { DemoForm, DemoNavigationEntry } from "../season/types.ts";
import { berlin, inBatches, type DemoContext } from "./demoContext.ts";
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

async function loadForm({ tx }: DemoContext, form: DemoForm, place: number): Promise<void> {
  const { key: _key, fields, ...values } = form;
  const [row] = await tx
    .insert(forms)
    .values({ ...values, position: place })
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
      role: field.role,
      settings: field.settings,
    })),
    (rows) => tx.insert(formFields).values(rows),
  );
}

/** What stands around the content: season, navigation, home page, quiz and forms. */
export async function loadSite(context: DemoContext): Promise<void> {
  const { tx, season } = context;
  const { ticketsFrom, ...current } = season.season;
  await tx.insert(seasons).values({
    ...current,
    ticketsFrom: ticketsFrom ? berlin(ticketsFrom) : null,
    isCurrent: true,
  });
  for (const area of ["menu", "submenu", "footer"] as const) {
    await loadEntries(context, area, season.navigation[area], null);
  }
  await loadQuiz(context);
  for (const [place, form] of season.forms.entries()) await loadForm(context, form, place);
}
