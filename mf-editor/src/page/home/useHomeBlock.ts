import type { HomeBlockName, HomeBlockState } from "@festival/contracts/api/home";
import type { Fields } from "@festival/contracts/fields/field";
import { homeBlockFields } from "@festival/contracts/home/homeBlockFields";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useEffectEvent, useState } from "react";
import type { Bus } from "../../bus.ts";
import { panelJournal } from "../../admin/records/journal.ts";
import { useCalls } from "../../calls/callsContext.ts";
import { recordProblems } from "../../fields/recordProblems.ts";
import { isSame } from "../../workingCopy/isSame.ts";
import type { Saved } from "../../workingCopy/saved.ts";
import { isFailure, readBlock, writeBlock, type Failure } from "./homeCall.ts";

type Values = Record<string, unknown>;

interface HomeBlockParts {
  bus: Bus;
  name: HomeBlockName;
  locale: Locale;
  onSaved(saved: Pick<Saved, "before" | "after">): void;
}

/** The fields of a block that differ between two of its states. */
const changedFields = (values: Values, before: Values): string[] =>
  Object.keys(values).filter((field) => !isSame(values[field], before[field]));

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/**
 * A block of the home page while it is written: what the server has, and what was typed, which this device keeps until
 * it is saved. What two people write of different fields is both kept.
 */
export function useHomeBlock({ bus, name, locale, onSaved }: HomeBlockParts) {
  const { t } = useTranslation();
  const { again$ } = useCalls(locale);
  const email = bus.user$.value?.email ?? "";
  const [journal] = useState(() => panelJournal(email, { resource: "home", id: 0 }, name));
  /** Upon which it is written. */
  const [block, setBlock] = useState<HomeBlockState>();
  const [values, setValues] = useState<Values>({});
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const [isRestored, setRestored] = useState(false);

  const fail = (found: Failure) => {
    setFailure(found);
    if (found.kind === "signedOut") bus.askToSignIn();
  };
  const take = useEffectEvent((answer: HomeBlockState | Failure) => {
    if (isFailure(answer)) {
      fail(answer);
      return;
    }
    const kept = journal.read();
    const before = kept?.values.before as Values | undefined;
    setFailure(undefined);
    setBlock(
      kept && before ? { ...answer, revision: kept.revision ?? 0, content: before } : answer,
    );
    setValues((kept?.values.value as Values | undefined) ?? answer.content);
    setRestored(kept !== null);
  });
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const answer = await readBlock(name, locale);
      if (isCurrent) take(answer);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [locale, name]);

  const save = async (upon = block, seen = block) => {
    if (!upon || !seen) return;
    const mine = changedFields(values, seen.content);
    const sent = pick(values, mine);
    const known = recordProblems(pick(homeBlockFields[name], mine) as Fields, sent);
    if (Object.keys(known).length > 0) {
      fail({ kind: "refused", problems: known });
      return;
    }
    setBusy(true);
    setFailure(undefined);
    let answer = await writeBlock(name, locale, { ...sent, revision: upon.revision });
    if (isFailure(answer) && answer.kind === "changed") {
      const { content, revision } = answer.block;
      const isElsewhere = mine.every((field) => isSame(content[field], seen.content[field]));
      if (isElsewhere) answer = await writeBlock(name, locale, { ...sent, revision });
    }
    setBusy(false);
    if (isFailure(answer)) {
      fail(answer);
      return;
    }
    journal.clear();
    bus.alertShown$.next({ tone: "success", text: t("homePanel.saved") });
    bus.refreshPage();
    onSaved({ before: pick(upon.content, mine), after: pick(answer.content, mine) });
  };

  const goOn = useEffectEvent((who: unknown) => {
    if (failure?.kind !== "signedOut" || who !== email) return;
    if (block) void save();
    else void (async () => take(await readBlock(name, locale)))();
  });
  useEffect(() => {
    const subscription = again$.subscribe((who) => goOn(who));
    return () => subscription.unsubscribe();
  }, [again$]);

  return {
    block,
    values,
    failure,
    isBusy,
    isRestored,
    hasChanges: block !== undefined && changedFields(values, block.content).length > 0,
    change(next: Values) {
      setValues(next);
      setRestored(false);
      if (failure?.kind === "refused") setFailure(undefined);
      if (block) journal.write({ value: next, before: block.content }, block.revision);
    },
    save: () => save(),
    /** Saves one's own fields over those of another person. */
    takeMine: (theirs: HomeBlockState) => save(theirs),
    takeTheirs(theirs: HomeBlockState) {
      setBlock(theirs);
      setValues(theirs.content);
      setFailure(undefined);
      journal.clear();
      bus.refreshPage();
    },
    /** Of fields that one has written: what this state says. */
    wordsIn(content: Values): string {
      const mine = block ? changedFields(values, block.content) : [];
      return mine.flatMap((field) => textsIn(content[field])).join(" · ");
    },
    forget: () => journal.clear(),
  };
}

/** All words and numbers in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
