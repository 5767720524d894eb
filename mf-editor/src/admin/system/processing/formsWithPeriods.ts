/** All forms that the table of periods names; more than a festival has, and as many as one call answers. */
export const formsWithPeriods = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: "position", order: "ASC" },
  filter: {},
} as const;
