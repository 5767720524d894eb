import type { CallAnswer } from "@festival/shared-ui/fetchCall";
import { CallProblem } from "./callProblem.ts";

/** @throws CallProblem for anything that is no success */
export async function answered<T>(making: Promise<CallAnswer<{ answer: T }>>): Promise<T> {
  const answer = await making.catch(() => ({ ok: false as const, status: 0, body: undefined }));
  if (!answer.ok) throw new CallProblem(answer.status, answer.body);
  return answer.body;
}
