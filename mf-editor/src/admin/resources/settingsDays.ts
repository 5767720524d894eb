type Values = Readonly<Record<string, unknown>>;

/** Days of the week are numbers in the settings and choices, which are words, on a form. */
export function withDays<Given extends Values>(
  values: Given,
  to: (day: unknown) => unknown,
): Given {
  const { hotline } = values;
  if (typeof hotline !== "object" || hotline === null || !("weekdays" in hotline)) return values;
  const weekdays = Array.isArray(hotline.weekdays) ? hotline.weekdays.map(to) : [];
  return { ...values, hotline: { ...hotline, weekdays } };
}
