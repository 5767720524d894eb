import { isOnline, picture, recordTitle } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

/** Quizzes with their questions and answers. The newest that is online is shown. */
export const quizzes = {
  name: "quizzes",
  singular: "quiz",
  labels: {
    one: { de: "Concert-O-Mat", en: "Concert-O-Mat" },
    many: { de: "Fragen und Antworten", en: "Questions and answers" },
  },
  group: "quiz",
  title: ["title"],
  fields: {
    title: recordTitle,
    intro: {
      kind: "prose",
      label: { de: "Einleitung", en: "Introduction" },
      localized: true,
      max: 1000,
    },
    is_online: isOnline,
    questions: {
      kind: "rows",
      label: { de: "Fragen", en: "Questions" },
      row: { de: "Frage", en: "Question" },
      required: true,
      fields: {
        id: { kind: "rowId", label: { de: "Nummer", en: "Number" } },
        kind: {
          kind: "choice",
          label: { de: "Art der Frage", en: "Kind of question" },
          required: true,
          options: [
            { value: "one", label: { de: "Eine Antwort", en: "One answer" } },
            { value: "several", label: { de: "Mehrere Antworten", en: "Several answers" } },
            { value: "pictures", label: { de: "Wahl zwischen Bildern", en: "Choice of pictures" } },
            { value: "sounds", label: { de: "Wahl zwischen Klängen", en: "Choice of sounds" } },
            { value: "slider", label: { de: "Schieberegler", en: "Slider" } },
            { value: "when", label: { de: "Wann man kommt", en: "When one comes" } },
            { value: "company", label: { de: "Mit wem man kommt", en: "With whom one comes" } },
          ],
        },
        text: {
          kind: "line",
          label: { de: "Frage", en: "Question" },
          required: true,
          localized: true,
          max: 300,
        },
        help: {
          kind: "line",
          label: { de: "Hilfe zur Frage", en: "Help with the question" },
          localized: true,
          max: 500,
        },
        answers: {
          kind: "rows",
          label: { de: "Antworten", en: "Answers" },
          row: { de: "Antwort", en: "Answer" },
          required: true,
          fields: {
            id: { kind: "rowId", label: { de: "Nummer", en: "Number" } },
            text: {
              kind: "line",
              label: { de: "Antwort", en: "Answer" },
              required: true,
              localized: true,
              max: 300,
            },
            image_id: picture,
            sound_id: {
              kind: "file",
              label: { de: "Klang", en: "Sound" },
              to: "files",
              of: "sound",
            },
            weights: {
              kind: "weights",
              label: { de: "Wofür die Antwort spricht", en: "What the answer speaks for" },
            },
          },
          min: 2,
          max: 12,
        },
      },
      min: 1,
      max: 30,
    },
  },
  list: {
    columns: ["title", "is_online"],
    search: ["title"],
    sort: ["title", "is_online"],
    defaultSort: "-id",
  },
} as const satisfies ResourceDescription;
