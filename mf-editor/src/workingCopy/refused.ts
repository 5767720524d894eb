import type { FieldProblem } from "@festival/contracts/errors";
import { locales } from "@festival/contracts/locales";
import { fieldKey, type FieldName, type Op, type SetOp } from "./ops.ts";
import { lastValues, type RemovedConflict } from "./rebase.ts";
import { withShown, type OwnerState } from "./unsaved.ts";

/** Where a problem of the server stands, such as "ops.3.fields.items.0.title". */
const problemPath = /^ops\.(\d+)\.(?:fields|settings|texts\.(de|en))\.(\w+)/;

/**
 * The server refused what was on its way. Values that it names are held back; what else it names cannot be done and
 * is left out, but for the words of new sections, which are asked about; the rest waits again.
 */
export function refused(
  state: OwnerState,
  problems: Readonly<Record<string, FieldProblem>>,
): OwnerState {
  if (!state.sent) return state;
  const held = new Map(state.held.map((value) => [fieldKey(value), value]));
  /** Which operation wrote what is held back now. */
  const places = new Map<string, number>();
  const undone = new Set<number>();
  let ops: Op[] = [...state.sent.ops];
  for (const [path, problem] of Object.entries(problems)) {
    const [whole = "", number, language, field] = problemPath.exec(path) ?? [];
    const inner = path.slice(whole.length);
    const index = Number(number ?? /^ops\.(\d+)/.exec(path)?.[1]);
    const op = ops[index];
    if (!op) continue;
    const locale = language === "de" || language === "en" ? language : null;
    const name = field === undefined ? undefined : nameIn(op, locale, field);
    if (!name || field === undefined) {
      undone.add(index);
      continue;
    }
    const key = fieldKey(name);
    const values = valuesIn(op, locale);
    // what was written later counts, with what is wrong with that
    const known = Object.hasOwn(values, field)
      ? { value: values[field], problems: {} }
      : held.get(key);
    const problems = { ...known?.problems, [field + inner]: problem };
    held.set(key, { ...name, value: known?.value, problems });
    places.set(key, index);
    ops = ops.with(index, withoutField(op, name));
  }
  const asked: RemovedConflict[] = ops.flatMap((op, index) =>
    undone.has(index) && isNew(op) ? untaken(op, ops) : [],
  );
  const gone = new Set(asked.map(({ section }) => section));
  const rest = ops.filter(
    (op, index) =>
      !undone.has(index) && !isEmptySet(op) && !(op.op === "set" && gone.has(op.section)),
  );
  // newer words of the same field are tried on their own
  const isNewer = (key: string) =>
    lastValues([...ops.slice(places.get(key) ?? 0), ...state.pending]).has(key);
  return withShown({
    ...state,
    sent: null,
    pending: [...rest, ...state.pending],
    held: [...held].flatMap(([key, value]) => (isNewer(key) ? [] : [value])),
    conflicts: [...state.conflicts, ...asked],
  });
}

type NewSection = Extract<Op, { op: "insert"; model: string }>;

const isNew = (op: Op): op is NewSection => op.op === "insert" && "model" in op;

/** What was written into a new section that was not taken, with it and after it. */
function untaken({ ref, model, texts, settings }: NewSection, ops: readonly Op[]) {
  if (ref === undefined) return [];
  const given = [
    ...locales.map((locale) => ({ locale, fields: texts?.[locale] ?? {} })),
    { locale: null, fields: settings ?? {} },
  ];
  const words = [
    ...given.map((each): SetOp => ({ op: "set", section: ref, ...each })),
    ...ops.filter((op) => op.op === "set" && op.section === ref),
  ].filter((op): op is SetOp => op.op === "set" && !isEmptySet(op));
  const hasTexts = words.some(({ locale }) => locale !== null);
  return hasTexts ? [{ kind: "removed", section: ref, words, model } as const] : [];
}

function nameIn(op: Op, locale: FieldName["locale"], field: string): FieldName | undefined {
  if (op.op === "set") return { section: op.section, locale: op.locale, field };
  if (op.op !== "insert" || !("model" in op) || op.ref === undefined) return undefined;
  return { section: op.ref, locale, field };
}

function valuesIn(op: Op, locale: FieldName["locale"]): Record<string, unknown> {
  if (op.op === "set") return op.fields;
  if (op.op !== "insert" || !("model" in op)) return {};
  return (locale ? op.texts?.[locale] : op.settings) ?? {};
}

const without = (values: Record<string, unknown> | undefined, field: string) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => name !== field));

function withoutField(op: Op, { locale, field }: FieldName): Op {
  if (op.op === "set") return { ...op, fields: without(op.fields, field) };
  if (op.op !== "insert" || !("model" in op)) return op;
  return locale
    ? { ...op, texts: { ...op.texts, [locale]: without(op.texts?.[locale], field) } }
    : { ...op, settings: without(op.settings, field) };
}

const isEmptySet = (op: Op) => op.op === "set" && Object.keys(op.fields).length === 0;
