import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useEffectEvent, useState } from "react";
import type { Bus } from "../../bus.ts";
import { panelJournal } from "../../admin/records/journal.ts";
import { useCalls } from "../../calls/callsContext.ts";
import { isSame } from "../../workingCopy/isSame.ts";
import type { Saved } from "../../workingCopy/saved.ts";
import type { RecordField } from "../fields.ts";
import { refreshAfter } from "./refreshAfter.ts";
import { isFailure, readRecord, writeRecord, type Failure } from "./recordCall.ts";

interface RecordFieldParts {
  bus: Bus;
  field: RecordField;
  locale: Locale;
  onSaved(saved: Pick<Saved, "before" | "after">): void;
}

/**
 * A field of a record while it is written: what the server has, and what was typed, which this device keeps until it
 * is saved. Where the session ends, what failed goes on once the same person has signed in again.
 */
export function useRecordField({ bus, field, locale, onSaved }: RecordFieldParts) {
  const { t } = useTranslation();
  const { again$ } = useCalls(locale);
  const { target, field: name } = field;
  const email = bus.user$.value?.email ?? "";
  const [journal] = useState(() => panelJournal(email, target, name));
  const [record, setRecord] = useState<StaffRecord>();
  const [value, setValue] = useState<unknown>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const [isRestored, setRestored] = useState(false);

  const fail = (found: Failure) => {
    setFailure(found);
    if (found.kind === "signedOut") bus.askToSignIn();
  };
  const take = useEffectEvent((answer: StaffRecord | Failure) => {
    if (isFailure(answer)) {
      fail(answer);
      return;
    }
    const kept = journal.read();
    // words that were written upon an older revision are sent with it: the server says what others wrote
    const { revision = null, values } = kept ?? {};
    setFailure(undefined);
    setRecord(revision === null ? answer : { ...answer, revision, [name]: values?.before });
    setValue(values ? values.value : answer[name]);
    setRestored(kept !== null);
  });
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const answer = await readRecord(target, locale);
      if (isCurrent) take(answer);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [locale, target]);

  const save = async (upon = record) => {
    if (!upon) return;
    setBusy(true);
    setFailure(undefined);
    const write = (revision: number) => writeRecord(target, locale, { revision, [name]: value });
    let answer = await write(upon.revision);
    // others have written other fields
    const isElsewhere = (found: StaffRecord) => isSame(found[name], upon[name]);
    if (isFailure(answer) && answer.kind === "changed" && isElsewhere(answer.record)) {
      answer = await write(answer.record.revision);
    }
    setBusy(false);
    if (isFailure(answer)) {
      fail(answer);
      return;
    }
    journal.clear();
    bus.alertShown$.next({ tone: "success", text: t("recordPanel.saved") });
    refreshAfter(bus, target.resource);
    onSaved({ before: { [name]: upon[name] }, after: { [name]: answer[name] } });
  };

  const goOn = useEffectEvent((who: unknown) => {
    if (failure?.kind !== "signedOut" || who !== email) return;
    if (record) void save();
    else void (async () => take(await readRecord(target, locale)))();
  });
  useEffect(() => {
    const subscription = again$.subscribe((who) => goOn(who));
    return () => subscription.unsubscribe();
  }, [again$]);

  return {
    record,
    value,
    failure,
    isBusy,
    /** Whether the words are those that were typed before and not saved. */
    isRestored,
    change(next: unknown) {
      setValue(next);
      setRestored(false);
      if (failure?.kind === "refused") setFailure(undefined);
      if (record) journal.write({ value: next, before: record[name] }, record.revision);
    },
    save: () => save(),
    /** Says what is wrong without a call. */
    refuse: (problems: Readonly<Record<string, FieldProblem>>) =>
      setFailure({ kind: "refused", problems }),
    /** Saves one's own words over those of another person. */
    takeMine(theirs: StaffRecord) {
      setRecord(theirs);
      return save(theirs);
    },
    takeTheirs(theirs: StaffRecord) {
      setRecord(theirs);
      setValue(theirs[name]);
      setFailure(undefined);
      journal.clear();
      refreshAfter(bus, target.resource);
    },
    /** Drops what this device keeps of it. */
    forget: () => journal.clear(),
  };
}
