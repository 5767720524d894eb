/** The numbers of the field types of forms. */
export const fieldType = {
  text: 1,
  textarea: 2,
  email: 3,
  checkbox: 4,
  checkboxes: 5,
  select: 6,
  multiSelect: 7,
  radio: 8,
  file: 9,
  date: 10,
  dateTime: 11,
  hidden: 12,
  number: 13,
  url: 14,
  birthDate: 15,
} as const;

/** Type of the synthetic field that repeats the email address; the backend appends it to every form. */
export const emailConfirmType = "emailconfirm";
export const emailConfirmSlug = "email2";

/** The longest value a text field takes, in characters. */
export const maxLength = { line: 500, text: 10_000 } as const;
