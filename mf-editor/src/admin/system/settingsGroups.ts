/** The settings in the order of their form; a setting without a group would have no place there. */
export const settingsGroups = [
  {
    title: { de: "Festival", en: "Festival" },
    fields: ["festival_name", "my_account_url", "social_links", "map_river"],
  },
  { title: { de: "Wer die Website betreibt", en: "Who runs the website" }, fields: ["provider"] },
  { title: { de: "Barrierefreiheit", en: "Accessibility" }, fields: ["accessibility"] },
  {
    title: { de: "Wo es Karten gibt", en: "Where tickets are sold" },
    fields: ["ticket_shop", "contract_links"],
  },
  { title: { de: "Auskunft am Telefon", en: "Answers by telephone" }, fields: ["hotline"] },
  {
    title: { de: "Mails", en: "Mails" },
    fields: ["mail_sender", "mail_recipients", "rights_recipients"],
  },
  {
    title: { de: "Dienste und Einwilligung", en: "Services and consent" },
    fields: ["map_provider", "starmate_domain", "tag_manager_id", "consent_version"],
  },
  {
    title: { de: "Verarbeitung von Daten", en: "Processing of data" },
    fields: ["processors", "legal_bases"],
  },
  { title: { de: "Betrieb", en: "Operation" }, fields: ["shows_outdated_pages"] },
];
