import type { EditablePage, EditingFace, FieldValue } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import type { RouteName } from "@festival/contracts/routes";

const nothing: EditablePage = { sections: [], fields: [], admin: null };

const saysTheSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** A copy of JSON with another value at a place; the very same object where that is what stands there. */
function withValue<T>(json: T, path: readonly (string | number)[], value: unknown): T {
  const [step, ...rest] = path;
  if (step === undefined) return saysTheSame(json, value) ? json : (value as T);
  if (typeof json !== "object" || json === null) return json;
  const before = (json as Record<string | number, unknown>)[step];
  const now = withValue(before, rest, value);
  if (now === before) return json;
  if (!Array.isArray(json)) return { ...json, [step]: now };
  return json.with(Number(step), now) as T;
}

/**
 * An owner's face for the editor.
 * @param screens by route, what of its pages can be edited; of all others nothing can
 * @param errorScreen the same of pages that failed; the shell has it
 */
export function defineFace(
  screens: { readonly [Name in RouteName]?: (page: Page<never>) => EditablePage },
  errorScreen?: (page: Page<never>) => EditablePage,
): EditingFace {
  const places = (page: Page): EditablePage => {
    const screen = page.error ? errorScreen : screens[page.route.name];
    return screen?.(page as Page<never>) ?? nothing;
  };
  return {
    places,
    patch: (page, values: readonly FieldValue[]) => {
      const { fields } = places(page);
      return values.reduce((patched, { id, value }) => {
        const path = fields.find((field) => field.id === id)?.in;
        return path ? withValue(patched, ["data", ...path], value) : patched;
      }, page);
    },
  };
}
