import type { Locale } from "@festival/contracts/locales";
import * as home from "../page/home/homeCall.ts";
import * as records from "../page/record/recordCall.ts";
import { backAround, type Saved, type SavedPlace } from "../workingCopy/saved.ts";

type Values = Readonly<Record<string, unknown>>;
interface State {
  revision: number;
  values: Values;
}
type Failure = records.Failure["kind"] | home.Failure["kind"];
type Answer = State | { kind: Failure };

/** What came of it; `saved` is what takes that back again. */
export type TakenBack = { kind: "done"; saved: Saved } | { kind: Failure };

const isFailure = (answer: Answer): answer is { kind: Failure } => "kind" in answer;

const stateOfRecord = (answer: Awaited<ReturnType<typeof records.readRecord>>): Answer =>
  records.isFailure(answer) ? { kind: answer.kind } : { revision: answer.revision, values: answer };

const stateOfBlock = (answer: Awaited<ReturnType<typeof home.readBlock>>): Answer =>
  home.isFailure(answer)
    ? { kind: answer.kind }
    : { revision: answer.revision, values: answer.content };

async function read(place: SavedPlace, locale: Locale): Promise<Answer> {
  return place.kind === "record"
    ? stateOfRecord(await records.readRecord(place, locale))
    : stateOfBlock(await home.readBlock(place.name, locale));
}

async function write(place: SavedPlace, locale: Locale, state: State): Promise<Answer> {
  const body = { ...state.values, revision: state.revision };
  return place.kind === "record"
    ? stateOfRecord(await records.writeRecord(place, locale, body))
    : stateOfBlock(await home.writeBlock(place.name, locale, body));
}

/** Times that others may write between what is read and what is written. */
const tries = 3;

/** Writes at the server what takes back what a panel saved, or does it again. */
export async function takeBack(saved: Saved, locale: Locale): Promise<TakenBack> {
  const { place } = saved;
  const names = Object.keys(saved.after);
  const own = (values: Values): Values =>
    Object.fromEntries(names.map((name) => [name, values[name]]));
  for (let left = tries; left > 0; left -= 1) {
    const present = await read(place, locale);
    if (isFailure(present)) return present;
    const values = backAround(saved, present.values);
    if (!values) return { kind: "changed" };
    const before = own(present.values);
    if (Object.keys(values).length === 0) {
      return { kind: "done", saved: { place, before: saved.after, after: before } };
    }
    const written = await write(place, locale, { revision: present.revision, values });
    if (!isFailure(written)) {
      return { kind: "done", saved: { place, before, after: own(written.values) } };
    }
    if (written.kind !== "changed") return written;
  }
  return { kind: "changed" };
}
