import type { FieldProblem } from "@festival/contracts/errors";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { getPageNaming, listPagesById } from "./pages.repository.ts";

interface Naming {
  easy_page_id?: number | null;
  sign_page_id?: number | null;
}

/**
 * Why a page cannot name these variants. There are no chains: a variant names none itself, and belongs to one page in
 * one role.
 * @param id of the page; null for a new one
 */
export async function variantProblems(
  transaction: Database,
  named: Naming,
  id: number | null,
): Promise<Partial<Record<keyof Naming, FieldProblem>>> {
  const problems: Partial<Record<keyof Naming, FieldProblem>> = {};
  for (const field of ["easy_page_id", "sign_page_id"] as const) {
    const of = named[field];
    if (!of) continue;
    const [variant] = await listPagesById(transaction, [of]);
    const [owner, isVariantItself] = await Promise.all([
      getPageNaming(transaction, of),
      id === null ? undefined : getPageNaming(transaction, id),
    ]);
    const isChain = variant && (variant.easyPageId !== null || variant.signPageId !== null);
    const isTwice = field === "sign_page_id" && of === named.easy_page_id;
    if (of === id || isChain || isTwice || isVariantItself) problems[field] = "invalid";
    else if (owner && owner.id !== id) problems[field] = "taken";
  }
  return problems;
}
