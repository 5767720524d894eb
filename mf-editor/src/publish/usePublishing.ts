import type { AcceptableCheck } from "@festival/contracts/api/editing/checks";
import type { Locale } from "@festival/contracts/locales";
import { festivalInstant } from "@festival/contracts/time/festivalTime";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import type { Bus } from "../bus.ts";
import type { EditSession } from "../page/EditSession.ts";
import { onlyOf } from "./changedParts.ts";
import { publish, schedule, type Publication, type PublishOutcome } from "./publishing.ts";
import type { Publishable } from "./usePublishable.ts";

export interface PublishingParts {
  bus: Bus;
  session: EditSession;
  locale: Locale;
  readAgain(): void;
  onClose(): void;
}

/** What is published. */
export interface Choice {
  publishable: readonly Publishable[];
  /** Ids of parts. */
  chosen: ReadonlySet<string>;
  /** Keys of owners that are put online too. */
  online: ReadonlySet<string>;
  accept: AcceptableCheck[];
  /** By the festival's clocks, such as "2026-12-01T09:00"; undefined for now. */
  at: string | undefined;
  /** Ticks parts that must come along. */
  add(ids: readonly string[]): void;
}

type Failure = "changed" | "past" | "failed" | "structure";

/** Publishes what was chosen, one owner after the other, and says what became of it. */
export function usePublishing({ bus, session, locale, readAgain, onClose }: PublishingParts) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);

  async function publishOne(
    { owner, unpublished, parts, key }: Publishable,
    { chosen, online, accept, at }: Choice,
  ): Promise<PublishOutcome> {
    const only = onlyOf(parts, chosen);
    const publication: Publication = {
      revision: unpublished.revision,
      accept,
      ...(only && { only }),
      ...(online.has(key) && { online: true as const }),
    };
    if (at !== undefined) return schedule(owner, locale, festivalInstant(at), publication);
    const outcome = await publish(owner, locale, publication);
    if (outcome.kind === "done") {
      const { revision = unpublished.revision } = outcome;
      session.copies.published(key, unpublished.revision, { revision, isPart: Boolean(only) });
    }
    return outcome;
  }

  /** @returns what asks for an answer */
  function tell(outcome: PublishOutcome, key: string, { add }: Choice): Failure | undefined {
    if (outcome.kind === "done" || outcome.kind === "incomplete") return undefined;
    if (outcome.kind === "signedOut") {
      bus.askToSignIn();
      return "failed";
    }
    if (outcome.kind !== "structure") return outcome.kind;
    add(outcome.sections.map((section) => `${key}/${section}`));
    return "structure";
  }

  async function publishChosen(choice: Choice) {
    setBusy(true);
    setFailure(undefined);
    let isDone = true;
    let trouble: Failure | undefined;
    for (const each of choice.publishable) {
      const isChosen = each.parts.some(({ id }) => choice.chosen.has(id));
      if (!isChosen && !choice.online.has(each.key)) continue;
      const outcome = await publishOne(each, choice);
      isDone &&= outcome.kind === "done";
      trouble = tell(outcome, each.key, choice) ?? trouble;
    }
    setBusy(false);
    setFailure(trouble);
    if (trouble === "changed") void session.flush.lookForOthers();
    readAgain();
    if (!isDone) return;
    const text = t(choice.at === undefined ? "publish.done" : "publish.scheduled");
    bus.alertShown$.next({ tone: "success", text });
    bus.refreshPage();
    onClose();
  }
  return { publishChosen, failure, isBusy };
}
