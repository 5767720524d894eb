/** What the texts of the season's dates are made of. */
export interface SeasonDates {
  startDay: number;
  startMonth: string;
  endDay: number;
  endMonth: string;
  endYear: string;
}

/**
 * A season's first and last day in parts.
 * @param startsOn YYYY-MM-DD, as `endsOn`
 * @param months the twelve months as the language writes them
 */
export function seasonDates(
  startsOn: string,
  endsOn: string,
  months: readonly string[],
): SeasonDates {
  const [, startMonth = 1, startDay = 1] = startsOn.split("-").map(Number);
  const [endYear = "", endMonth = "1", endDay = "1"] = endsOn.split("-");
  return {
    startDay,
    startMonth: months[startMonth - 1] ?? "",
    endDay: Number(endDay),
    endMonth: months[Number(endMonth) - 1] ?? "",
    endYear,
  };
}
