import type { OwnerName } from "@festival/contracts/containers";
import { pageMediaType } from "../../document/documentState.ts";
import type { Made } from "../store/pageStore.ts";
import { PreparedBody } from "../answer/preparedBody.ts";
import type { SiteAnswer } from "./siteAnswer.ts";
import type { StoredAnswer } from "../store/storedPages.ts";

/** Bodies of answers that several requests share, hashed and compressed once. */
const preparedBefore = new WeakMap<SiteAnswer, Made<StoredAnswer>>();

/** A page as it is sent, and kept where it may be. */
export function prepareAnswer(answer: SiteAnswer, owner: OwnerName): Made<StoredAnswer> {
  if (answer.kind === "redirect") return { answer, lifetime: null };
  const before = preparedBefore.get(answer);
  if (before) return before;
  const [type, text] =
    answer.kind === "page"
      ? [`${pageMediaType}; charset=utf-8`, JSON.stringify(answer.page)]
      : ["text/html; charset=utf-8", answer.html];
  const body = new PreparedBody(answer.status, type, text);
  const { lifetime, isPersonal = false } = answer;
  const policy = answer.kind === "document" ? { policy: answer.policy } : {};
  const made: Made<StoredAnswer> = {
    answer: { kind: "body", body, isPersonal, owner, ...policy },
    lifetime,
  };
  preparedBefore.set(answer, made);
  return made;
}
