import { isDeepStrictEqual } from "node:util";
import type { Move, Operation, Remove } from "@festival/contracts/api/editing/contentChanges";
import { idsIn, placeSections, withInner } from "@festival/contracts/sections/places";
import { removeSections, type ContentState } from "./contentState.ts";
import { insertNew, insertRemoved } from "./insertSections.ts";
import { OperationRun, type OperationContext } from "./operationRun.ts";
import { setFields, writeHead } from "./setFields.ts";

function moveSections(run: OperationRun, { sections: refs, at }: Move): void {
  const found = refs.map((ref) => run.find(ref, "sections"));
  const moved = found.filter((section) => section !== undefined);
  if (moved.some((section) => run.isRoot(section))) {
    run.refuse("sections", "invalid");
    return;
  }
  const target = run.placeFor(at, moved);
  if (!target || moved.length < found.length) return;
  const { place, before } = target;
  const sections = placeSections(run.state.sections, moved, place, before);
  const isSame = isDeepStrictEqual(idsIn(run.state.sections, place), idsIn(sections, place));
  run.state = { ...run.state, sections };
  // a section that is put where it stands is none that was moved
  if (isSame) return;
  for (const { id } of moved) {
    run.touched.add(id);
    run.placed.add(id);
  }
}

function removeAll(run: OperationRun, { sections: refs }: Remove): void {
  const ids = refs.flatMap((ref) => {
    const id = run.idOf(ref, "sections");
    // a caller that wants it removed has what it wants
    if (id === undefined || run.state.removed.has(id)) return [];
    const section = run.section(id);
    if (!section) run.noteMissing(id, "sections");
    else if (run.isRoot(section)) run.refuse("sections", "invalid");
    else return [id];
    return [];
  });
  for (const id of ids.flatMap((each) => withInner(run.state.sections, each))) {
    run.removed.add(id.id);
    run.touched.delete(id.id);
    run.inserted.delete(id.id);
  }
  run.state = removeSections(run.state, ids);
}

function apply(run: OperationRun, operation: Operation): void {
  switch (operation.op) {
    case "set":
      return setFields(run, operation);
    case "insert":
      return "id" in operation ? insertRemoved(run, operation) : insertNew(run, operation);
    case "move":
      return moveSections(run, operation);
    case "remove":
      return removeAll(run, operation);
    case "head":
      return writeHead(run, operation);
  }
}

/**
 * Does operations to content, one after the other, and changes nothing but what it returns. It goes on after
 * problems, so that all are answered at once.
 */
export function applyOperations(
  state: ContentState,
  operations: readonly Operation[],
  context: OperationContext,
): OperationRun {
  const run = new OperationRun(state, context);
  for (const [index, operation] of operations.entries()) {
    run.op = index;
    apply(run, operation);
  }
  return run;
}
