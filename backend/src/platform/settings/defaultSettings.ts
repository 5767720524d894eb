import type { Settings } from "@festival/contracts/api/settings";

/** What holds until staff set something else. */
export const defaultSettings: Settings = {
  festival_name: { de: "Musikfest", en: "Music festival" },
  provider: {
    name: "",
    street: "",
    postal_code: "",
    city: "",
    country: "",
    represented_by: "",
    email: "",
    phone: "",
    register_court: "",
    register_number: "",
    vat_id: "",
    responsible: "",
  },
  my_account_url: "",
  social_links: { tiktok: "", instagram: "", facebook: "", youtube: "" },
  tag_manager_id: "",
  consent_version: 1,
  mail_sender: { name: "", address: "" },
  mail_recipients: [],
  starmate_domain: "",
  map_provider: "none",
  shows_outdated_pages: false,
  hotline: {
    is_enabled: true,
    phone: "",
    hours: { de: "Montag bis Freitag 9–15 Uhr", en: "Monday to Friday, 9 am – 3 pm" },
    text: { de: "", en: "" },
    weekdays: [1, 2, 3, 4, 5],
    opens: "09:00",
    closes: "15:00",
    exceptions: [],
  },
};
