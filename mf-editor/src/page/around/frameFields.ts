import type { EditableField, FramePart } from "@festival/contracts/editing";
import type { RecordField } from "../fields.ts";
import { settingsName } from "../record/settingsName.ts";

/** What of header and footer lists records, each of which has fields. */
export type FrameList = Extract<FramePart, "alert" | "menu" | "footer">;

/** A list of records that header or footer show. */
export type FrameField = Omit<EditableField, "target"> & { target: { frame: FrameList } };

const labels: Readonly<Record<FramePart, EditableField["label"]>> = {
  alert: { de: "Hinweis", en: "Alert" },
  name: { de: "Name des Festivals", en: "Name of the festival" },
  menu: { de: "Menü", en: "Menu" },
  footer: { de: "Links der Fußzeile", en: "Links of the footer" },
  hotline: { de: "Kartentelefon", en: "Ticket hotline" },
  socialLinks: { de: "Soziale Medien", en: "Social media" },
};

const settings: Readonly<Record<Exclude<FramePart, FrameList>, string>> = {
  name: "festival_name",
  hotline: "hotline",
  socialLinks: "social_links",
};

/** Whether it stands in the header; all else stands in the footer. */
export const isInHeader = (part: FramePart): boolean =>
  part === "alert" || part === "name" || part === "menu";

const isList = (part: FramePart): part is FrameList => !(part in settings);

/** Whether only those who may change the settings can edit it. */
export const isSetting = (part: FramePart): boolean => !isList(part);

/** What is edited of header and footer: a list of records, or one of the settings. */
export function frameField(part: FramePart): FrameField | RecordField {
  const field = { id: `frame:${part}`, kind: "panel", selector: "", label: labels[part] } as const;
  return isList(part)
    ? { ...field, target: { frame: part }, field: "" }
    : { ...field, target: { resource: settingsName, id: 0 }, field: settings[part] };
}
