import { ImportError, type ImportProblem } from "../importError.ts";
import {
  concertRow,
  programmeRow,
  soloistRow,
  workRow,
  type NyphilConcert,
  type NyphilProgramme,
  type NyphilSoloist,
  type NyphilWork,
} from "./nyphilSchema.ts";

/** What a day in the file looks like: midnight in New York, written in UTC. */
const datePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const timePattern = /^(?:0?\d|1[0-2]):[0-5]\d\s?[AP]M$/i;
/** The orchestra was founded in 1842; a year far from that is a slip. */
const years = { from: 1800, to: 2199 };

/** Whether it is a day of the calendar: JavaScript takes 30 February for 1 March. */
function isDate(text: unknown): text is string {
  if (typeof text !== "string" || !datePattern.test(text)) return false;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return false;
  const year = date.getUTCFullYear();
  return date.toISOString().startsWith(text.slice(0, 10)) && year >= years.from && year <= years.to;
}

function concertProblems({ Date: date, Time }: NyphilConcert): string[] {
  const problems: string[] = [];
  if (!isDate(date)) problems.push(`Date is no date: ${JSON.stringify(date)}`);
  const time = Time.trim();
  if (time !== "" && time !== "None" && !timePattern.test(time)) {
    problems.push(`Time is no time: ${JSON.stringify(Time)}`);
  }
  return problems;
}

function workProblems({ ID, workTitle, interval }: NyphilWork): string[] {
  if (interval !== undefined) return [];
  if (!workTitle) return ["has neither a workTitle nor an interval"];
  // by its number a work is known again
  return /^\d+(?:\*|$)/.test(ID) ? [] : [`ID is no work's number: ${JSON.stringify(ID)}`];
}

type Report = (
  position: string,
  kind: "program" | "concert" | "work" | "soloist",
  reasons: readonly string[],
) => void;

function readSoloist(value: unknown, position: string, report: Report): NyphilSoloist[] {
  if (soloistRow.isRow(value)) return [value];
  report(position, "soloist", soloistRow.problemsOf(value));
  return [];
}

function readWork(value: unknown, position: string, report: Report): NyphilWork[] {
  if (!workRow.isRow(value)) {
    report(position, "work", workRow.problemsOf(value));
    return [];
  }
  const soloists = value.soloists.flatMap((soloist, index) =>
    readSoloist(soloist, `${position}.soloists[${index}]`, report),
  );
  const work: NyphilWork = { ...value, soloists };
  const problems = workProblems(work);
  if (problems.length === 0) return [work];
  report(position, "work", problems);
  return [];
}

function readConcert(
  value: unknown,
  position: string,
  report: Report,
): NyphilProgramme["concerts"] {
  const problems = concertRow.isRow(value) ? concertProblems(value) : concertRow.problemsOf(value);
  if (problems.length === 0 && concertRow.isRow(value)) return [value];
  report(position, "concert", problems);
  const date = typeof value === "object" && value !== null && "Date" in value ? value.Date : null;
  return isDate(date) ? [{ Date: date, isLeftOut: true }] : [];
}

function readProgramme(value: unknown, position: string, report: Report): NyphilProgramme[] {
  if (!programmeRow.isRow(value)) {
    report(position, "program", programmeRow.problemsOf(value));
    return [];
  }
  const { concerts, works } = value;
  return [
    {
      ...value,
      concerts: concerts.flatMap((concert, index) =>
        readConcert(concert, `${position}.concerts[${index}]`, report),
      ),
      works: works.flatMap((work, index) => readWork(work, `${position}.works[${index}]`, report)),
    },
  ];
}

function listOf(json: string): unknown[] {
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
  return list;
}

/** The number by which the source knows a programme, for people who look for it there. */
function programmeNumber(value: unknown): string {
  const found =
    typeof value === "object" && value !== null && "programID" in value ? value.programID : "";
  return typeof found === "string" && found.length <= 100 ? found : "";
}

/** The rows of a file that can be read, and what is wrong with the others. */
export interface NyphilFile {
  programmes: NyphilProgramme[];
  problems: ImportProblem[];
}

/**
 * Reads a file of the New York Philharmonic's performance history, row by row: a program without its
 * bad concerts and works, a work without its bad soloists.
 * @throws ImportError where it is no such file at all
 */
export function readNyphilFile(json: string): NyphilFile {
  const problems: ImportProblem[] = [];
  const seen = new Map<string, number>();
  const programmes = listOf(json).flatMap((value, index) => {
    const number = programmeNumber(value);
    const program = `program ${number}`.trim();
    const report: Report = (position, kind, reasons) => {
      const row = kind === "program" ? program : `${kind} of ${program}`;
      problems.push({ position, row, reason: reasons.join("; ") });
    };
    const position = `programs[${index}]`;
    const found = readProgramme(value, position, report);
    return found.filter(({ id }) => {
      const earlier = seen.get(id);
      if (earlier === undefined) seen.set(id, index);
      else report(position, "program", [`id repeats that of programs[${earlier}]`]);
      return earlier === undefined;
    });
  });
  return { programmes, problems };
}
