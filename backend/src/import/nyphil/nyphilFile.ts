import { Type, type Static } from "typebox";
import { Compile } from "typebox/compile";
import { ImportError, type ImportProblem } from "../importError.ts";

/** Text in which parts were set in italics: the file keeps the parts apart and loses their places. */
const Emphasised = Type.Object({
  _: Type.Optional(Type.String()),
  em: Type.Union([Type.String(), Type.Array(Type.String())]),
});
export type NyphilText = string | Static<typeof Emphasised>;
const Text = Type.Union([Type.String(), Emphasised]);

const Soloist = Type.Object({
  soloistName: Type.String(),
  soloistInstrument: Type.String(),
  soloistRoles: Type.String(),
});

const Work = Type.Object({
  ID: Type.String(),
  composerName: Type.Optional(Type.String()),
  workTitle: Type.Optional(Text),
  movement: Type.Optional(Text),
  conductorName: Type.Optional(Type.String()),
  interval: Type.Optional(Type.String()),
  soloists: Type.Array(Soloist),
});
export type NyphilWork = Static<typeof Work>;

const Concert = Type.Object({
  eventType: Type.String(),
  Location: Type.String(),
  Venue: Type.String(),
  Date: Type.String(),
  Time: Type.String(),
});
export type NyphilConcert = Static<typeof Concert>;

const Programme = Type.Object({
  id: Type.String({ minLength: 1 }),
  programID: Type.String({ minLength: 1 }),
  orchestra: Type.String(),
  season: Type.String(),
  concerts: Type.Array(Concert, { minItems: 1 }),
  works: Type.Array(Work),
});
export type NyphilProgramme = Static<typeof Programme>;

const programmeCheck = Compile(Programme);
const problemsShown = 10;

/** "/works/3/soloists" => ".works[3].soloists" */
function dotted(pointer: string): string {
  return pointer.replace(/\/(\d+)/g, "[$1]").replaceAll("/", ".");
}

/** What a day in the file looks like: midnight in New York, written in UTC. */
const datePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const timePattern = /^(?:0?\d|1[0-2]):[0-5]\d\s?[AP]M$/i;

function concertProblems(concert: NyphilConcert, position: string): ImportProblem[] {
  const problems: ImportProblem[] = [];
  if (!datePattern.test(concert.Date) || Number.isNaN(Date.parse(concert.Date))) {
    problems.push({
      position: `${position}.Date`,
      reason: `is no date: ${JSON.stringify(concert.Date)}`,
    });
  }
  const time = concert.Time.trim();
  if (time !== "" && time !== "None" && !timePattern.test(time)) {
    problems.push({
      position: `${position}.Time`,
      reason: `is no time: ${JSON.stringify(concert.Time)}`,
    });
  }
  return problems;
}

function workProblems(work: NyphilWork, position: string): ImportProblem[] {
  const missing = work.interval === undefined && !work.workTitle;
  return missing ? [{ position: `${position}.workTitle`, reason: "is missing" }] : [];
}

function programmeProblems(value: unknown, position: string): ImportProblem[] {
  if (!programmeCheck.Check(value)) {
    return programmeCheck.Errors(value).map((error) => ({
      position: `${position}${dotted(error.instancePath)}`,
      reason: error.message,
    }));
  }
  return [
    ...value.concerts.flatMap((concert, i) =>
      concertProblems(concert, `${position}.concerts[${i}]`),
    ),
    ...value.works.flatMap((work, i) => workProblems(work, `${position}.works[${i}]`)),
  ];
}

/**
 * Reads a file of the New York Philharmonic's performance history.
 * @throws ImportError naming each broken record, its position and the reason
 */
export function readNyphilFile(json: string): NyphilProgramme[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw new ImportError(
      `The file is no JSON: ${error instanceof Error ? error.message : "unreadable"}`,
    );
  }
  const list =
    typeof parsed === "object" && parsed !== null && "programs" in parsed
      ? parsed.programs
      : undefined;
  if (!Array.isArray(list)) throw new ImportError("The file holds no list named programs.");

  const problems: ImportProblem[] = [];
  const programmes: NyphilProgramme[] = [];
  const seen = new Map<string, number>();
  for (const [index, value] of list.entries()) {
    const position = `programs[${index}]`;
    const found = programmeProblems(value, position);
    problems.push(...found);
    if (found.length > 0 || !programmeCheck.Check(value)) continue;
    const earlier = seen.get(value.id);
    if (earlier === undefined) seen.set(value.id, index);
    else
      problems.push({ position: `${position}.id`, reason: `repeats that of programs[${earlier}]` });
    programmes.push(value);
  }
  if (problems.length > 0) {
    const more = problems.length - problemsShown;
    throw new ImportError(
      `Nothing was imported: ${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in the file${more > 0 ? `, the first ${problemsShown} of them` : ""}.`,
      problems.slice(0, problemsShown),
    );
  }
  return programmes;
}
