import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { events } from "@festival/contracts/resources/programme/events";
import { recordFields, richTextIn, sectionsPlace } from "@festival/shared-ui/editing";
import cast from "../../components/Cast/Cast.module.css?locals";
import programme from "../../components/EventProgramme/EventProgramme.module.css?locals";
import type { EventData } from "./eventData.ts";
import head from "./EventHead.module.css?locals";
import styles from "./EventPage.module.css?locals";
import facts from "./Facts.module.css?locals";
import tickets from "./Tickets.module.css?locals";

/** What of an event's page can be edited. */
export function eventPlaces({ data }: Page<EventData>): EditablePage {
  const { id } = data;
  const main = `.${styles.main}`;
  const words = `.${head.head} > .${head.words}`;
  const title = `${words} > .${head.title}`;
  const plans = `.${facts.mainFacts}`;
  const further = `.${facts.furtherFacts}`;
  const ways = `.${tickets.tickets}`;
  const played = `.${programme.programme}`;
  const hasCast = data.cast.ensembles.length + data.cast.groups.length > 0;
  const fields = recordFields(events, id, {
    title: ["h1", "title"],
    title_language: ["h1"],
    subtitle: [data.subtitle ? `${title} > .${head.subtitle}` : title, "subtitle"],
    status: [title],
    status_reason: [title],
    image_ids: [data.image ? `.${head.figure} > .${head.picture}` : words],
    starts_at: [`${plans} time`],
    ends_at: [`${plans} time`],
    doors_at: [further],
    venue_id: [plans],
    genre_ids: [further],
    button_status: [ways],
    button_text: [ways],
    ticket_link: [ways],
    price_from: [ways],
    price_to: [ways],
    concessions: [ways],
    education: [ways],
    event_compositions: [data.programme.length > 0 ? played : main],
    program_text: [data.program_text ? richTextIn(played) : main, "program_text"],
    event_castmembers: [hasCast ? `.${cast.cast}` : main],
    ensemble_ids: [hasCast ? `.${cast.cast}` : main],
    description: [data.description ? richTextIn(`${main} > .${styles.part}`) : main, "description"],
  });
  const sections = [sectionsPlace({ type: "event", id }, "modules")];
  return { sections, fields, admin: { resource: events.name, id } };
}
