import type { EventDetail } from "@festival/contracts/api/events";
import { bindWords } from "./bindWords.ts";

/** One work on the programme, or the interval between two. */
export interface ProgrammeItem {
  id: number;
  kind: "work" | "interval";
  composer: string;
  composerYears: string;
  title: string;
  detail: string;
  minutes: number | null;
  soloists: { name: string; role: string }[];
}

/** What is played, ready to read. */
export function programmeItems(event: EventDetail): ProgrammeItem[] {
  return event.event_compositions.map((item) => ({
    id: item.id,
    kind: item.kind,
    composer: item.composer,
    composerYears: item.composer_years,
    title: bindWords(item.title),
    detail: bindWords(item.detail),
    minutes: item.duration_minutes,
    soloists: item.soloists.map(({ name, role }) => ({ name, role: bindWords(role) })),
  }));
}
