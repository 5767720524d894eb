import type { FieldGroup } from "./adminResource.ts";

const general = { de: "Allgemein", en: "General" };
const search = { de: "Suchmaschinen und Vorschau", en: "Search engines and previews" };
const visibility = { de: "Sichtbarkeit", en: "Visibility" };
const words = (list: string) => list.trim().split(/\s+/);
const meta = words("meta_title meta_description og_title og_description og_image_id");

/**
 * How the fields of the larger forms stand together, as an office thinks of them. Fields that no group names stand
 * in one of their own at the end; resources that are not here have a single group.
 */
export const layouts: Readonly<Record<string, readonly FieldGroup[]>> = {
  events: [
    {
      title: { de: "Was und wann", en: "What and when" },
      fields: words(`title subtitle slug starts_at ends_at has_time time_zone doors_at venue_id
        introduction_at introduction_place is_online`),
    },
    {
      title: { de: "Stand und Änderungen", en: "State and changes" },
      fields: words("status status_reason previous_starts_at previous_venue_id"),
    },
    {
      title: { de: "Programm und Besetzung", en: "Programme and cast" },
      fields: words("event_compositions event_castmembers ensemble_ids"),
    },
    {
      title: { de: "Karten", en: "Tickets" },
      fields: words(`button_status button_text ticket_link price_from price_to concessions edid
        eid`),
    },
    {
      title: { de: "Texte", en: "Texts" },
      fields: words("description program_text age_recommendation education"),
    },
    {
      title: { de: "Bilder, Links und Übertragungen", en: "Pictures, links and broadcasts" },
      fields: words("image_ids download_ids links broadcasts article_ids"),
    },
    {
      title: { de: "Einordnung und Zugang", en: "Grouping and access" },
      fields: words("genre_id genre_ids sponsor_ids resident_artist fellowship_artist access"),
    },
  ],
  pages: [
    { title: general, fields: words("title headline urls content_type") },
    { title: visibility, fields: words("is_online is_clickable in_menu in_footer") },
    {
      title: { de: "Leichte Sprache und Gebärden", en: "Easy language and signs" },
      fields: words("easy_page_id sign_page_id"),
    },
    { title: search, fields: [...meta, "og_type"] },
  ],
  articles: [
    {
      title: general,
      fields: words("title pretitle slug teaser image_id published_at reading_minutes is_online"),
    },
    {
      title: { de: "Einordnung", en: "Grouping" },
      fields: words("category_id author_ids tag_ids reading_ids"),
    },
    { title: search, fields: meta },
  ],
  forms: [
    {
      title: general,
      fields: words("title slug intro purpose is_online is_listed position"),
    },
    { title: { de: "Was gefragt wird", en: "What is asked" }, fields: ["fields"] },
    {
      title: { de: "Absenden", en: "Sending" },
      fields: words("submit_label success_title success_text"),
    },
    {
      title: { de: "Einsendungen", en: "Entries" },
      fields: words("recipients mails_entry retention_days confirms_by_mail"),
    },
  ],
  booklets: [
    { title: general, fields: words("event_id title introduction is_online") },
    { title: { de: "Im Heft", en: "In the booklet" }, fields: ["works", "biographies"] },
  ],
};
